import RecurseLayout
import RecurseTerminal

/// The place of the terminal's cursor.
package struct TerminalCursor: Equatable {
  package let location: CellPoint
  /// Whether it can be seen: where text is typed.
  package let isShown: Bool
}

extension WidgetTree {
  /// The position of the cursor on the screen where text is typed; `nil` where none is, or that is
  /// out of sight.
  package var cursor: CellPoint? {
    terminalCursor.flatMap { $0.isShown ? $0.location : nil }
  }

  /// The place of the terminal's cursor, which screen readers and magnifiers follow. It is where
  /// text is typed. Otherwise it is hidden, at the first cell of the focused widget or, in a list,
  /// of the row that the keys are for.
  package var terminalCursor: TerminalCursor? {
    guard let widget = focus.widget else { return nil }
    if let inside = widget.cursor, let place = Placement(of: widget, in: self) {
      let edges = widget.contentEdges
      let size = widget.contentSize
      let content = CellRect(
        column: place.origin.column + edges.left, row: place.origin.row + edges.top,
        columns: size.columns, rows: size.rows)
      let point = CellPoint(column: content.column + inside.column, row: content.row + inside.row)
      if content.intersection(place.visible).contains(point) {
        return TerminalCursor(location: point, isShown: true)
      }
    }
    let target = widget.focusPart?.keyTarget ?? widget
    guard let place = Placement(of: target, in: self) else { return nil }
    var visible = place.visible.intersection(grid.bounds)
    if let part = target.focusedPart {
      let edges = target.contentEdges
      let seen = visible.intersection(
        part.offset(
          columns: place.origin.column + edges.left, rows: place.origin.row + edges.top))
      if !seen.isEmpty { visible = seen }
    }
    guard !visible.isEmpty else { return nil }
    return TerminalCursor(
      location: CellPoint(column: visible.column, row: visible.row), isShown: false)
  }
}
