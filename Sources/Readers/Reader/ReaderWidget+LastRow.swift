import RecurseAlgorithms
import RecurseEditing
import RecurseTerminal
import RecurseWidgets

/// The row below the lines, of a search, a filter or a number that is typed; and the matches in the
/// lines.
extension ReaderWidget {
  /// The rows of the lines, without the last row.
  var rowCount: Int { max(0, contentSize.rows - (hasLastRow ? 1 : 0)) }

  private var hasLastRow: Bool { search != nil || jump != nil || !element.filter.isEmpty }

  /// The text that is typed in the last row, after a sign for its meaning.
  private var typed: (sign: String, text: String, editor: LineEditor?)? {
    if let jump { return (":", jump.editor.text, jump.editor) }
    return search.map { ("/", $0.editor?.text ?? $0.pattern?.text ?? "", $0.editor) }
  }

  /// The column of the cursor while a text is typed.
  var lastRowCursor: CellPoint? {
    guard let typed, let editor = typed.editor, let glyphs else { return nil }
    let before = String(decoding: editor.text.utf8.prefix(editor.cursor), as: UTF8.self)
    let column = typed.sign.count + glyphs.encode(before).count
    return CellPoint(column: min(column, contentSize.columns - 1), row: contentSize.rows - 1)
  }

  func paintLastRow(_ context: GraphicsContext) {
    guard hasLastRow, context.size.rows > 0 else { return }
    let row = context.size.rows - 1
    let columns = context.size.columns
    let style = CellStyle(background: .surface)
    context.fill(CellRect(column: 0, row: row, columns: columns, rows: 1), style: style)
    if let typed { context.draw("\(typed.sign)\(typed.text)", column: 0, row: row, style: style) }
    var end = columns
    for count in [searchCount, filterCount] where !count.isEmpty {
      let text = " \(count) "
      let width = context.glyphs.encode(text).count
      guard width < end else { continue }
      end -= width
      context.draw(
        text, column: end, row: row,
        style: CellStyle(foreground: .secondaryText, background: .surface))
    }
  }

  /// The place of the line that the search has gone to, and the number of lines that were found.
  private var searchCount: String {
    guard jump == nil, let search, let scan = search.scan else { return "" }
    let more = scan.isComplete ? "" : "…"
    let found = scan.found
    guard !found.isEmpty else { return scan.isComplete ? element.words.noMatch : more }
    let current = search.current.flatMap { found.contains($0) ? $0 : nil }
    return "\(current.map { "\(found.rank(of: $0) + 1)/" } ?? "")\(found.count)\(more)"
  }

  /// Shows the matches in a row: reversed, or bold and as selected in the line to which the search
  /// has gone.
  func paintMatches(_ context: GraphicsContext, of shown: LineRow, _ line: TextLine, row: Int) {
    guard let current = search.map({ $0.current }) else { return }
    let marks = matches(in: shown.piece)
    let first = marks.partitioningIndex { $0.upperBound > line.head.lowerBound }
    for cells in marks[first...].prefix(while: { $0.lowerBound < line.head.upperBound }) {
      guard let rect = surface.rect(of: cells, in: line, row: row) else { continue }
      if current == shown.piece.line {
        context.highlight(rect)
        context.restyle(rect, adding: .bold)
      } else {
        context.restyle(rect, adding: .reverse)
      }
    }
  }
}
