import RecurseReactive
import RecurseReconciler
import RecurseWidgets

// What tests ask of a list and of its rows, and do with them, in a tree that may have no screen.

extension ElementInstance {
  /// Whether the list's cursor is on the row. Without a screen: whether the state selects the row
  /// of a list of which one can be selected, as the cursor is there then.
  package final var isCursorRow: Bool {
    if let row = widget as? ListRowWidget { return (row.parent as? ListWidget)?.cursorRow === row }
    guard let row = box.element as? ListRowElement, row.isSelected,
      let list = (parent as? LazyInstance)?.container?.box.element as? ListElement
    else { return false }
    return list.isBound && list.mode == .single
  }

  /// How many rows the list has, mounted or not, without headers and footers; `nil` where the
  /// element is no list.
  package final var listRowCount: Int? {
    guard box.element is ListElement else { return nil }
    return (lazyChildren?.rows as? ListRows)?.rowCount
  }

  /// Whether the list's cursor can come to the row.
  package final var takesListCursor: Bool {
    guard let row = box.element as? ListRowElement else { return false }
    return row.kind.takesCursor(in: self, rules: rowRules)
  }
}

extension Instance {
  /// Selects a list's row, or takes it out of the selection, where the owner's state holds that.
  ///
  /// - Returns: whether it does.
  package final func sendSelection(_ isSelected: Bool) -> Bool {
    guard let lazy = parent as? LazyInstance, let list = lazy.container,
      let key = lazy.key(of: self),
      (list.box.element as? ListElement)?.isBound == true
    else { return false }
    list.send(ListElement.Selection(key: key, isSelected: isSelected), of: ListElement.self)
    return true
  }

  /// The move of a list's row by some lines, headers counted; `nil` where it is in no list, or
  /// cannot be put there.
  package final func rowMove(by offset: Int) -> RowMove? {
    guard let lazy = parent as? LazyInstance, let rows = lazy.rows as? ListRows,
      let slot = lazy.childInstances.firstIndex(where: { $0 === self })
    else { return nil }
    let index = lazy.indices[slot]
    let (gap, isTooFar) = index.addingReportingOverflow(offset)
    return isTooFar ? nil : RowPaths(rows).move(from: index, toGap: offset > 0 ? gap + 1 : gap)
  }
}

extension ListRowKind {
  /// Whether the cursor can come to a row of this kind.
  ///
  /// - Parameter rules: what the row's modifiers forbid.
  @MainActor
  func takesCursor(in row: Instance, rules: @autoclosure () -> RowRules) -> Bool {
    switch self {
    case .row: !rules().contains(.selectionDisabled)
    // What can be tried again can be chosen.
    case .listFooter: row.isRow(listeningFor: RowSelection.self)
    case .header, .footer, .placeholder: false
    }
  }
}
