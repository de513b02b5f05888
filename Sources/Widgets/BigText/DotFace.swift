/// Characters of five rows of points, most of them three points wide.
struct DotFace {
  /// The points of a character.
  struct Shape: Equatable {
    /// The number of points in a row.
    let width: Int
    /// An octal number with a digit for each of the five rows and a bit for each point.
    fileprivate let bits: Int

    fileprivate init(_ bits: Int, width: Int = 3) {
      self.bits = bits
      self.width = width
    }

    /// Returns whether a point is part of the character. There is none below the last row.
    func isFull(row: Int, point: Int) -> Bool {
      row < DotFace.rows && bits >> (3 * (DotFace.rows - 1 - row) + width - 1 - point) & 1 == 1
    }
  }

  /// The number of rows of points.
  static let rows = 5

  static let shapes: [Character: Shape] = {
    let digits = [
      0o75557, 0o26227, 0o71747, 0o71717, 0o55711, 0o74717, 0o74757, 0o71111, 0o75757, 0o75717,
    ]
    let letters = [
      0o25755, 0o65656, 0o74447, 0o65556, 0o74647, 0o74644, 0o34553, 0o55755, 0o72227, 0o11157,
      0o55655, 0o44447, 0o57755, 0o65555, 0o25552, 0o75744, 0o25563, 0o65655, 0o34216, 0o72222,
      0o55552, 0o55522, 0o55775, 0o55255, 0o55222, 0o71247,
    ]
    var shapes: [Character: Shape] = [
      " ": Shape(0, width: 2), ":": Shape(0o01010, width: 1), ".": Shape(0o00001, width: 1),
      ",": Shape(0o00011, width: 1), "'": Shape(0o11000, width: 1), "!": Shape(0o11101, width: 1),
      "(": Shape(0o12221, width: 2), ")": Shape(0o21112, width: 2), "+": Shape(0o02720),
      "-": Shape(0o00700), "−": Shape(0o00700), "=": Shape(0o07070), "×": Shape(0o05250),
      "%": Shape(0o51245), "/": Shape(0o11244), "°": Shape(0o25200), "?": Shape(0o71302),
    ]
    for (character, bits) in zip("0123456789", digits) { shapes[character] = Shape(bits) }
    for (character, bits) in zip("ABCDEFGHIJKLMNOPQRSTUVWXYZ", letters) {
      shapes[character] = Shape(bits)
    }
    return shapes
  }()

  /// The characters for one point above another: neither, the upper, the lower, both.
  private static let halves: [Character] = [" ", "▀", "▄", "█"]

  /// The characters in three rows of half blocks. The lowest row has only its upper half.
  static let halfBlocks = shapes.mapValues { shape in
    (0..<3).map { row in
      String(
        (0..<shape.width).map { point in
          let upper = shape.isFull(row: 2 * row, point: point) ? 1 : 0
          let lower = shape.isFull(row: 2 * row + 1, point: point) ? 2 : 0
          return halves[upper + lower]
        })
    }
  }
}
