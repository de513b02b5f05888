import RecurseEditing
import RecurseReaders
import RecurseTerminal
import RecurseWidgets

extension EditorWidget {
  func paintText(_ context: GraphicsContext) {
    guard context.size.columns > 0, context.size.rows > 0 else { return }
    let context = style.background == nil ? context.outsideSelection : context
    let range = isFocused && !editor.selection.isEmpty ? editor.selection.range : nil
    let selected = range.map { (place(of: $0.lowerBound), place(of: $0.upperBound)) }
    let cursor = editor.storage.line(at: editor.cursor) + 1
    let current = isFocused && element.hasLineNumbers ? cursor : nil
    surface.paint(context) { shown, line, row in
      let isCurrent = shown.piece.line == current
      if isCurrent { raiseLine(context, row: row) }
      paintTokens(context, of: shown, line, row: row)
      if let selected {
        if let cells = cells(from: selected.0, to: selected.1, in: shown, line),
          let rect = surface.rect(of: cells, in: line, row: row)
        {
          context.highlight(rect)
        }
        if let cell = lineBreak(from: selected.0, to: selected.1, in: shown, line, row: row) {
          context.highlight(cell)
        }
      }
      bar.paintMatches(context, of: shown, line, row: row)
      surface.clearGutter(context, row: row)
      if surface.gutter > 0 { surface.paintNumber(context, of: shown, row: row) }
      if isCurrent { raiseNumber(context, row: row) }
    }
    paintBrackets(context)
    if editor.isEmpty { paintPrompt(context) }
    bar.paint(context)
  }

  /// Raises the line of the cursor, below what is selected or found there.
  private func raiseLine(_ context: GraphicsContext, row: Int) {
    let text = CellRect(column: surface.gutter, row: row, columns: surface.textColumns, rows: 1)
    context.tint(text, with: CellStyle(background: .raised))
  }

  private func raiseNumber(_ context: GraphicsContext, row: Int) {
    let number = CellRect(column: 0, row: row, columns: surface.gutter, rows: 1)
    context.tint(
      number, with: CellStyle(foreground: .text, background: .raised, attributes: .bold))
  }

  /// Returns the cell behind a row that shows a selected line break.
  private func lineBreak(
    from first: LinePosition, to last: LinePosition, in shown: LineRow, _ line: TextLine, row: Int
  ) -> CellRect? {
    let isEnd =
      shown.index + 1 == lines.rowStarts(of: shown.piece).count
      && shown.piece.index + 1 == lines.pieceCount(of: shown.piece.line)
    guard isEnd, first.piece <= shown.piece, shown.piece.line < last.piece.line else { return nil }
    let column = surface.gutter + line.width - surface.column
    guard column >= surface.gutter, column <= surface.gutter + surface.textColumns - 1 else {
      return nil
    }
    return CellRect(column: column, row: row, columns: 1, rows: 1)
  }

  /// Returns the selected cells of a row.
  private func cells(
    from first: LinePosition, to last: LinePosition, in shown: LineRow, _ line: TextLine
  ) -> Range<Int>? {
    guard first.piece <= shown.piece, shown.piece <= last.piece else { return nil }
    let start =
      first.piece == shown.piece ? max(first.cell, line.head.lowerBound) : line.head.lowerBound
    let end =
      last.piece == shown.piece ? min(last.cell, line.head.upperBound) : line.head.upperBound
    return start < end ? start..<end : nil
  }

  private func paintPrompt(_ context: GraphicsContext) {
    let text = element.prompt ?? (isTitleInColumn ? "" : element.title)
    let shown = context.needsSigns && !text.isEmpty ? "(\(text))" : text
    let glyphs = context.glyphs.encode(shown)
    let columns = max(0, context.size.columns - surface.gutter)
    var line = glyphs.prefix(columns)
    if glyphs.count > columns, columns > 0 {
      // No half of a wide character.
      line = glyphs.prefix(columns - 1)
      if glyphs[columns - 1] == .continuation { line = line.dropLast() }
      line += context.glyphs.encode("…")
    }
    context.draw(line, column: surface.gutter, row: 0, style: CellStyle(foreground: .placeholder))
  }
}
