import RecurseReconciler
import RecurseTerminal
import RecurseWidgets

// The rows of a table have cells. A handler of a cell acts only with the cursor in that cell. With
// the cursor in another cell, or on the whole row, Delete would clear a cell that the user did not
// point at.
//
//                     cursor in the cell        in another cell   whole row
//     of the cell     done                      nothing           edits the first, and points at it
//     of the row      if the cell has none      done              done
extension ListWidget {
  private var table: (any ListContainer)? { parent as? any ListContainer }

  /// The cell under the cursor, if the list has cells.
  private var cursorCell: Instance? {
    guard let row = cursorRow, row.takesCursor, !isDisabled else { return nil }
    return table?.cell(underCursorIn: row)
  }

  /// Offers an event to the cell under the cursor.
  func offer<Event>(toCell event: Event) -> Bool { cursorCell?.offer(toRow: event) == true }

  /// Whether the cell under the cursor, or the row, listens for an event.
  func hears<Event>(_ event: Event.Type) -> Bool {
    isCell(listeningFor: event) || cursorRow?.instance?.isRow(listeningFor: event) == true
  }

  private func isCell<Event>(listeningFor event: Event.Type) -> Bool {
    cursorCell?.isRow(listeningFor: event) == true
  }

  /// Whether text typed on the cell under the cursor replaces its text.
  var cellStartsByTyping: Bool {
    isEditable && cursorCell?.isRow(accepting: RowTyping(text: "")) == true
  }

  /// Whether keys act on the cell under the cursor. If so, the cursor is for cells, and Escape does
  /// not lead to the whole row.
  var cellIsEdited: Bool {
    isEditable && (isCell(listeningFor: RowEditing.self) || isCell(listeningFor: RowDeletion.self))
  }

  // MARK: - A whole row

  /// The first cell that can be edited, if the cursor is on a whole row.
  private var firstEdited: Instance? {
    guard let table, !table.hasCellCursor, !isDisabled, let row = cursorRow, row.takesCursor
    else { return nil }
    return table.firstCell(in: row) { $0.isRow(listeningFor: RowEditing.self) }
  }

  var canEditFirstCell: Bool { firstEdited != nil }

  /// Edits the first editable cell of a whole row, and moves the cursor there.
  func editFirstCell() -> Bool {
    guard let cell = firstEdited else { return false }
    table?.point(at: cell)
    return cell.offer(toRow: RowEditing(alignment: alignment(in: cell)))
  }

  // MARK: - The cell under the cursor

  /// Edits the cell under the cursor.
  func editCursorCell() -> Bool { offer(toCell: RowEditing(alignment: alignment(in: cursorCell))) }

  /// Begins the text of the cell under the cursor anew, if typing does that.
  func typeInCell(_ text: String) -> Bool {
    offer(toCell: RowTyping(text: text, alignment: alignment(in: cursorCell)))
  }

  private func alignment(in cell: Instance?) -> HorizontalAlignment {
    ((cell as? ElementInstance)?.widget as? any RowCell)?.alignment ?? .leading
  }

  // MARK: - A cell that is edited

  /// Whether the focus is in the field that edits the cell under the cursor.
  var editsCell: Bool {
    guard !isFocused, let cell = cursorCell,
      let widget = (cell as? ElementInstance)?.widget as? Widget
    else { return false }
    return layerFocus?.isInside(widget) == true && cell.isRow(listeningFor: RowEditing.self)
  }

  /// Moves from the field in a cell to the next row; the cell keeps its text. At the ends, it only
  /// leaves the field.
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

  /// Enter moves down a column whose cells are typed one after the other.
  func submittedInside() {
    if editsCell, cellStartsByTyping { leaveCell(rows: 1) }
  }
}
