import RecurseTerminal
import RecurseWidgets

extension ReaderWidget {
  func paintRows(_ context: GraphicsContext) {
    let selected = selection?.cells(in: lines)
    var styles: [StyleID] = []
    for row in context.visibleRows.clamped(to: 0..<visible.count) {
      let shown = visible[row]
      let piece = lines.measured(shown.piece)
      let line = piece.lines[shown.index]
      context.find(&styles, of: piece.element)
      context.draw(line, of: piece.text, styles: styles, column: gutter - column, row: row)
      if let selected, let cells = selected.cells(of: line, in: shown.piece) {
        if let rect = rect(of: cells, in: line, row: row) { context.highlight(rect) }
      }
      paintMatches(context, of: shown, line, row: row)
      paintGutter(context, of: shown, row: row)
      if !element.wraps { paintMarks(context, of: line, row: row) }
    }
    if let indicator {
      context.draw(
        indicator, .vertical, column: gutter + textColumns, row: 0, isFocused: context.isFocused)
    }
    paintNewLines(context)
    paintLastRow(context)
  }

  /// The rectangle of cells of a piece in a row, as far as it is in view.
  func rect(of cells: Range<Int>, in line: TextLine, row: Int) -> CellRect? {
    let part = cells.clamped(to: line.head)
    let first = max(0, part.lowerBound - line.head.lowerBound - column)
    let last = min(textColumns, part.upperBound - line.head.lowerBound - column)
    guard first < last else { return nil }
    return CellRect(column: gutter + first, row: row, columns: last - first, rows: 1)
  }

  /// Shows the number of a line and its mark before its first row.
  private func paintGutter(_ context: GraphicsContext, of shown: LineRow, row: Int) {
    guard gutter > 0 else { return }
    // Text that is scrolled sideways may be there.
    context.fill(CellRect(column: 0, row: row, columns: gutter, rows: 1), style: context.style)
    guard shown.index == 0, shown.piece.index == 0 else { return }
    let line = shown.piece.line
    if marked.contains(line) {
      context.draw("•", column: 0, row: row, style: CellStyle(foreground: .accent))
    }
    guard element.hasLineNumbers else { return }
    let number = "\(line)"
    context.draw(
      number, column: gutter - 1 - number.utf8.count, row: row,
      style: CellStyle(foreground: .secondaryText))
  }

  /// Marks a line that continues beyond an edge.
  private func paintMarks(_ context: GraphicsContext, of line: TextLine, row: Int) {
    let columns = textColumns
    guard columns > 2 else { return }
    let style = CellStyle(foreground: .secondaryText)
    if column > 0, line.width > 0 { context.draw("‹", column: gutter, row: row, style: style) }
    if line.width - column > columns {
      context.draw("›", column: gutter + columns - 1, row: row, style: style)
    }
  }

  /// The text of the mark at the lower edge that counts new lines, and its first column.
  var newLinesMark: (text: String, column: Int)? {
    let count = viewport.newLines(in: lines)
    guard count > 0, let glyphs else { return nil }
    let text = " ↓ \(element.words.newLines.with(count)) "
    let width = glyphs.encode(text).count
    return width <= textColumns ? (text, gutter + textColumns - width) : nil
  }

  private func paintNewLines(_ context: GraphicsContext) {
    guard let mark = newLinesMark else { return }
    context.draw(
      mark.text, column: mark.column, row: rowCount - 1,
      style: CellStyle(background: .accent))
  }
}
