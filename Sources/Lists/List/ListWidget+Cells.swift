import RecurseReconciler
import RecurseTerminal
import RecurseWidgets

// The rows of a table have cells. What one of them says is for the cursor in it: with the cursor in
// another, or on the whole row, Delete would empty what nobody pointed at.
//
//                     cursor in the cell      in another cell     whole row
//     of the cell     done                    nothing             edits the first, which is pointed at
//     of the row      where the cell has none done                done
extension ListWidget {
  private var table: (any ListContainer)? { parent as? any ListContainer }

  /// The cell under the cursor, where the list has cells.
  private var cursorCell: Instance? {
    guard let row = cursorRow, row.takesCursor, !isDisabled else { return nil }
    return table?.cell(underCursorIn: row)
  }

  /// Says something to the cell under the cursor.
  func offer<Event>(toCell event: Event) -> Bool { cursorCell?.offer(toRow: event) == true }

  /// Whether the cell under the cursor, or the row, listens for something.
  func hears<Event>(_ event: Event.Type) -> Bool {
    isCell(listeningFor: event) || cursorRow?.instance?.isRow(listeningFor: event) == true
  }

  private func isCell<Event>(listeningFor event: Event.Type) -> Bool {
    cursorCell?.isRow(listeningFor: event) == true
  }

  /// Whether what is typed on the cell under the cursor is its new text.
  var cellStartsByTyping: Bool {
    isEditable && cursorCell?.isRow(accepting: RowTyping(text: "")) == true
  }

  /// Whether keys do something with the cell under the cursor: then the cursor is for cells, and Escape
  /// leads to no whole row.
  var cellIsEdited: Bool {
    isEditable && (isCell(listeningFor: RowEditing.self) || isCell(listeningFor: RowDeletion.self))
  }

  // MARK: - A whole row

  /// The first cell that can be edited, where the cursor is a whole row.
  private var firstEdited: Instance? {
    guard let table, !table.hasCellCursor, !isDisabled, let row = cursorRow, row.takesCursor
    else { return nil }
    return table.firstCell(in: row) { $0.isRow(listeningFor: RowEditing.self) }
  }

  var canEditFirstCell: Bool { firstEdited != nil }

  /// Edits the first cell of a whole row that can be, and brings the cursor there.
  func editFirstCell() -> Bool {
    guard let cell = firstEdited else { return false }
    table?.point(at: cell)
    return cell.offer(toRow: RowEditing())
  }

  // MARK: - A cell that is edited

  /// Whether the focus is in the field with which the cell under the cursor is edited.
  var editsCell: Bool {
    guard !isFocused, let cell = cursorCell,
      let widget = (cell as? ElementInstance)?.widget as? Widget
    else { return false }
    return layerFocus?.isInside(widget) == true && cell.isRow(listeningFor: RowEditing.self)
  }

  /// Goes a row on from the field in a cell, which keeps its text; at the ends it leaves the field
  /// alone.
  func leaveCell(by key: Key) -> Bool {
    guard key == .up || key == .down, editsCell else { return false }
    leaveCell(rows: key == .up ? -1 : 1)
    return true
  }

  private func leaveCell(rows: Int) {
    guard let cursor = cursorPosition?.index else { return }
    layerFocus?.move(to: self)
    moveCursor(to: cursor + rows, direction: rows)
  }

  /// Enter goes down a column whose cells are written one after the other.
  func submittedInside() {
    if editsCell, cellStartsByTyping { leaveCell(rows: 1) }
  }
}
