import RecurseReactive
import RecurseReconciler
import RecurseWidgets

// The operations that tests use on a list and its rows, in a tree that may have no screen.

extension ElementInstance {
  /// Whether the list's cursor is on the row. Without a screen: whether the state selects the row
  /// in a single-selection list, because the cursor is on the selected row.
  package final var isCursorRow: Bool {
    if let row = widget as? ListRowWidget { return (row.parent as? ListWidget)?.cursorRow === row }
    guard let row = box.element as? ListRowElement, row.isSelected,
      let list = (parent as? LazyInstance)?.container?.box.element as? ListElement
    else { return false }
    return list.isBound && list.mode == .single
  }

  /// The number of rows in the list, mounted or not, without headers and footers; `nil` if the
  /// element is no list.
  package final var listRowCount: Int? {
    guard box.element is ListElement else { return nil }
    return (lazyChildren?.rows as? ListRows)?.rowCount
  }

  /// The number of a list's row among its rows, from 1, and how many there are; `nil` for other
  /// lines. O(n) in the parts of the list.
  package final var listRowPlace: (number: Int, total: Int)? {
    guard (box.element as? ListRowElement)?.kind == .row, let lazy = parent as? LazyInstance,
      let rows = lazy.rows as? ListRows,
      let slot = lazy.childInstances.firstIndex(where: { $0 === self })
    else { return nil }
    return (rows.rowCount(before: lazy.indices[slot]) + 1, rows.rowCount)
  }

  /// The number of candidates that a list has ranked for its queries so far, and whether none are
  /// left; `nil` if it takes no query.
  package final var ranked: (count: Int, isSettled: Bool)? {
    (lazyChildren?.memory as? ListRanking).map { ($0.rankedCount, $0.isSettled) }
  }

  /// Whether the list's cursor can move to the row.
  package final var takesListCursor: Bool {
    guard let row = box.element as? ListRowElement else { return false }
    return row.takesCursor(in: self)
  }
}

extension Instance {
  /// Selects or deselects a row of a list, if the owner's state holds the selection.
  ///
  /// - Returns: whether the owner's state holds the selection.
  package final func sendSelection(_ isSelected: Bool) -> Bool {
    guard let lazy = parent as? LazyInstance, let list = lazy.container,
      let key = lazy.key(of: self),
      (list.box.element as? ListElement)?.isBound == true
    else { return false }
    list.send(
      .selection(ListElement.Selection(key: key, isSelected: isSelected)), of: ListElement.self)
    return true
  }

  /// Opens or closes a row of a tree.
  package final func sendExpansion(_ isExpanded: Bool) {
    guard let lazy = parent as? LazyInstance, let list = lazy.container,
      let key = lazy.key(of: self)
    else { return }
    list.send(
      .opening(ListElement.Opening(key: key, isExpanded: isExpanded)), of: ListElement.self)
    if isExpanded { offer(toRow: RowExpansion()) }
  }

  /// Returns the move of a list's row by a number of lines, including headers, or `nil` if it is in
  /// no list or cannot be put there.
  package final func rowMove(by offset: Int) -> RowMove? {
    guard let lazy = parent as? LazyInstance, let rows = lazy.rows as? ListRows,
      rows.ranking?.isOfQuery != true,
      let slot = lazy.childInstances.firstIndex(where: { $0 === self })
    else { return nil }
    let index = lazy.indices[slot]
    let (gap, isTooFar) = index.addingReportingOverflow(offset)
    return isTooFar ? nil : RowPaths(rows).move(from: index, toGap: offset > 0 ? gap + 1 : gap)
  }
}

extension ListRowElement {
  /// Returns whether the cursor can move to the row.
  @MainActor
  func takesCursor(in row: Instance) -> Bool {
    // A component in a footer may offer a retry, which the footer's own node does not tell.
    kind == .listFooter ? row.isRow(listeningFor: RowSelection.self) : isSelectable
  }
}
