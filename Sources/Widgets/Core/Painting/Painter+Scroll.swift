import RecurseLayout
import RecurseTerminal

// Children that all moved by the same number of rows are not painted anew: their cells are moved.
extension Painter {
  /// More areas of one widget that scrolls again are painted as one.
  private static let mostScrolledAreas = 16

  /// Notes that a widget's children moved by some rows, negative for up. The children must share
  /// one background.
  package func add(scrolled widget: Widget, by rows: Int) {
    guard rows != 0, !everything, !widget.needsPaint else { return }
    // Damage moves along, and what does not scroll is where it was.
    let own = damage.filter { $0.widget === widget }
    if own.count > Self.mostScrolledAreas {
      // Each scroll of a frame would double them.
      damage.removeAll { $0.widget === widget }
      let spread = own.dropFirst().reduce(own[0].rect) { $0.union($1.rect) }
      damage.append((widget, spread.union(spread.offset(columns: 0, rows: rows))))
    } else {
      for (_, rect) in own { damage.append((widget, rect.offset(columns: 0, rows: rows))) }
    }
    if let index = scrolls.firstIndex(where: { $0.widget === widget }) {
      scrolls[index].rows += rows
    } else {
      scrolls.append((widget, rows))
    }
  }

  func applyScrolls(in tree: WidgetTree) {
    for (widget, rows) in scrolls where !widget.needsPaint && rows != 0 {
      // Of two scrolled widgets, one may contain the other, so none is shifted.
      let exposed = scrolls.count == 1 ? scroll(widget, by: rows, in: tree) : nil
      damage.append((widget, exposed ?? Painter.whole))
    }
  }

  /// - Returns: the part that came into view; `nil` where nothing was moved.
  private func scroll(_ widget: Widget, by rows: Int, in tree: WidgetTree) -> CellRect? {
    guard let place = Placement(of: widget, in: tree), widget.childTransitions == nil,
      !widget.childrenMayOverlap, widget.containerPart?.frontChild == nil,
      widget.containerPart?.paintsOverChildren != true,
      widget.outermostOverlapping == nil, tree.layers.isEmpty
    else { return nil }
    let frame = widget.layout.frame
    let rect = CellRect(
      column: place.origin.column, row: place.origin.row, columns: frame.columns, rows: frame.rows)
    let area = widget.childClip(in: rect).intersection(place.visible)
      .intersection(tree.grid.bounds)
    guard abs(rows) < area.rows, tree.grid.shift(area, by: rows) else { return nil }
    let exposed = CellRect(
      column: area.column, row: rows > 0 ? area.row : area.endRow + rows, columns: area.columns,
      rows: abs(rows))
    return exposed.offset(columns: -place.origin.column, rows: -place.origin.row)
  }
}
