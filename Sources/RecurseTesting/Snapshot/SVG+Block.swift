import RecurseTerminal

extension SVG {
  /// A block element: rectangles in eighths of a cell.
  struct Block {
    struct Part: Equatable {
      var left = 0, top = 0, right = 8, bottom = 8

      func rect(left edge: Double, top: Double, _ cell: (Double, Double) = (10, 20)) -> String {
        let (x, y) = (edge + Double(left) / 8 * cell.0, top + Double(self.top) / 8 * cell.1)
        let (width, height) = (
          Double(right - left) / 8 * cell.0, Double(bottom - self.top) / 8 * cell.1
        )
        return #"x="\#(SVG.number(x))" y="\#(SVG.number(y))" width="\#(SVG.number(width))" "#
          + #"height="\#(SVG.number(height))""#
      }
    }

    var parts: [Part] = []
    /// Less than 1 for shades.
    var opacity = 1.0

    init?(_ glyph: Glyph) {
      let value = Int(glyph.rawValue)
      switch value {
      case 0x2580: parts = [Part(bottom: 4)]
      case 0x2581...0x2588: parts = [Part(top: 0x2588 - value)]
      case 0x2589...0x258F: parts = [Part(right: 0x2590 - value)]
      case 0x2590: parts = [Part(left: 4)]
      case 0x2591...0x2593: (parts, opacity) = ([Part()], Double(value - 0x2590) / 4)
      case 0x2594: parts = [Part(bottom: 1)]
      case 0x2595: parts = [Part(left: 7)]
      case 0x2596...0x259F:
        let quarters = Self.quarters[value - 0x2596]
        let parts = [
          Part(right: 4, bottom: 4), Part(left: 4, bottom: 4), Part(top: 4, right: 4),
          Part(left: 4, top: 4),
        ]
        self.parts = parts.indices.filter { quarters & 1 << $0 != 0 }.map { parts[$0] }
      default: return nil
      }
    }

    /// Of U+2596 to U+259F: upper left 1, upper right 2, lower left 4, lower right 8.
    private static let quarters = [4, 8, 1, 13, 9, 7, 11, 2, 6, 14]
  }
}
