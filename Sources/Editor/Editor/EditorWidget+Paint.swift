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
    surface.paint(context) { shown, line, row in
      paintTokens(context, of: shown, line, row: row)
      if let selected, let cells = cells(from: selected.0, to: selected.1, in: shown, line),
        let rect = surface.rect(of: cells, in: line, row: row)
      {
        context.highlight(rect)
      }
      bar.paintMatches(context, of: shown, line, row: row)
      surface.clearGutter(context, row: row)
      if surface.gutter > 0 { surface.paintNumber(context, of: shown, row: row) }
    }
    paintBrackets(context)
    if editor.isEmpty { paintPrompt(context) }
    bar.paint(context)
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
    let text = element.prompt ?? element.title
    let shown = context.needsSigns && !text.isEmpty ? "(\(text))" : text
    context.draw(
      shown, column: surface.gutter, row: 0, style: CellStyle(foreground: .placeholder))
  }
}
