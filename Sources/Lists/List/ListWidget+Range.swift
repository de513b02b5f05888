import RecurseReconciler
import RecurseWidgets

/// The start of a selection of several rows with Shift and an arrow key.
struct SelectionAnchor {
  var row: LazyPosition
  /// Whether Space or a click set the anchor, which then stays while the cursor moves.
  var isSet: Bool
  /// The end of the rows selected from here, as long as only such keys are pressed.
  var end: LazyPosition?

  init(_ row: LazyPosition, isSet: Bool) { (self.row, self.isSet) = (row, isSet) }
}

// Selection of all rows from an anchor to the cursor.
//
//     Space ─▶ anchor ─ arrows ─▶ cursor ─ Shift and an arrow ─▶ all from the anchor to the cursor
//              without Space, it is where the first such key finds the cursor
extension ListWidget {
  /// Moves the cursor by some rows, and selects all rows from the anchor to it. Rows that the last
  /// such key selected and that are no longer in the range are deselected. Rows that it selected
  /// and that are still in the range are left alone, so that a key costs no more than the rows it
  /// adds.
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
    moveCursor(to: cursor.index + step, direction: step.signum())
    guard let end = cursorPosition else { return true }
    let new = range(from: start, to: end.index)
    anchor.end = end
    cursorState.anchor = anchor
    for index in old where !new.contains(index) { setSelected(index, false) }
    for index in new where !old.contains(index) { setSelected(index, true) }
    return true
  }

  private func range(from start: Int, to end: Int) -> Range<Int> {
    min(start, end)..<(max(start, end) + 1)
  }

  /// Selects or deselects a row, if it can be selected. Rows that are not mounted are known only by
  /// their kind.
  private func setSelected(_ index: Int, _ isSelected: Bool) {
    guard rows?.kind(at: index) == .row, mayTakeCursor(index),
      let key = lazy?.position(at: index)?.key
    else { return }
    let row = row(at: index)
    if let row, row.isSelected == isSelected { return }
    if element.isBound {
      send(ListElement.Selection(key: key, isSelected: isSelected))
    } else {
      if isSelected { ownSelection.insert(key) } else { ownSelection.remove(key) }
      row?.isInOwnSelection = isSelected
    }
    guard let instance = row?.instance else { return }
    if isSelected {
      instance.offer(toRow: RowSelection())
    } else {
      instance.offer(toRow: RowDeselection())
    }
  }
}
