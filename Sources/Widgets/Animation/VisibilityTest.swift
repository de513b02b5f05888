import RecurseTerminal

/// Which parts of containers can be seen: nothing else needs a transition.
@MainActor
struct VisibilityTest {
  private let tree: WidgetTree
  private var last: (container: Widget, visible: CellRect)?

  init(_ tree: WidgetTree) { self.tree = tree }

  /// Whether anything of a rectangle of a container's layout can be seen. O(1) for the container
  /// that was asked for last, else O(depth).
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
