import RecurseLayout
import RecurseReconciler
import RecurseWidgets

/// Which row the state wants to see, and which one it is told that is seen.
extension ListWidget {
  /// The index of the row that is to be shown; `nil` where it is not there.
  func targetIndex() -> Int? {
    guard let target = scrolling.target, let rows else { return nil }
    // Layouts that lead to it look at the place where the first one found it.
    let isThere =
      view.targetIndex.map { $0 < rows.count && rows.key(at: $0) == target.key } ?? false
    if !isThere { view.targetIndex = place(of: target.key, in: rows) }
    guard let index = view.targetIndex else {
      scrolling.target = nil
      return nil
    }
    // What the state shows goes before the cursor, which may be elsewhere.
    view.revealsCursor = false
    return index
  }

  /// Tells the state which row is at the upper edge, where the list was scrolled and it wants to
  /// know.
  func reportPosition(_ position: ListPosition, in scroll: ListScroll) {
    guard view.wasScrolled else { return }
    view.wasScrolled = false
    guard let lazy, let rows else { return }
    scrolling.report {
      let covered = stickyHeader?.layout.frame.height ?? 0
      let seen = scroll.index(below: covered)..<max(scroll.index(below: covered), lazy.count)
      let index = seen.first { rows.kind(at: $0) == .row }
      return index.flatMap { lazy.position(at: $0)?.key }
    }
  }
}
