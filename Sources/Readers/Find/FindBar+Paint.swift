import RecurseAlgorithms
import RecurseEditing
import RecurseTerminal
import RecurseWidgets

/// The rows of the bar, and the matches in the lines.
extension FindBar {
  private static let style = CellStyle(background: .surface)
  private static let faint = CellStyle(foreground: .secondaryText, background: .surface)

  /// A row: a word or sign for its meaning, and what is typed or was.
  private struct Row {
    var label: String
    var editor: LineEditor
    var hasCursor: Bool
  }

  private var rows: [Row] {
    let words = widget.words
    let hasTextCursor = widget.hasTextCursor
    if field == .line {
      let label = hasTextCursor ? "\(words.line): " : ":"
      return [Row(label: label, editor: line, hasCursor: true)]
    }
    guard isOpen else { return [] }
    var rows = [
      Row(
        label: hasTextCursor ? "\(words.find): " : goesBack ? "?" : "/", editor: text,
        hasCursor: field == .text)
    ]
    if replaces {
      rows.append(
        Row(
          label: "\(words.replace): ", editor: replacement, hasCursor: field == .replacement))
    }
    // Where there is room for one, it is the one with the cursor.
    return rows.count > rowCount ? rows.filter(\.hasCursor) : rows
  }

  // MARK: - Status

  /// The place of the match to which the search has gone, and the number of all.
  var count: String {
    let words = widget.words
    guard field != .line, let search else { return "" }
    if let replaced { return words.replaced.with(replaced) }
    if let fault = search.fault { return fault }
    guard let scan = search.scan else { return "" }
    let more = scan.isComplete ? "" : "…"
    let count = chosen.map { scan.found.count(alsoIn: $0) } ?? scan.matchCount
    // A number says that something goes on, as "…" alone does not.
    guard count > 0 else { return scan.isComplete ? words.noMatch : "0\(more)" }
    let place = place(of: search.current, in: scan).map { "\($0 + 1)/" } ?? ""
    return "\(place)\(count)\(more)"
  }

  /// The lines to which a search goes: those that a filter chooses, or `nil` for all.
  private var chosen: LineSet? { widget.surface.lines.chosen }

  /// Returns the number of matches before the current one.
  private func place(of current: LineMatch?, in scan: LineScan) -> Int? {
    guard let current, scan.found.contains(current.line) else { return nil }
    if let chosen {
      guard chosen.contains(current.line) else { return nil }
      return scan.found.count(before: current.line, alsoIn: chosen)
    }
    guard widget.hasTextCursor else { return scan.matches(before: current.line) }
    return matches(inLine: current.line).firstIndex(of: current.range).map {
      scan.matches(before: current.line) + $0
    }
  }

  // MARK: - Painting

  /// Draws the rows of the bar.
  package func paint(_ context: GraphicsContext) {
    let columns = context.size.columns
    let first = context.size.rows - rowCount
    for row in first..<context.size.rows {
      context.fill(CellRect(column: 0, row: row, columns: columns, rows: 1), style: Self.style)
    }
    guard rowCount > 0 else { return }
    let signs = optionSigns(in: columns)
    for sign in signs {
      let isOn = options.contains(sign.option)
      context.draw(
        sign.text, column: sign.columns.lowerBound, row: first,
        style: isOn
          ? CellStyle(foreground: .accent, background: .surface, attributes: .bold) : Self.faint)
    }
    var used = 0
    for (index, row) in rows.enumerated() {
      let text = row.label + visible(row, columns: columns, index: index).text
      if index == 0 { used = context.glyphs.encode(text).count }
      context.draw(text, column: 0, row: first + index, style: Self.style)
    }
    var end = signs.first?.columns.lowerBound ?? columns
    for status in [count, widget.findStatus] where !status.isEmpty {
      let text = " \(status) "
      let width = context.glyphs.encode(text).count
      // What was done is told until the next key, whatever it hides.
      guard end - width >= used || replaced != nil, width <= end else { continue }
      end -= width
      context.draw(text, column: end, row: first, style: Self.faint)
    }
  }

  /// Returns the part of a row's text that is drawn, and the column of the cursor.
  private func visible(_ row: Row, columns: Int, index: Int) -> (text: String, cursor: Int) {
    guard let glyphs = widget.glyphs else { return ("", 0) }
    let label = glyphs.encode(row.label).count
    var taken = 1
    if index == 0 {
      taken += columns - (optionSigns(in: columns).first?.columns.lowerBound ?? columns)
      let width = glyphs.encode(count).count + 2
      // What is typed is more than the number of matches.
      if 2 * width < columns - label, !count.isEmpty { taken += width }
    }
    let room = max(1, columns - label - taken)
    let bytes = row.editor.text.utf8
    var before = String(decoding: bytes.prefix(row.editor.cursor), as: UTF8.self)[...]
    while glyphs.encode(String(before)).count > room { before.removeFirst() }
    var shown = before + String(decoding: bytes.dropFirst(row.editor.cursor), as: UTF8.self)
    while glyphs.encode(String(shown)).count > room { shown.removeLast() }
    return (String(shown), label + glyphs.encode(String(before)).count)
  }

  /// The cell of the cursor, while a person types.
  package var cursor: CellPoint? {
    let rows = rows
    let columns = widget.contentSize.columns
    guard let index = rows.firstIndex(where: \.hasCursor), columns > 0 else { return nil }
    let column = visible(rows[index], columns: columns, index: index).cursor
    return CellPoint(
      column: min(column, columns - 1), row: widget.contentSize.rows - rowCount + index)
  }

  /// The style of a match to which the search has not gone: fainter than that of the current one.
  private static let other = CellStyle(foreground: .text, background: .inactiveSelection)
  private static let otherWithoutGrounds = CellStyle(attributes: .underline)

  /// Shows the matches in a row, and most of all the one to which the search has gone.
  package func paintMatches(
    _ context: GraphicsContext, of shown: LineRow, _ line: TextLine, row: Int
  ) {
    guard let search else { return }
    let marks = marks(in: shown.piece)
    let first = marks.partitioningIndex { $0.cells.upperBound > line.head.lowerBound }
    for mark in marks[first...].prefix(while: { $0.cells.lowerBound < line.head.upperBound }) {
      guard let rect = widget.surface.rect(of: mark.cells, in: line, row: row) else { continue }
      let isCurrent =
        search.current?.line == widget.searchedLine(of: shown.piece.line)
        && (!widget.hasTextCursor || search.current?.range == mark.bytes)
      if isCurrent {
        context.mark(rect, edge: rect.column)
      } else {
        context.tint(rect, with: context.showsSurfaces ? Self.other : Self.otherWithoutGrounds)
      }
    }
  }
}
