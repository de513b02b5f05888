/// An instance that can be rendered again on its own: a component, a reader, a boundary, a list.
package class Region: WrapperInstance {
  /// How many regions stand above: parents are rendered before their children.
  final let depth: Int
  final var isDirty = false
  /// How often the region was rendered in the commit that runs.
  final var rendersInCommit = 0

  override init(_ node: AnyNode, in place: Place) {
    var above = place.parent
    while let instance = above, !(instance is Region) { above = instance.parent }
    depth = above.map { unsafeDowncast($0, to: Region.self).depth + 1 } ?? 0
    super.init(node, in: place)
  }

  /// Renders what the region shows now, and reconciles it.
  func rerender(at cursor: HostCursor) { preconditionFailure("abstract") }

  final func markDirty(_ update: UpdateMode = .automatic) {
    guard isMounted else { return }
    engine.markDirty(self, update)
  }

  /// Called by a commit, where nothing above the region is being reconciled.
  final func rerenderAlone() {
    let count = widgetCount
    isDirty = false
    rerender(at: HostCursor(at: self))
    propagateWidgetCount(widgetCount - count)
  }
}
