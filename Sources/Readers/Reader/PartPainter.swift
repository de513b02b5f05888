import RecurseTerminal
import RecurseWidgets

/// Draws the marks of a reader's parts in its lines, row by row.
///
///     backgrounds ─▶ the text, which keeps them ─▶ colors and attributes ─▶ the gutter
@MainActor
struct PartPainter {
  /// Cells of a piece that have a style.
  private struct StyledCells {
    var cells: Range<Int>
    var style: CellStyle
  }

  private let widget: ReaderWidget
  private let context: GraphicsContext
  private let parts: any LineParts
  /// `nil` if the theme has no backgrounds.
  private var colors: ChangeColors?
  /// The piece of the last row, and its styles: a long piece has many rows.
  private var last: (piece: LinePiece, styles: [StyledCells])?

  private static let changed = CellStyle(attributes: [.bold, .underline])
  private static let needless = CellStyle(foreground: .error, attributes: .reverse)

  init?(_ widget: ReaderWidget, _ context: GraphicsContext) {
    guard let parts = widget.element.parts else { return nil }
    (self.widget, self.context, self.parts) = (widget, context, parts)
    colors = ChangeColors(context)
  }

  private var surface: LineSurface { widget.surface }

  private func grounds(of shown: LineRow) -> ChangeColors.Grounds? {
    guard let colors else { return nil }
    return parts.change(of: shown.piece.line).map { colors[$0] }
  }

  // MARK: - Below the text

  /// Fills the rows of lines to which something happened, and the words of them that changed.
  func paintGrounds() {
    guard colors != nil else { return }
    var known: (piece: LinePiece, words: [StyledCells])?
    for row in context.visibleRows.clamped(to: 0..<surface.drawn.count) {
      let shown = surface.drawn[row]
      guard let grounds = grounds(of: shown) else { continue }
      fill(row, columns: surface.gutter + surface.textColumns, grounds)
      guard let ground = grounds.words else { continue }
      if known?.piece != shown.piece {
        let words = parts.changedBytes(inside: shown.piece.line)
          .map { StyledBytes($0, CellStyle(background: ground)) }
        known = (shown.piece, cells(of: words, in: shown.piece))
      }
      forEachRect(of: known?.words ?? [], in: shown, row: row) { context.fill($0, style: $1) }
    }
  }

  /// Fills the gutter of a row, where text that is scrolled sideways was.
  func paintGutterGround(of shown: LineRow, row: Int) {
    guard let grounds = grounds(of: shown) else { return }
    fill(row, columns: surface.gutter(of: shown.piece.line), grounds)
  }

  private func fill(_ row: Int, columns: Int, _ grounds: ChangeColors.Grounds) {
    context.fill(
      CellRect(column: 0, row: row, columns: columns, rows: 1),
      style: CellStyle(background: grounds.line))
  }

  // MARK: - The text

  /// Gives a row of text that is drawn its colors and attributes.
  mutating func paintText(of shown: LineRow, _ line: TextLine, row: Int) {
    let grounds = grounds(of: shown)
    let whole = grounds?.text ?? parts.style(of: shown.piece.line)
    if whole != CellStyle(), let rect = surface.rect(of: line.head, in: line, row: row) {
      context.restyle(rect, adding: whole)
    }
    if last?.piece != shown.piece { last = (shown.piece, styles(in: shown.piece, grounds)) }
    forEachRect(of: last?.styles ?? [], in: shown, row: row) { rect, style in
      context.restyle(rect, adding: style)
    }
  }

  private mutating func styles(
    in piece: LinePiece, _ grounds: ChangeColors.Grounds?
  ) -> [StyledCells] {
    var styles: [StyledCells] = []
    if colors != nil {
      let tokens = parts.styles(inside: piece.line).map { token in
        StyledBytes(token.range, readable(token.style, on: grounds))
      }
      styles += cells(of: tokens, in: piece)
    }
    let blanks = parts.needlessBlanks(of: piece.line)
    if grounds?.words == nil {
      // A word may end with the blanks.
      let words = parts.changedBytes(inside: piece.line).map { word in
        StyledBytes(word.clamped(to: 0..<(blanks?.lowerBound ?? .max)), Self.changed)
      }
      styles += cells(of: words, in: piece)
    }
    if let blanks { styles += cells(of: [StyledBytes(blanks, Self.needless)], in: piece) }
    return styles
  }

  private mutating func readable(
    _ style: CellStyle, on grounds: ChangeColors.Grounds?
  ) -> CellStyle {
    grounds.flatMap { colors?.readable(style, on: $0) } ?? style
  }

  /// Returns the cells of bytes of a line in a piece of it.
  private func cells(of styles: [StyledBytes], in piece: LinePiece) -> [StyledCells] {
    guard !styles.isEmpty else { return [] }
    let lines = surface.lines
    let start = piece.index * LineCache.pieceBytes
    let count = lines.measured(piece).bytes.count
    let inside = styles.compactMap { styled -> StyledBytes? in
      let range = styled.range.clamped(to: start..<start + count)
      return range.isEmpty
        ? nil : StyledBytes(range.lowerBound - start..<range.upperBound - start, styled.style)
    }
    return zip(inside, lines.cells(of: inside.map(\.range), in: piece)).map {
      StyledCells(cells: $1, style: $0.style)
    }
  }

  private func forEachRect(
    of styles: [StyledCells], in shown: LineRow, row: Int, _ body: (CellRect, CellStyle) -> Void
  ) {
    let line = surface.line(of: shown)
    for styled in styles {
      if let rect = surface.rect(of: styled.cells, in: line, row: row) { body(rect, styled.style) }
    }
  }

  // MARK: - The gutter

  /// Draws the signs of a line, and a bar beside the part that is chosen.
  mutating func paintSigns(of shown: LineRow, row: Int) {
    guard surface.gutter > 0 else { return }
    let line = shown.piece.line
    let grounds = grounds(of: shown)
    func draw(_ text: String, _ column: Int, _ style: CellStyle) {
      context.draw(text, column: column, row: row, style: readable(style, on: grounds))
    }
    if widget.chosenLines?.contains(line) == true {
      draw("▌", 0, CellStyle(foreground: context.isFocused ? .accent : .secondaryText))
    }
    guard shown.index == 0, shown.piece.index == 0, !parts.isProse(line) else { return }
    for sign in parts.signs(of: line, gutter: surface.gutter(of: line)) {
      draw(sign.text, sign.column, sign.style)
    }
  }
}
