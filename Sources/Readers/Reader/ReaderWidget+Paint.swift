import RecurseTerminal
import RecurseWidgets

extension ReaderWidget {
  func paintRows(_ context: GraphicsContext) {
    let columns = textColumns
    let selected = selection?.cells(in: lines)
    var styles: [StyleID] = []
    for row in context.visibleRows.clamped(to: 0..<visible.count) {
      let shown = visible[row]
      let piece = lines.measured(shown.piece)
      let line = piece.lines[shown.index]
      context.find(&styles, of: piece.element)
      context.draw(line, of: piece.text, styles: styles, column: -column, row: row)
      if let selected, let cells = selected.cells(of: line, in: shown.piece) {
        if let rect = rect(of: cells, in: line, row: row) { context.highlight(rect) }
      }
      paintMatches(context, of: shown, line, row: row)
      if !element.wraps { paintMarks(context, of: line, row: row) }
    }
    if let indicator {
      context.draw(indicator, .vertical, column: columns, row: 0, isFocused: context.isFocused)
    }
    paintNewLines(context)
    paintSearch(context)
  }

  /// The rectangle of cells of a piece in a row, as far as it is in view.
  func rect(of cells: Range<Int>, in line: TextLine, row: Int) -> CellRect? {
    let part = cells.clamped(to: line.head)
    let first = max(0, part.lowerBound - line.head.lowerBound - column)
    let last = min(textColumns, part.upperBound - line.head.lowerBound - column)
    return first < last ? CellRect(column: first, row: row, columns: last - first, rows: 1) : nil
  }

  /// Marks a line that continues beyond an edge.
  private func paintMarks(_ context: GraphicsContext, of line: TextLine, row: Int) {
    let columns = textColumns
    guard columns > 2 else { return }
    let style = CellStyle(foreground: .secondaryText)
    if column > 0, line.width > 0 { context.draw("‹", column: 0, row: row, style: style) }
    if line.width - column > columns {
      context.draw("›", column: columns - 1, row: row, style: style)
    }
  }

  /// The text of the mark at the lower edge that counts new lines, and its first column.
  var newLinesMark: (text: String, column: Int)? {
    let count = viewport.newLines(in: lines)
    guard count > 0, let glyphs else { return nil }
    let text = " ↓ \(element.newLines.with(count)) "
    let width = glyphs.encode(text).count
    return width <= textColumns ? (text, textColumns - width) : nil
  }

  private func paintNewLines(_ context: GraphicsContext) {
    guard let mark = newLinesMark else { return }
    context.draw(
      mark.text, column: mark.column, row: rowCount - 1,
      style: CellStyle(background: .accent))
  }
}
