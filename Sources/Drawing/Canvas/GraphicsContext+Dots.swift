import RecurseTerminal
import RecurseWidgets

extension GraphicsContext {
  /// Paints cells of dots in a row.
  ///
  /// A background is the color that the theme gives a foreground, so both halves of a cell have the
  /// colors that they would have alone. Where the terminal cannot show two colors, the cells are
  /// full.
  func drawDots(
    _ glyphs: [Glyph], _ foreground: Paint, on background: Paint?, _ column: Int, _ row: Int
  ) {
    let front = style(of: foreground)
    guard let background else {
      return draw(blocks: glyphs, column: column, row: row, style: front)
    }
    let rear = style(of: background).foreground
    var (both, shown) = (front, glyphs)
    if let rear {
      both.background = rear
    } else {
      // The terminal's color of text is no background: the other color takes that place.
      both.background = front.foreground
      both.foreground = nil
      shown = glyphs.map { $0.rest }
    }
    // Without a color of its own, text on a background gets one that can be read there.
    both.foreground = both.foreground ?? .terminal
    let isTwoColored = front.foreground != rear && concrete(both).background == both.background
    if isTwoColored {
      draw(shown[...], column: column, row: row, style: both)
    } else {
      let full = Array(repeating: Glyph(rawValue: 0x2588), count: glyphs.count)
      draw(blocks: full, column: column, row: row, style: front)
    }
  }

  /// Paints a character of a text.
  func drawText(
    _ character: Character, _ foreground: Paint, on background: Paint?, _ column: Int, _ row: Int
  ) {
    var style = style
    style.foreground = foreground.color
    style.background = background.flatMap { self.style(of: $0).foreground }
    draw(String(character), column: column, row: row, style: style)
  }

  /// The style of dots, which no line is drawn under.
  private func style(of paint: Paint) -> CellStyle {
    var style = style
    style.foreground = paint.color
    style.background = nil
    style = concrete(style)
    style.attributes.subtract(.underline)
    return style
  }
}

extension Glyph {
  /// The glyph that fills what this one leaves empty.
  fileprivate var rest: Glyph {
    Unicode.Scalar(rawValue).map { Glyph(rawValue: DotGrid.rest(of: $0).value) } ?? self
  }
}
