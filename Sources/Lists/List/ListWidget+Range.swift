import RecurseReconciler
import RecurseWidgets

/// Where a selection of several rows by Shift and an arrow began.
struct SelectionAnchor {
  var row: LazyPosition
  /// Whether Space or a click put it there: then it stays while the cursor moves.
  var isSet: Bool
  /// The row up to which rows are selected from here, while nothing but such keys was pressed.
  var end: LazyPosition?

  init(_ row: LazyPosition, isSet: Bool) { (self.row, self.isSet) = (row, isSet) }
}

// Rows from an anchor to the cursor are selected together.
//
//     Space ─▶ anchor ── arrows ──▶ cursor ── Shift and an arrow ──▶ all from the anchor to the cursor
//              without one it is where the first such key finds the cursor
extension ListWidget {
  /// Moves the cursor by a row, and selects all from the anchor to there. What the last such key
  /// selected and is not among them is taken out.
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
    moveCursor(to: cursor.index + step, direction: step)
    guard let end = cursorPosition else { return true }
    let new = range(from: start, to: end.index)
    anchor.end = end
    cursorState.anchor = anchor
    for index in old where !new.contains(index) { setSelected(index, false) }
    for index in new { setSelected(index, true) }
    return true
  }

  private func range(from start: Int, to end: Int) -> Range<Int> {
    min(start, end)..<(max(start, end) + 1)
  }

  /// Selects a row that can be, or takes it out of the selection. Of rows that are not mounted no more
  /// is known than that they are rows.
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
