import RecurseTerminal
import RecurseWidgets

extension ReaderWidget {
  func paintRows(_ context: GraphicsContext) {
    let selected = selection?.cells(in: lines)
    var parts = PartPainter(self, context)
    parts?.paintGrounds()
    surface.paint(context) { shown, line, row in
      parts?.paintText(of: shown, line, row: row)
      if let cells = selected?.cells(of: line, in: shown.piece),
        let rect = surface.rect(of: cells, in: line, row: row)
      {
        context.highlight(rect)
      }
      bar.paintMatches(context, of: shown, line, row: row)
      paintGutter(context, &parts, of: shown, row: row)
    }
    if let text = element.value {
      context.draw(text, column: 0, row: 0, style: CellStyle(foreground: .secondaryText))
    }
    paintPlaceholder(context)
    paintNewLines(context)
    bar.paint(context)
  }

  /// Shows the number of a line and its mark before its first row.
  private func paintGutter(
    _ context: GraphicsContext, _ parts: inout PartPainter?, of shown: LineRow, row: Int
  ) {
    surface.clearGutter(context, row: row)
    parts?.paintGutterGround(of: shown, row: row)
    parts?.paintSigns(of: shown, row: row)
    guard shown.index == 0, shown.piece.index == 0 else { return }
    if marked.contains(shown.piece.line) {
      context.draw("•", column: 0, row: row, style: CellStyle(foreground: .accent))
    }
    if element.hasLineNumbers { surface.paintNumber(context, of: shown, row: row) }
  }

  /// The text of the mark at the lower edge that counts new lines, and its first column.
  var newLinesMark: (text: String, column: Int)? {
    let count = surface.viewport.newLines(in: lines)
    guard count > 0, let glyphs else { return nil }
    let text = " ↓ \(element.words.newLines.with(count)) "
    let width = glyphs.encode(text).count
    return width <= surface.textColumns
      ? (text, surface.gutter + surface.textColumns - width) : nil
  }

  private func paintNewLines(_ context: GraphicsContext) {
    guard let mark = newLinesMark else { return }
    context.draw(
      mark.text, column: mark.column, row: rowCount - 1,
      style: CellStyle(background: .accent))
  }
}
