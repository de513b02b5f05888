import RecurseTerminal

/// The part of the screen that a widget paints its content on.
@MainActor
public struct Canvas {
  let grid: CellGrid
  let painter: Painter
  /// Where the content begins on the screen.
  let origin: CellPoint
  let clip: CellRect

  /// The size of the content.
  public let size: CellSize
  /// The style of text here: what stands around the widget says, and its own modifiers.
  public let style: CellStyle
  /// Attributes that text here is not to have: `underline(false)`.
  let cleared: TextAttributes
  /// Whether the widget has the focus.
  public let isFocused: Bool

  /// Numbers of glyphs: a text is turned into glyphs once, and painted many times.
  public var glyphs: GlyphTable { grid.glyphs }

  /// Paints glyphs in a row, from a column on; what lies outside the widget is left out.
  public func draw(
    _ glyphs: ArraySlice<Glyph>, column: Int, row: Int, style: CellStyle? = nil
  ) {
    noteCut(of: glyphs, at: column, row: row)
    grid.draw(
      glyphs, at: place(column: column, row: row), style: grid.styles.id(style ?? self.style),
      clip: clip)
  }

  /// Where a cell of the content is on the screen.
  private func place(column: Int, row: Int) -> CellPoint {
    CellPoint(column: origin.column.addingHeld(column), row: origin.row.addingHeld(row))
  }

  /// Tells the painter where the edge of what is painted now, not of the widget, cuts a wide glyph.
  private func noteCut(of glyphs: ArraySlice<Glyph>, at column: Int, row: Int) {
    func isCut(at edge: Int) -> Bool {
      let index = (edge - origin.column).subtractingHeld(column)
      return index > 0 && index < glyphs.count && glyphs[glyphs.startIndex + index] == .continuation
    }
    guard
      clip.column > origin.column && isCut(at: clip.column)
        || clip.endColumn < origin.column + size.columns && isCut(at: clip.endColumn)
    else { return }
    painter.didCutGlyph(inRow: origin.row.addingHeld(row))
  }

  /// Paints one line of a text that was laid out, each of its spans in a style of its own.
  /// Allocates nothing.
  package func draw(
    _ line: TextLine, of text: EncodedText, styles: [StyleID], column: Int, row: Int
  ) {
    noteCut(of: text.glyphs[line.head], at: column, row: row)
    if line.isTruncated {
      noteCut(of: text.glyphs[line.tail], at: column + line.head.count + 1, row: row)
    }
    grid.draw(line, of: text, styles: styles, at: place(column: column, row: row), clip: clip)
  }

  /// The number of a style, for what is painted more than once.
  package func id(of style: CellStyle) -> StyleID { grid.styles.id(style) }

  /// The rows of the content that can be seen now: what lies in others need not be painted.
  public var visibleRows: Range<Int> {
    let first = max(0, clip.row - origin.row)
    return first..<max(first, min(size.rows, clip.endRow - origin.row))
  }

  /// Paints a text in a row, from a column on.
  public func draw(_ text: String, column: Int, row: Int, style: CellStyle? = nil) {
    draw(grid.glyphs.encode(text)[...], column: column, row: row, style: style)
  }

  /// Paints a piece of a line into cells of a row, which joins the lines that it meets.
  package func drawLine(
    _ arms: LineArms, group: UInt32, column: Int, row: Int, count: Int = 1
  ) {
    grid.drawLine(
      arms, group: group, count: count, at: place(column: column, row: row),
      style: grid.styles.id(style), clip: clip)
  }

  /// Paints a rectangle of the content in one style.
  public func fill(_ rect: CellRect, style: CellStyle) {
    grid.fill(
      rect.offset(columns: origin.column, rows: origin.row).intersection(clip), style: style)
  }

  /// Changes the style of cells that are painted already.
  public func restyle(_ rect: CellRect, adding attributes: TextAttributes) {
    grid.restyle(
      rect.offset(columns: origin.column, rows: origin.row).intersection(clip), adding: attributes)
  }

  /// The style of text here with attributes added.
  public func style(adding attributes: TextAttributes) -> CellStyle {
    var style = style
    style.attributes.formUnion(attributes)
    return style
  }

  /// The style of text here with an element's decoration, which `underline(false)` and its like
  /// take away.
  package func style(decoratedBy attributes: TextAttributes) -> CellStyle {
    style(adding: attributes.subtracting(cleared))
  }
}
