import RecurseLayout
import RecurseReconciler
import RecurseTerminal
import RecurseWidgets

/// Scrolling to a row that the state requests, and reporting the visible row to the state.
extension ListWidget {
  /// Returns the index of the requested row, or `nil` if it is not in the list.
  func targetIndex() -> Int? {
    guard let target = scrolling.request?.child, let rows else { return nil }
    // Later layouts of the same request check the index at which the first one found it.
    let isThere =
      view.targetIndex.map { $0 < rows.count && rows.key(at: $0) == target.key } ?? false
    if !isThere { view.targetIndex = place(of: target.key, in: rows) }
    guard let index = view.targetIndex else {
      scrolling.request = nil
      return nil
    }
    // The request takes precedence over the cursor, which may be elsewhere.
    view.revealsCursor = false
    return index
  }

  /// Begins to scroll to where the state asks, unless it asks for a row.
  ///
  /// - Returns: whether rows have to be mounted before they can be shown.
  func beginRequest(in lazy: LazyInstance) -> Bool {
    guard let request = scrolling.request, request.child == nil else { return false }
    scrolling.request = nil
    view.revealsCursor = false
    view.wasScrolled = true
    view.cursorEdge = request.goal == .end ? .bottom : .top
    switch request.goal {
    case .child: return false
    case .distance(let distance):
      guard let line = shownPart?.extent.offset else {
        scrolling.request = request
        return false
      }
      let header = lines(coveredAbove: min((lazy.window.anchor?.index ?? 0) + 1, lazy.count - 1))
      let page = max(1, contentSize.rows - header - 1)
      let rows = distance.rows(page: page)
      guard rows != 0 else {
        view.cursorEdge = nil
        return false
      }
      scroll(toLineOfAll: line.addingClamped(rows))
    case .start: jump(to: 0, atEnd: false, in: lazy)
    case .end: jumpToEnd(in: lazy)
    }
    return true
  }

  /// Returns the row to which the cursor goes if a request has scrolled away from it.
  func cursorTarget(in visible: Range<Int>) -> Int? {
    guard let edge = view.cursorEdge, !visible.isEmpty else { return nil }
    view.cursorEdge = nil
    return edge == .top ? visible.lowerBound : visible.upperBound - 1
  }

  /// Moves the cursor along when the state has scrolled to a row and the cursor is out of view. The
  /// next arrow key then continues from the visible rows. The cursor stays in a row that is edited,
  /// and where it is the selection: scrolling selects nothing.
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

  /// Returns the lines by which a key scrolls before it moves the cursor. There are such lines if
  /// the row of the cursor is larger than the list and goes on beyond the edge; otherwise `nil`.
  func distance(withinRowAt cursor: Int, by key: Key) -> Int? {
    guard view.showedCursor, !view.revealsCursor, let row = row(at: cursor), row.layout.isPlaced
    else { return nil }
    let covered = lines(coveredAbove: cursor)
    let height = contentSize.rows - covered
    let frame = row.layout.frame
    guard frame.rows > height else { return nil }
    let above = scrollOffset.rows + view.pendingScroll + covered - (frame.row - contentEdges.top)
    // What is below the last row is read with it.
    let isLast = cursor == lastRow && lazy?.indices.last == (lazy?.count ?? 0) - 1
    let end = (isLast ? children.last ?? row : row).layout.frame
    let below = end.row + end.rows - frame.row - above - height
    let page = max(1, height - 1)
    switch key {
    case .up where above > 0: return -1
    case .down where below > 0: return 1
    case .pageUp where above > 0: return -min(above, page)
    case .pageDown where below > 0: return min(below, page)
    default: return nil
    }
  }

  /// Updates the view after the rows were sorted. A cursor that the user has moved stays visible on
  /// its row; otherwise the first rows are shown.
  func showSortedRows() {
    if hasCursor, !cursorState.isUntouched { return revealCursor() }
    if element.mode == .single {
      cursorState.isLeftBehind = hasCursor
      view.revealsCursor = false
    } else {
      removeCursor()
    }
    showFirstRows()
  }

  private func showFirstRows() {
    guard let lazy, lazy.count > 0 else { return }
    jump(to: 0, atEnd: false, in: lazy)
  }

  /// Reports the row at the upper edge to the state, if the list was scrolled and the state
  /// listens.
  func reportPosition(_ position: ListPosition, in scroll: ListScroll) {
    guard view.wasScrolled else { return }
    view.wasScrolled = false
    guard let lazy, let rows else { return }
    scrolling.report {
      let covered = stickyHeader?.layout.frame.rows ?? 0
      let seen = scroll.index(below: covered)..<max(scroll.index(below: covered), lazy.count)
      let index = seen.first { rows.kind(at: $0) == .row }
      return index.flatMap { lazy.position(at: $0)?.key }
    }
  }
}
