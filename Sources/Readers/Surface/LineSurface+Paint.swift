import RecurseTerminal
import RecurseWidgets

extension LineSurface {
  /// Draws the rows in view and the scrollbar.
  ///
  /// - Parameter decorate: draws more of a row, before the marks at its edges.
  package func paint(
    _ context: GraphicsContext, decorate: (_ shown: LineRow, _ line: TextLine, _ row: Int) -> Void
  ) {
    var styles: [StyleID] = []
    for row in context.visibleRows.clamped(to: 0..<drawn.count) {
      let shown = drawn[row]
      let piece = lines.measured(shown.piece)
      let line = piece.lines[shown.index]
      context.find(&styles, of: piece.element)
      let start = gutter(of: shown.piece.line)
      context.draw(line, of: piece.text, styles: styles, column: start - column, row: row)
      decorate(shown, line, row)
      if !widget.wraps { paintMarks(context, of: line, row: row) }
    }
    if let indicator {
      context.draw(
        indicator, .vertical, column: gutter + textColumns, row: 0, isFocused: context.isFocused)
    }
  }

  /// Returns the rectangle of cells of a piece in a row, as far as it is in view.
  package func rect(of cells: Range<Int>, in line: TextLine, row: Int) -> CellRect? {
    let part = cells.clamped(to: line.head)
    let hidden = line.head.lowerBound - line.indent + column
    let first = max(0, part.lowerBound - hidden)
    let shown = drawn[row].piece.line
    let last = min(textColumns(of: shown), part.upperBound - hidden)
    guard first < last else { return nil }
    return CellRect(column: gutter(of: shown) + first, row: row, columns: last - first, rows: 1)
  }

  /// Empties the gutter of a row, where text that is scrolled sideways may be.
  package func clearGutter(_ context: GraphicsContext, row: Int) {
    let columns = gutter(of: drawn[row].piece.line)
    guard columns > 0 else { return }
    context.fill(CellRect(column: 0, row: row, columns: columns, rows: 1), style: context.style)
  }

  /// Draws the number of a line before its first row.
  package func paintNumber(_ context: GraphicsContext, of shown: LineRow, row: Int) {
    guard shown.index == 0, shown.piece.index == 0 else { return }
    let number = "\(shown.piece.line)"
    context.draw(
      number, column: gutter - 1 - number.utf8.count, row: row,
      style: CellStyle(foreground: .secondaryText))
  }

  /// Marks a line that continues beyond an edge.
  private func paintMarks(_ context: GraphicsContext, of line: TextLine, row: Int) {
    let start = gutter(of: drawn[row].piece.line)
    let columns = textColumns(of: drawn[row].piece.line)
    guard columns > 2 else { return }
    let style = CellStyle(foreground: .secondaryText)
    if column > 0, line.width > 0 { context.draw("‹", column: start, row: row, style: style) }
    if line.width - column > columns {
      context.draw("›", column: start + columns - 1, row: row, style: style)
    }
  }
}

/// A line above the rows in view that stays in view.
extension LineSurface {
  /// The fewest rows of which one may be for a line that stays.
  private static let leastRows = 3

  func pinnedLine(above row: LineRow) -> Int? {
    widget.rowCount >= Self.leastRows ? widget.pinnedLine(above: row) : nil
  }

  /// The line that covers the first row in view.
  package var pinned: Int? { drawn.first == visible.first ? nil : drawn.first?.piece.line }

  /// The rows in view that nothing covers.
  package var uncovered: ArraySlice<LineRow> { visible.dropFirst(pinned == nil ? 0 : 1) }

  /// Scrolls by a row if the first one in view is of some line and covered.
  package func uncover(_ line: Int) {
    guard pinned != nil, visible.first?.piece.line == line else { return }
    _ = scroll { $0.scroll(by: -1, in: $1) }
  }
}
