import RecurseTerminal

extension Painter {
  /// Paints the title and the error around the content of a field.
  ///
  /// - Parameter context: the whole widget, with its padding and border.
  func paint(
    _ field: FieldState, of widget: Widget, content: CellRect, on context: GraphicsContext
  ) {
    if field.titleColumns > 0, let title = field.part.columnTitle {
      let columns = Int(field.titleColumns)
      var style = context.style
      if context.isFocused {
        style.foreground = .focusedBorder
        style.attributes.insert(.bold)
      }
      draw(
        title, CellPoint(column: content.column - columns, row: content.row), columns - 1, style,
        on: context)
    }
    guard field.errorRows > 0, let error = widget.shownError else { return }
    let rows = min(Int(field.errorRows), context.size.rows - content.endRow)
    if rows > 0 {
      let span = widget.errorSpan
      FailureLines(error, columns: span.columns, limit: rows, glyphs: context.glyphs)
        .draw(on: context, column: content.column - span.lead, row: content.endRow)
    } else {
      // There is no room to say what is wrong, only that something is.
      draw(
        FailureLine.sign, CellPoint(column: content.endColumn - 1, row: content.row), 1,
        CellStyle(foreground: .error), on: context)
    }
  }

  private func draw(
    _ text: String, _ start: CellPoint, _ width: Int, _ style: CellStyle,
    on context: GraphicsContext
  ) {
    let encoded = EncodedText(text, glyphs: context.glyphs)
    let lines = encoded.lines(width: max(0, width), wrap: .none, limit: 1, truncation: .tail)
    guard width > 0, let line = lines.first else { return }
    context.draw(
      line, of: encoded, styles: [context.id(of: style)], column: start.column, row: start.row)
  }
}
