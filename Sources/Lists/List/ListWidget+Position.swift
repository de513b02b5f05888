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

  /// The state has scrolled to a row: the cursor goes there, where it is out of sight, so that the next
  /// arrow goes on from what is seen. It stays in a row that is edited, and where it is the selection:
  /// scrolling selects nothing.
  func takeCursorAlong(to target: Int, in visible: Range<Int>) {
    guard let cursor = cursorPosition, !visible.contains(cursor.index) else { return }
    guard element.mode != .single else {
      cursorState.isLeftBehind = true
      return
    }
    guard isFocused || !holdsFocus else { return }
    let candidates = [target] + visible
    guard let index = candidates.first(where: { row(at: $0) != nil && mayTakeCursor($0) }) else {
      return
    }
    setCursor(at: index, selects: false)
  }

  /// The rows are sorted in another way. A cursor that somebody has moved is shown where its row is
  /// now; else what comes first is seen.
  func showSortedRows() {
    if hasCursor, !cursorState.isUntouched { return revealCursor() }
    if element.mode == .single {
      cursorState.isLeftBehind = hasCursor
      view.revealsCursor = false
    } else {
      removeCursor()
      cursorState.firstSearch = nil
    }
    showFirstRows()
  }

  private func showFirstRows() {
    guard let lazy, lazy.count > 0 else { return }
    jump(to: 0, atEnd: false, in: lazy)
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
