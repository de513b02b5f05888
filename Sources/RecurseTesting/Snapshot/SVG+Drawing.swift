import RecurseTerminal

extension SVG {
  /// Box lines, blocks and dots. They are drawn, because they have to join those of adjacent cells.
  struct Drawing {
    /// The upper edge of the row.
    let top: Double
    private var light = Path()
    private var heavy = Path()
    private var blocks: [(rect: String, opacity: Double)] = []
    private var dots: Dots

    init(top: Double) {
      self.top = top
      dots = Dots(top: top)
    }

    /// Draws a glyph; returns false if the font has to.
    ///
    /// - Parameter column: the cell, from the left edge of the picture.
    mutating func draw(_ glyph: Glyph, column: Int) -> Bool {
      let left = Double(column * SVG.cellWidth)
      if dots.draw(glyph, column: column) { return true }
      if let block = Block(glyph) {
        for part in block.parts {
          blocks.append((part.rect(left: left, top: top), block.opacity))
        }
        return true
      }
      guard let arms = LineArms(glyph) else { return false }
      let middle = (x: left + 5, y: top + 10)
      if arms.isRound {
        // From the arm to the side into the one up or down, around the corner.
        let side = arms[1] > 0 ? 5.0 : -5
        let rise = arms[2] > 0 ? 1.0 : -1
        light.curve(
          from: (middle.x + side, middle.y), around: middle,
          to: (middle.x, middle.y + 5 * rise))
        light.line(middle.x, middle.y + 5 * rise, middle.x, middle.y + 10 * rise)
        return true
      }
      // From left to right, so that a line through many cells is one.
      for direction in [3, 1, 0, 2] { arm(direction, of: arms, middle) }
      return true
    }

    /// Half the distance of a double line's two.
    private static let gap = 2.0

    private mutating func arm(_ direction: Int, of arms: LineArms, _ middle: (x: Double, y: Double))
    {
      let weight = arms[direction]
      guard weight > 0 else { return }
      let length = direction % 2 == 0 ? 10.0 : 5
      let isThrough = arms[(direction + 2) % 4] > 0
      let sides = [arms[(direction + 1) % 4], arms[(direction + 3) % 4]]
      let crossesDouble = sides.contains(3)
      if weight == 3 {
        for side in 0..<2 {
          // It follows the line to its side, continues straight, or turns the corner.
          let end = sides[side] == 3 ? Self.gap : isThrough || !crossesDouble ? 0 : -Self.gap
          stroke(
            direction, offset: side == 0 ? Self.gap : -Self.gap, end, length, middle, heavy: false)
        }
      } else {
        let end =
          isThrough || !crossesDouble ? 0 : sides == [3, 3] ? Self.gap : -Self.gap
        stroke(direction, offset: 0, end, length, middle, heavy: weight == 2)
      }
    }

    /// A line from near the middle to an edge; `offset` is its distance clockwise of the arm.
    private mutating func stroke(
      _ direction: Int, offset: Double, _ end: Double, _ length: Double,
      _ middle: (x: Double, y: Double), heavy isHeavy: Bool
    ) {
      func point(_ distance: Double) -> (Double, Double) {
        switch direction {
        case 0: (middle.x + offset, middle.y - distance)
        case 1: (middle.x + distance, middle.y + offset)
        case 2: (middle.x - offset, middle.y + distance)
        default: (middle.x - distance, middle.y - offset)
        }
      }
      let (first, last) =
        direction == 3 ? (point(length), point(end)) : (point(end), point(length))
      if isHeavy {
        heavy.line(first.0, first.1, last.0, last.1)
      } else {
        light.line(first.0, first.1, last.0, last.1)
      }
    }

    func elements(_ color: String, _ opacity: String) -> [String] {
      var elements = blocks.map {
        #"<rect \#($0.rect) fill="\#(color)""#
          + ($0.opacity < 1 ? #" fill-opacity="\#($0.opacity)""# : "") + "\(opacity)/>"
      }
      for (path, width) in [(light, 2.0), (heavy, 4)] where !path.text.isEmpty {
        elements.append(
          #"<path d="\#(path.text)" fill="none" stroke="\#(color)" "#
            + #"stroke-width="\#(SVG.number(width))" stroke-linecap="square"\#(opacity)/>"#)
      }
      return elements + dots.elements(color, opacity)
    }
  }

  /// Lines and curves. A horizontal line that starts at the end of the last one extends it.
  struct Path {
    private(set) var text = ""
    /// The end of the last line, if it was horizontal.
    private var horizontal: (x: Double, y: Double)?

    mutating func line(_ x: Double, _ y: Double, _ endX: Double, _ endY: Double) {
      if let last = horizontal, last == (x, y), y == endY {
        text.removeLast(SVG.number(x).utf8.count)
      } else {
        text += "M\(SVG.number(x)) \(SVG.number(y))"
        text += y == endY ? "H" : "V"
      }
      text += SVG.number(y == endY ? endX : endY)
      horizontal = y == endY ? (endX, endY) : nil
    }

    mutating func curve(
      from start: (Double, Double), around corner: (x: Double, y: Double), to end: (Double, Double)
    ) {
      let numbers = [start.0, start.1, corner.x, corner.y, end.0, end.1].map(SVG.number)
      text += "M\(numbers[0]) \(numbers[1])Q\(numbers[2...].joined(separator: " "))"
      horizontal = nil
    }
  }

  static func number(_ value: Double) -> String {
    value == value.rounded() ? String(Int(value)) : String(value)
  }
}
