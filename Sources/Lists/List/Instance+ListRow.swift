import RecurseReconciler
import RecurseWidgets

// What can be asked of a list's row, and of a list, in a tree that may have no screen.

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
