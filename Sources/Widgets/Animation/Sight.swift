import RecurseTerminal

/// What can be seen of containers, each looked at once: nothing else needs to be moved.
@MainActor
struct Sight {
  private let tree: WidgetTree
  private var last: (container: Widget, visible: CellRect)?

  init(_ tree: WidgetTree) { self.tree = tree }

  /// Whether anything of a rectangle of the container's layout can be seen. Often asked of the same
  /// container in a row: O(1) then.
  mutating func sees(_ rect: CellRect, in container: Widget) -> Bool {
    if last?.container !== container {
      guard let place = Placement(of: container, in: tree) else { return false }
      let visible = place.visible.offset(
        columns: container.scrollOffset.columns - place.origin.column,
        rows: container.scrollOffset.rows - place.origin.row)
      last = (container, visible)
    }
    guard let visible = last?.visible else { return false }
    return !visible.intersection(rect).isEmpty
  }
}
