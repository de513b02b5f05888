import RecurseWidgets

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
