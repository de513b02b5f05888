import RecurseTerminal

/// A text broken into lines of a width, which a widget measures and paints.
///
/// ```swift
/// override func measure(_ proposal: LayoutProposal) -> CellSize {
///   guard let glyphs else { return .zero }
///   layout = TextLayout(element.caption, width: 20, lineLimit: 2, glyphs: glyphs)
///   return layout.size
/// }
///
/// override func paint(_ context: GraphicsContext) { context.draw(layout, column: 0, row: 0) }
/// ```
///
/// O(n) to create; O(cells) to paint.
public struct TextLayout {
  let text: EncodedText
  let lines: [TextLine]

  /// Breaks a text into lines.
  ///
  /// - Parameters:
  ///   - width: the columns of a line; `nil` breaks only at newlines.
  ///   - wrap: where a line may break.
  ///   - lineLimit: the maximum number of lines. The last line ends in `…` if there would be more.
  ///   - truncation: the part of a line that is shown if it does not fit.
  ///   - glyphs: the table of the widget's screen.
  public init(
    _ text: String, width: Int? = nil, wrap: TextWrap = .words, lineLimit: Int? = nil,
    truncation: TruncationMode = .tail, glyphs: GlyphTable
  ) {
    self.text = EncodedText(text, glyphs: glyphs)
    lines = self.text.lines(
      width: width ?? max(1, self.text.naturalWidth), wrap: wrap, limit: lineLimit,
      truncation: truncation)
  }

  /// The number of columns of the longest line, and the number of lines.
  public var size: CellSize {
    var longest = 0
    for line in lines { longest = max(longest, line.width) }
    return CellSize(columns: longest, rows: lines.count)
  }

  /// A Boolean value that indicates whether a part of the text is left out.
  public var isTruncated: Bool { lines.contains(where: \.isTruncated) }
}

extension GraphicsContext {
  /// Paints the lines of a text, starting at a cell.
  public func draw(_ layout: TextLayout, column: Int, row: Int, style: CellStyle? = nil) {
    let styles = [id(of: style ?? self.style)]
    for (index, line) in layout.lines.enumerated() {
      draw(line, of: layout.text, styles: styles, column: column, row: row + index)
    }
  }
}
