import RecurseTerminal

/// A test for the visible parts of containers: nothing else needs a transition.
@MainActor
struct VisibilityTest {
  private let tree: WidgetTree
  private var last: (container: Widget, visible: CellRect)?

  init(_ tree: WidgetTree) { self.tree = tree }

  /// Returns whether any part of a rectangle of a container's layout is visible. O(1) for the
  /// container of the last call, otherwise O(depth).
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
