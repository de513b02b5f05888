import RecurseReconciler
import RecurseTerminal
import RecurseWidgets

/// A table of rows in columns with titles.
///
/// ```swift
/// Table(\.files, selection: \.selected, columns: \.columns) {
///   TableColumn("Name", value: \.name)
///   TableColumn("Kind", value: \.kind).width(.percent(20))
///   TableColumn("Size", sortedBy: \.bytes) { Text("\($0.bytes)") }.width(10).alignment(.trailing)
/// } row: { file, row in
///   row.onDelete { $0.files.removeAll { $0.id == file.id } }
/// }
/// ```
///
/// A table is a `List` with a header that stays at the upper edge. Only the visible rows are built,
/// and keys and the mouse act on rows as in a list. In addition:
///
/// - Left and Right move from cell to cell, and a click selects a cell. Escape returns to the whole
///   row, but not from a cell with `onEdit` or `onDelete`.
/// - `s` or Alt-`s`, or Enter on the titles, which Tab reaches, sorts by the column of the cursor;
///   pressing it again reverses the order. A click on a title does the same. An app's own command
///   with the key `s` goes first.
/// - `<` and `>`, or Alt with them, make the column narrower and wider, and so does dragging the
///   space after its title.
/// - Alt with Left and Right moves the column, and so does dragging its title.
/// - If the columns do not fit, there is a scrollbar below them: Shift with Left, Right, Home and
///   End or with the wheel scrolls. The column of the cursor is scrolled into view.
///
/// The result is in ``TableColumns``, which is either a part of the state, so that it can be saved,
/// or held by the table itself. If the rows are a writable part of the state, they are sorted in
/// place when the user asks for it, in O(n log n). Rows inserted later stay where they are
/// inserted.
///
/// - Parameters:
///   - path: the key path to the rows, which the table reads in place.
///   - selection: the key path to the selection. With `.single`, `.multiple` or nothing instead,
///     the table holds the selection, or has none.
///   - columns: the key path to the user's changes of the columns. If `nil`, the table holds them.
///   - find: the key path to the text by which rows are found: typing letters moves to the next row
///     that begins with them, and letters then have no other meaning.
///   - selectable: whether the cursor can be on a row, as a property of its data or a closure.
///   - content: the columns.
///   - row: the actions of a row, as modifiers of its cells together.
///   - onSort: a transition that sorts instead of the table, for example if the rows come from
///     elsewhere.
///   - placeholder: the content shown below the titles if there are no rows.
@MainActor
public func Table<
  Owner: Component, Data: RandomAccessCollection & MutableCollection,
  Selection: ListSelection<Data.Element.ID>
>(
  _ path: WritableKeyPath<Owner.State, Data>, selection: WritableKeyPath<Owner.State, Selection>,
  columns: WritableKeyPath<Owner.State, TableColumns>? = nil,
  find: KeyPath<Data.Element, String>? = nil, selectable: ((Data.Element) -> Bool)? = nil,
  @TableColumnBuilder<Owner, Data.Element> content: () -> [TableColumn<Owner, Data.Element>],
  row: @escaping @MainActor (Data.Element, VirtualNode<Owner>) -> VirtualNode<Owner> = { $1 },
  onSort: TableSortTransition<Owner, Data.Element>? = nil,
  @NodeBuilder<Owner> placeholder: () -> VirtualNode<Owner> = { NodeBuilder.buildBlock() }
) -> VirtualNode<Owner> where Data.Element: Identifiable {
  TableBuild(
    source: { row in
      RowSource(path, key: { NodeKey($0.id) }, find: find, selectable: selectable) { element, _ in
        row(element)
      }
    }, columns: columns, selection: SelectionBinding(selection), content: content(), row: row,
    onSort: onSort ?? sortingInPlace(path), placeholder: placeholder().base
  ).node
}

/// Returns a transition that sorts the rows in place.
@MainActor
func sortingInPlace<State, Data: RandomAccessCollection & MutableCollection>(
  _ path: WritableKeyPath<State, Data>
) -> @MainActor (inout State, TableSort<Data.Element>) throws -> Void {
  { state, sort in
    // The standard library's sort is stable, though its documentation does not guarantee it.
    state[keyPath: path].sort(by: sort.precedes)
  }
}
