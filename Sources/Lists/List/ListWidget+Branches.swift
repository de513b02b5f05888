import RecurseReconciler
import RecurseTerminal
import RecurseWidgets

// Rows of a tree that open and close.
//
//            closed              expanded              a leaf
//     →      opens               to its first child    the row's own
//     ←      to its parent       closes                to its parent
//     *      opens all below     opens all below
//     Enter  the row's own, or opens or closes
extension ListWidget {
  /// Handles a key that opens or closes the row under the cursor, or leads to its parent or child.
  func openOrClose(_ key: Key) -> Bool {
    guard isTree, let cursor = cursorPosition?.index, let branch = cursorRow?.element.branch else {
      return false
    }
    switch (key, branch.kind) {
    case (.right, .closed): setExpanded(true, at: cursor)
    case (.right, .expanded): enterBranch(at: cursor)
    case (.left, .expanded): setExpanded(false, at: cursor)
    case (.left, _):
      guard let parent = parent(of: cursor) else { return false }
      moveCursor(to: parent, direction: -1)
    case (.character("*"), .closed), (.character("*"), .expanded):
      setExpanded(true, at: cursor, isDeep: true)
    case (Key.right.with(.alt), _): return moveNode(inward: true)
    case (Key.left.with(.alt), _): return moveNode(inward: false)
    default: return false
    }
    return true
  }

  /// Returns whether a key is an arrow of a tree, which no other control gets.
  func keepsArrow(_ key: Key) -> Bool { isTree && (key == .left || key == .right) }

  /// Opens or closes the row under the cursor, if it has children.
  func toggleBranch() -> Bool {
    guard let cursor = cursorPosition?.index, let row = cursorRow,
      row.element.branch?.isExpandable == true
    else { return false }
    setExpanded(!row.isExpanded, at: cursor)
    return true
  }

  /// Moves the cursor to the first child. Children that could not be loaded are loaded again.
  private func enterBranch(at index: Int) {
    if hasFailed(at: index) {
      row(at: index)?.instance?.offer(toRow: RowExpansion())
    } else if parent(of: index + 1) == index, mayTakeCursor(index + 1) {
      moveCursor(to: index + 1, direction: 1)
    }
  }

  private func hasFailed(at index: Int) -> Bool {
    rows?.tree(at: index).map { tree, start in tree.hasFailed(at: index - start) } ?? false
  }

  /// Opens or closes a row. A cursor that this would hide moves to the row.
  ///
  /// - Parameter isDeep: whether all below it opens, too.
  func setExpanded(_ isExpanded: Bool, at index: Int, isDeep: Bool = false) {
    guard let row = row(at: index), let key = lazy?.position(at: index)?.key else { return }
    if !isExpanded, let cursor = cursorPosition?.index, cursor != index,
      isInside(cursor, index)
    {
      moveCursor(to: index, direction: -1, reveals: false)
    }
    send(.opening(ListElement.Opening(key: key, isExpanded: isExpanded, isDeep: isDeep)))
    if isExpanded { row.instance?.offer(toRow: RowExpansion()) }
  }

  private func parent(of index: Int) -> Int? {
    rows?.tree(at: index).flatMap { tree, start in
      tree.parent(of: index - start).map { $0 + start }
    }
  }

  private func isInside(_ index: Int, _ other: Int) -> Bool {
    rows?.tree(at: index).map { tree, start in
      tree.isInside(index - start, other - start)
    } ?? false
  }

  // MARK: - After an update

  /// Remembers the rows above the cursor.
  func recordLineage() {
    guard isTree else { return }
    cursorState.lineage =
      cursorPosition.flatMap { cursor in
        rows?.tree(at: cursor.index).map { tree, start in
          [cursor.key] + tree.ancestors(of: cursor.index - start)
        }
      } ?? []
  }

  /// Returns the row that was closed over the one that had the cursor, or `nil` if that row is
  /// shown or gone.
  func closedRow(in rows: ListRows) -> Int? {
    guard isTree, let own = cursorState.lineage.first, rows.place(of: own) == nil else {
      return nil
    }
    for key in cursorState.lineage.dropFirst() {
      guard let index = rows.place(of: key) else { continue }
      guard let (tree, start) = rows.tree(at: index) else { return nil }
      return tree.branch(at: index - start).kind == .closed ? index : nil
    }
    return nil
  }

  /// Leaves at least half of the width to the content of rows that are deep in a tree.
  func limitIndent() {
    // A whole number of guides.
    if isTree { mostIndent = max(4, contentSize.columns / 4 * 2) }
  }
}
