/// An instance that can be rendered again on its own: a component, a reader, a boundary, a list.
package class Region: WrapperInstance {
  final var isDirty = false {
    didSet { if !isDirty { update = nil } }
  }
  /// How the changes that made the region dirty want to reach the screen.
  final var update: UpdateMode?
  /// The last commit that rendered the region for its own sake, and how often it did.
  private final var lastCommit = 0
  private final var rendersInCommit = 0

  final override var depthBelow: Int { depth + 1 }

  /// Renders what the region shows now, and reconciles it.
  func rerender(at cursor: HostCursor) { preconditionFailure("abstract") }

  final func markDirty(_ update: UpdateMode = .automatic) {
    guard isMounted else { return }
    engine.markDirty(self, update)
  }

  /// Counts how often a commit renders the region for its own sake.
  final func countRender(in commit: Int) -> Int {
    if lastCommit != commit { rendersInCommit = 0 }
    lastCommit = commit
    rendersInCommit += 1
    return rendersInCommit
  }

  /// Called by a commit, where nothing above the region is being reconciled.
  final func rerenderAlone() {
    let count = widgetCount
    let update = update ?? .automatic
    isDirty = false
    engine.rendering(update) { rerender(at: HostCursor(at: self)) }
    propagateWidgetCount(widgetCount - count)
  }
}
