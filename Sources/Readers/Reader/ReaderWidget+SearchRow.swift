import RecurseAlgorithms
import RecurseTerminal
import RecurseWidgets

/// The row of a search, and the matches in the lines.
extension ReaderWidget {
  /// The text of the row of a search before what is typed.
  static let prompt = "/"

  /// The column of the cursor while a text is typed.
  var searchCursor: CellPoint? {
    guard let editor = search?.editor, let glyphs else { return nil }
    let before = String(decoding: editor.text.utf8.prefix(editor.cursor), as: UTF8.self)
    let column = Self.prompt.count + glyphs.encode(before).count
    return CellPoint(column: min(column, contentSize.columns - 1), row: contentSize.rows - 1)
  }

  /// Shows the matches in a row: reversed, or bold and as selected in the line to which the search
  /// has gone.
  func paintMatches(_ context: GraphicsContext, of shown: LineRow, _ line: TextLine, row: Int) {
    guard let current = search.map({ $0.current }) else { return }
    let marks = matches(in: shown.piece)
    let first = marks.partitioningIndex { $0.upperBound > line.head.lowerBound }
    for cells in marks[first...].prefix(while: { $0.lowerBound < line.head.upperBound }) {
      guard let rect = rect(of: cells, in: line, row: row) else { continue }
      if current == shown.piece.line {
        context.highlight(rect)
        context.restyle(rect, adding: .bold)
      } else {
        context.restyle(rect, adding: .reverse)
      }
    }
  }

  func paintSearch(_ context: GraphicsContext) {
    guard let search, context.size.rows > 0 else { return }
    let row = context.size.rows - 1
    let columns = context.size.columns
    let text = search.editor?.text ?? search.lines?.pattern ?? ""
    let style = CellStyle(background: .surface)
    context.fill(CellRect(column: 0, row: row, columns: columns, rows: 1), style: style)
    context.draw("\(Self.prompt)\(text)", column: 0, row: row, style: style)
    let count = " \(searchCount(search)) "
    let width = context.glyphs.encode(count).count
    if !text.isEmpty, width < columns {
      context.draw(
        count, column: columns - width, row: row,
        style: CellStyle(foreground: .secondaryText, background: .surface))
    }
  }

  /// The place of the line that the search has gone to, and the number of lines that were found.
  private func searchCount(_ search: ReaderSearch) -> String {
    guard let lines = search.lines else { return "" }
    let more = search.isComplete ? "" : "…"
    guard lines.count > 0 else { return search.isComplete ? element.noMatch : more }
    let place = search.current.flatMap(lines.place).map { "\($0)/" } ?? ""
    return "\(place)\(lines.count)\(more)"
  }
}
