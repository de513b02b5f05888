import RecurseTerminal

extension SVG {
  /// The dots of Braille, which few fonts have in the width of their other glyphs: two beside each
  /// other in a cell, four below each other.
  struct Dots {
    /// The upper edge of the row.
    let top: Double
    /// The positions of dots in each of the four lines, in halves of a cell, from left to right.
    private var lines: [[Int]] = [[], [], [], []]

    init(top: Double) { self.top = top }

    /// - Parameter column: the cell, from the left edge of the picture.
    /// - Returns: `false` if the glyph is not of Braille.
    mutating func draw(_ glyph: Glyph, column: Int) -> Bool {
      guard case 0x2800...0x28FF = glyph.rawValue else { return false }
      for (half, bits) in Self.bits.enumerated() {
        for (line, bit) in bits.enumerated() where glyph.rawValue >> bit & 1 == 1 {
          lines[line].append(2 * column + half)
        }
      }
      return true
    }

    /// The bits of the dots in the left and the right half of a cell, from the top.
    private static let bits: [[UInt32]] = [[0, 1, 2, 6], [3, 4, 5, 7]]

    /// All dots: neighbours in a line are one line of dashes.
    func elements(_ color: String, _ opacity: String) -> [String] {
      var path = ""
      for (line, halves) in lines.enumerated() {
        var rest = halves[...]
        while let first = rest.first {
          let count = rest.enumerated().prefix { $0.element == first + $0.offset }.count
          rest = rest.dropFirst(count)
          let (left, right) = (Double(5 * first) + 1.5, Double(5 * (first + count)) - 1.5)
          let middle = top + Double(5 * line) + 2.5
          path += "M\(SVG.number(left)) \(SVG.number(middle))H\(SVG.number(right))"
        }
      }
      guard !path.isEmpty else { return [] }
      return [
        #"<path d="\#(path)" stroke="\#(color)" stroke-width="2" "#
          + #"stroke-dasharray="2 3"\#(opacity)/>"#
      ]
    }
  }
}
