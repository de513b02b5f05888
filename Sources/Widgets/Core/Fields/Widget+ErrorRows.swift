import RecurseLayout
import RecurseTerminal

// An error is shown below the content, in as many rows as the message takes in the content's width:
//
//     the error changes ──▶ rows ──▶ layout ──▶ another width? ──▶ rows ──▶ layout
extension Widget {
  /// Reserves as many rows below the content as the error takes.
  final func updateErrorRows() {
    guard let field, showsError else { return }
    let fault = field.part.fault
    // A reserved line stays while the control has an error, even one that is not shown yet.
    field.keepsFaultLine = fault.map { $0.isEmpty || field.keepsFaultLine } ?? false
    field.errorColumns = UInt16(clamping: errorSpan.columns)
    let rows = UInt16(clamping: errorContainer == nil ? neededErrorRows : 0)
    guard rows != field.errorRows else { return }
    // What is wrong with the focused value is seen with it.
    if rows > field.errorRows, isFocused || isFocusInside { tree?.keepFocusInSight() }
    field.errorRows = rows
    refreshLayoutStyle()
  }

  private var neededErrorRows: Int {
    guard let error = shownError else { return keepsErrorLine ? 1 : 0 }
    guard let tree else { return 1 }
    tree.use(FieldErrors.self).addShown(by: self)
    // A message longer than the window is cut, since nobody could see the rest.
    let lines = FailureLines(
      error, columns: errorSpan.columns, limit: min(tree.mostRows ?? tree.size.rows, mostErrorRows),
      glyphs: tree.glyphs)
    return max(1, lines.count)
  }

  /// The columns of a message: those of the content or, where they are fewer than a few words
  /// need, those of the title and the content.
  ///
  /// - Returns: how far it begins before the content, and its width.
  final var errorSpan: (lead: Int, columns: Int) {
    let columns = contentSize.columns
    let title = columns < 16 ? Int(field?.titleColumns ?? 0) : 0
    return (title, columns + title)
  }

  /// The rows that a frame leaves beside one of the content.
  private var mostErrorRows: Int {
    var rows = Int.max
    let frame = style.frame
    if frame.height.isSet { rows = frame.height.cellCount(against: 0) - 1 }
    if case .cells(let most)? = frame.maxHeight { rows = min(rows, max(0, most) - 1) }
    return max(1, rows)
  }

  /// Begins with the state and the rows that the same field has in a tree that is laid out, so that
  /// what is scrolled begins with as much content. They are counted again when the width is known.
  final func adopt(_ other: FieldState) {
    guard let field else { return }
    field.attention = other.attention
    field.holdsError = other.holdsError
    guard showsError else { return }
    field.isInForm = other.isInForm
    field.keepsFaultLine = other.keepsFaultLine
    errorChanged()
    field.errorRows = other.errorRows
    refreshLayoutStyle()
  }

  /// Called when the widget was found to be in a form, where a line is reserved for errors.
  final func formFound() {
    guard let field, !field.isInForm else { return }
    field.isInForm = true
    guard showsError else { return }
    // A person may have typed a mistake before the first layout.
    field.keepsFaultLine = field.part.fault != nil
    updateErrorRows()
    errorContainer?.updateErrorRows()
  }
}

/// The sign of a failure, and its message beside it in lines of some columns.
@MainActor
struct FailureLines {
  private static let indent = 2
  private let columns: Int
  private let text: EncodedText
  private let lines: [TextLine]

  init(_ message: String, columns: Int, limit: Int, glyphs: GlyphTable) {
    self.columns = columns
    text = EncodedText(message, glyphs: glyphs)
    lines = text.lines(width: columns - Self.indent, limit: max(1, limit))
  }

  var count: Int { lines.count }

  func draw(on context: GraphicsContext, column: Int, row: Int) {
    let style = CellStyle(foreground: .error)
    // One style for the gap, too: that is sent once.
    let sign = columns < Self.indent ? FailureLine.sign : FailureLine.text("")
    context.draw(sign, column: column, row: row, style: style)
    for (index, line) in lines.enumerated() {
      context.draw(
        line, of: text, styles: [context.id(of: style)], column: column + Self.indent,
        row: row + index)
    }
  }
}
