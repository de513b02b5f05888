import RecurseReconciler
import RecurseWidgets

/// The start of a selection of several rows with Shift and an arrow key.
struct SelectionAnchor {
  var row: LazyPosition
  /// Whether Space or a click selected the row, which then stays the anchor while the cursor moves.
  var isSet: Bool
  /// The end of the rows selected from here, as long as only such keys are pressed.
  var end: LazyPosition?
  /// The rows that such keys selected. Only these are deselected where the range ends earlier.
  var selected: Set<NodeKey> = []

  init(_ row: LazyPosition, isSet: Bool) { (self.row, self.isSet) = (row, isSet) }
}

// Selection of all rows from an anchor to the cursor.
//
//     Space ─▶ anchor ─ arrows ─▶ cursor ─ Shift and an arrow ─▶ all from the anchor to the cursor
//              without Space, it is where the first such key finds the cursor
extension ListWidget {
  /// Moves the cursor by some rows, and selects all rows from the anchor to it. Rows that such keys
  /// selected and that are no longer in the range are deselected; rows that were selected before
  /// stay so. Rows that are still in the range are left alone, so that a key costs no more than the
  /// rows it adds.
  ///
  /// - Returns: whether several rows can be selected.
  func extendSelection(_ step: Int) -> Bool {
    guard element.mode == .multiple, let cursor = cursorPosition else { return false }
    var anchor = cursorState.anchor ?? SelectionAnchor(cursor, isSet: false)
    let isGoingOn = anchor.end?.key == cursor.key
    if !anchor.isSet, !isGoingOn { anchor = SelectionAnchor(cursor, isSet: false) }
    if let index = rows.flatMap({ place(of: anchor.row.key, in: $0) }) {
      anchor.row.index = index
    } else {
      anchor = SelectionAnchor(cursor, isSet: false)
    }
    let start = anchor.row.index
    let old = isGoingOn ? range(from: start, to: cursor.index) : start..<start
    if !isGoingOn { anchor.selected = [] }
    moveCursor(to: cursor.index + step, direction: step.signum())
    guard let end = cursorPosition else { return true }
    let new = range(from: start, to: end.index)
    anchor.end = end
    for index in old where !new.contains(index) {
      if let key = lazy?.position(at: index)?.key, anchor.selected.remove(key) != nil {
        setSelected(index, false)
      }
    }
    for index in new where !old.contains(index) {
      if let key = setSelected(index, true) { anchor.selected.insert(key) }
    }
    cursorState.anchor = anchor
    return true
  }

  private func range(from start: Int, to end: Int) -> Range<Int> {
    min(start, end)..<(max(start, end) + 1)
  }

  /// Selects or deselects a row, if it can be selected.
  ///
  /// - Returns: the key of the row, if it was not so before.
  @discardableResult
  private func setSelected(_ index: Int, _ isSelected: Bool) -> NodeKey? {
    guard let rows, rows.kind(at: index) == .row, mayTakeCursor(index),
      let key = lazy?.position(at: index)?.key
    else { return nil }
    let row = row(at: index)
    let wasSelected = rows.isSelected?(key) ?? row?.isSelected ?? ownSelection.contains(key)
    guard wasSelected != isSelected else { return nil }
    if element.isBound {
      send(.selection(ListElement.Selection(key: key, isSelected: isSelected)))
    } else {
      if isSelected { ownSelection.insert(key) } else { ownSelection.remove(key) }
      row?.isInOwnSelection = isSelected
    }
    if let instance = row?.instance {
      if isSelected {
        instance.offer(toRow: RowSelection())
      } else {
        instance.offer(toRow: RowDeselection())
      }
    }
    return key
  }
}
