import RecurseLayout
import RecurseTerminal

// Children that all moved together are not painted again: their cells are moved.
extension Painter {
  /// All children of a widget are painted further down than they were, or up where the number is
  /// negative. What they are on is the same everywhere.
  func add(shifted widget: Widget, by rows: Int) {
    guard rows != 0, !everything, !widget.needsPaint else { return }
    // What has to be painted where it was has to be painted where it is moved to.
    for (other, rect) in damaged where other === widget {
      damaged.append((other, rect.offset(columns: 0, rows: rows)))
    }
    if let index = shifts.firstIndex(where: { $0.widget === widget }) {
      shifts[index].rows += rows
    } else {
      shifts.append((widget, rows))
    }
  }

  func carryOutShifts(in tree: WidgetTree) {
    for (widget, rows) in shifts where !widget.needsPaint && rows != 0 {
      // Of two, one may lie in the other.
      let exposed = shifts.count == 1 ? shift(widget, by: rows, in: tree) : nil
      damaged.append((widget, exposed ?? Painter.whole))
    }
  }

  /// - Returns: what comes into sight; `nil` where nothing was moved.
  private func shift(_ widget: Widget, by rows: Int, in tree: WidgetTree) -> CellRect? {
    guard let place = Placement(of: widget, in: tree), widget.movement == nil,
      !widget.hasLayers, widget.frontChild == nil, !widget.paintsOverChildren,
      widget.outermostLayers == nil
    else { return nil }
    let frame = widget.layout.frame
    let rect = CellRect(
      column: place.origin.column, row: place.origin.row, columns: frame.width, rows: frame.height)
    let area = widget.areaOfChildren(in: rect).intersection(place.visible)
      .intersection(tree.grid.bounds)
    guard abs(rows) < area.rows, tree.grid.shift(area, by: rows) else { return nil }
    let exposed = CellRect(
      column: area.column, row: rows > 0 ? area.row : area.endRow + rows, columns: area.columns,
      rows: abs(rows))
    return exposed.offset(columns: -place.origin.column, rows: -place.origin.row)
  }
}
