import Recurse

/// Digits and colons of five rows of points. Each point is painted as cells with a background, as
/// some terminals leave gaps between full blocks.
struct Digits: Component, Equatable {
  var text: String
  private var scale = 1

  init(text: String) { self.text = text }

  /// The width of unscaled digits: a point is two cells wide, which is about a square.
  var columns: Int { 2 * rows[0].count }

  func scaled(by factor: Int) -> Digits {
    var digits = self
    digits.scale = factor
    return digits
  }

  func render(state: Void) -> Node {
    VStack {
      for row in rows {
        HStack(spacing: 0) {
          for isFull in row {
            Text("").frame(width: 2 * scale, height: scale).background(isFull ? .accent : nil)
          }
        }
      }
    }
  }

  /// The points of each row, with a free one between two characters.
  private var rows: [[Bool]] {
    (0..<5).map { row in
      Array(text.map { Digits.points(of: $0, row: row) }.joined(separator: [false]))
    }
  }

  /// A character is an octal number with a digit for each row and a bit for each point.
  private static let shapes = [
    0o75557, 0o26227, 0o71747, 0o71717, 0o55711, 0o74717, 0o74757, 0o71111, 0o75757, 0o75717,
  ]

  private static func points(of character: Character, row: Int) -> [Bool] {
    guard let digit = character.wholeNumberValue else { return [row == 1 || row == 3] }
    let bits = shapes[digit] >> (12 - 3 * row)
    return [bits & 4 != 0, bits & 2 != 0, bits & 1 != 0]
  }
}
