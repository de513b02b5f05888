import RecurseTerminal
import RecurseThemes

/// A context in which a widget paints its content: a part of the screen, in the content's
/// coordinates.
///
/// ```swift
/// override func paint(_ context: GraphicsContext) {
///   let style = context.style(adding: context.isFocused ? .reverse : [])
///   context.draw("★★☆", column: 0, row: 0, style: style)
/// }
/// ```
///
/// Columns and rows count from the content's upper left corner. Painting outside the content is
/// clipped.
@MainActor
public struct GraphicsContext {
  let grid: CellGrid
  let painter: Painter
  /// The colors that apply here.
  var look: Look
  /// The position of the content on the screen.
  let origin: CellPoint
  let clip: CellRect

  /// The size of the content, in cells.
  public let size: CellSize
  /// The style of text here: inherited, and changed by the widget's modifiers.
  public let style: CellStyle
  /// The attributes that modifiers such as `underline(false)` clear.
  let cleared: TextAttributes
  /// A Boolean value that indicates whether the widget has the focus.
  public let isFocused: Bool

  /// The table that converts text to glyphs, once for many paints.
  public var glyphs: GlyphTable { grid.glyphs }

  /// Paints glyphs in a row, starting at a column. O(n).
  public func draw(
    _ glyphs: ArraySlice<Glyph>, column: Int, row: Int, style: CellStyle? = nil
  ) {
    reportCutGlyph(of: glyphs, at: column, row: row)
    grid.draw(
      glyphs, at: place(column: column, row: row), style: id(of: style ?? self.style), clip: clip)
  }

  /// Returns the position of a cell of the content on the screen.
  private func place(column: Int, row: Int) -> CellPoint {
    CellPoint(column: origin.column.addingClamped(column), row: origin.row.addingClamped(row))
  }

  /// Reports a wide glyph that is split by the clip, not by the edge of the widget.
  private func reportCutGlyph(of glyphs: ArraySlice<Glyph>, at column: Int, row: Int) {
    func isCut(at edge: Int) -> Bool {
      let index = (edge - origin.column).subtractingClamped(column)
      return index > 0 && index < glyphs.count && glyphs[glyphs.startIndex + index] == .continuation
    }
    guard
      clip.column > origin.column && isCut(at: clip.column)
        || clip.endColumn < origin.column + size.columns && isCut(at: clip.endColumn)
    else { return }
    painter.didCutGlyph(inRow: origin.row.addingClamped(row))
  }

  /// Paints one line of a text, each span in its own style. Allocates nothing.
  package func draw(
    _ line: TextLine, of text: EncodedText, styles: [StyleID], column: Int, row: Int
  ) {
    let start = column + line.indent
    reportCutGlyph(of: text.glyphs[line.head], at: start, row: row)
    if line.isTruncated {
      reportCutGlyph(of: text.glyphs[line.tail], at: start + line.head.count + 1, row: row)
    }
    grid.draw(line, of: text, styles: styles, at: place(column: column, row: row), clip: clip)
  }

  /// Returns the number of a style, for repeated use.
  package func id(of style: CellStyle) -> StyleID { grid.styles.id(look.concrete(style)) }

  /// Returns the number of a style with a link.
  func id(of style: CellStyle, link: Hyperlink?) -> StyleID {
    grid.styles.id(look.concrete(style), link: link)
  }

  /// Returns the style with which cells are painted: with the theme's colors, and with the color
  /// that its background sets.
  public func concrete(_ style: CellStyle) -> CellStyle { look.concrete(style) }

  /// The rows of the content that are not clipped. Other rows need not be painted.
  public var visibleRows: Range<Int> {
    let first = max(0, clip.row - origin.row)
    return first..<max(first, min(size.rows, clip.endRow - origin.row))
  }

  /// Paints a text in a row, starting at a column. O(n): the text is converted to glyphs each time.
  public func draw(_ text: String, column: Int, row: Int, style: CellStyle? = nil) {
    draw(grid.glyphs.encode(text)[...], column: column, row: row, style: style)
  }

  /// Paints a piece of a line in cells of a row, where it joins the lines of its group.
  package func drawLine(
    _ arms: LineArms, group: LineGroup, column: Int, row: Int, count: Int = 1
  ) {
    var line = style
    line.foreground = line.foreground ?? .border
    grid.drawLine(
      arms, group: group, count: count, at: place(column: column, row: row),
      style: id(of: line), clip: clip)
  }

  /// Fills a rectangle of the content with spaces in a style. A style without a background leaves
  /// it empty: the content behind shows.
  public func fill(_ rect: CellRect, style: CellStyle) {
    var filled = look.concrete(style)
    if style.background == nil {
      filled.background = look.empty.background
      filled.attributes.formUnion(look.empty.attributes)
    }
    grid.fill(
      rect.offset(columns: origin.column, rows: origin.row).intersection(clip), style: filled)
  }

  /// Adds attributes to cells of the content that are already painted.
  public func restyle(_ rect: CellRect, adding attributes: TextAttributes) {
    grid.restyle(
      rect.offset(columns: origin.column, rows: origin.row).intersection(clip), adding: attributes)
  }

  /// Gives cells that are already painted another foreground, if the style has one, and adds the
  /// style's attributes. The background stays.
  package func restyle(_ rect: CellRect, adding style: CellStyle) {
    var style = style
    style.background = nil
    tint(rect, with: style)
  }

  /// Gives cells that are already painted other colors, where the style has them, and adds the
  /// style's attributes.
  package func tint(_ rect: CellRect, with style: CellStyle) {
    let area = rect.offset(columns: origin.column, rows: origin.row).intersection(clip)
    let added = look.concrete(style)
    grid.restyle(area) { painted in
      var painted = painted
      painted.foreground = added.foreground ?? painted.foreground
      painted.background = added.background ?? painted.background
      painted.attributes.formUnion(added.attributes)
      return painted
    }
  }

  /// Shows cells that are already painted as selected: in the theme's selection colors, or reversed
  /// if it has none. Cells that look so already are reversed.
  public func highlight(_ rect: CellRect) {
    let area = rect.offset(columns: origin.column, rows: origin.row).intersection(clip)
    grid.restyle(area) { style in
      let highlighted = look.highlighted(style)
      guard highlighted == style else { return highlighted }
      var reversed = style
      reversed.attributes.formSymmetricDifference(.reverse)
      return reversed
    }
  }

  /// Makes cells that are already painted part of a link, if the terminal supports links (OSC 8).
  ///
  /// Bytes of the address that are not printable ASCII are percent-encoded. An address of more than
  /// 2,083 bytes makes no link, and is reported. Adjacent cells with the same address form one
  /// link, also across rows.
  public func link(_ rect: CellRect, to destination: String) {
    guard let link = Hyperlink(destination) else {
      if !destination.isEmpty { painter.reportLongAddress(destination) }
      return
    }
    grid.link(
      rect.offset(columns: origin.column, rows: origin.row).intersection(clip), to: link)
  }

  /// Returns the style of text here, with attributes added.
  public func style(adding attributes: TextAttributes) -> CellStyle {
    var style = style
    style.attributes.formUnion(attributes)
    return style
  }

  /// Returns the style of text here with an element's decoration, unless a modifier such as
  /// `underline(false)` cleared it.
  package func style(decoratedBy attributes: TextAttributes) -> CellStyle {
    style(adding: attributes.subtracting(cleared))
  }
}
