import RecurseReconciler
import RecurseTerminal
import RecurseWidgets

/// Rows in columns under titles.
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
/// It is a ``List(_:selection:find:row:placeholder:)-(KeyPath<_,_>,_,_,_,_)`` with a header that
/// stays at the upper edge: only the rows that can be seen are made, keys and mouse do with rows
/// what they do there. Beside that
///
/// - Left and Right go from cell to cell, a click goes to one; Escape goes back to whole rows, but not
///   from a cell with `onEdit` or `onDelete`;
/// - `s` or Alt-`s`, or Enter on the titles, to which Tab goes, sorts by the column of the cursor,
/// and
///   again the other way round; so does a click on a title;
/// - `<` and `>`, or Alt with them, make the column narrower and wider, as dragging the space
/// behind
///   its title does;
/// - Alt with Left and Right moves the column, as dragging its title does;
/// - where the columns do not fit, there is a scrollbar below them: Shift with Left, Right, Home
///   and End or with the wheel scrolls, and the column of the cursor is brought into view.
///
/// The result is in ``TableColumns``: a part of the state, so that it can be kept, or
/// held by the table itself. The rows of a part of the state that can be written are sorted where
/// they are, in place, when the person asks for it, O(n log n): what is inserted later is where
/// it is put.
///
/// - Parameters:
///   - path: the rows, a part of the state that the table reads where it is.
///   - selection: the part of the state that says which rows are selected.
///   - columns: the part of the state that keeps what the person did with the columns; without one
///     the table does.
///   - find: the text by which rows are found: letters go to the next one that begins so, and mean
///     nothing else then.
///   - content: the columns.
///   - row: what a row can do, as modifiers of its cells together.
///   - onSort: sorts in place of the table, where rows come from elsewhere, say.
///   - placeholder: what is shown below the titles where there is no row.
@MainActor
public func Table<
  Owner: Component, Data: RandomAccessCollection & MutableCollection,
  Selection: ListSelection<Data.Element.ID>
>(
  _ path: WritableKeyPath<Owner.State, Data>, selection: WritableKeyPath<Owner.State, Selection>,
  columns: WritableKeyPath<Owner.State, TableColumns>? = nil,
  find: KeyPath<Data.Element, String>? = nil,
  @TableColumnBuilder<Owner, Data.Element> content: () -> [TableColumn<Owner, Data.Element>],
  row: @escaping @MainActor (Data.Element, VirtualNode<Owner>) -> VirtualNode<Owner> = { $1 },
  onSort: TableSortTransition<Owner, Data.Element>? = nil,
  @NodeBuilder<Owner> placeholder: () -> VirtualNode<Owner> = { NodeBuilder.buildBlock() }
) -> VirtualNode<Owner> where Data.Element: Identifiable {
  TableBuild(
    source: { row in
      RowSource(path, key: { NodeKey($0.id) }, find: find) { element, _ in row(element) }
    }, columns: columns, selection: SelectionBinding(selection), content: content(), row: row,
    onSort: onSort ?? sortingInPlace(path), placeholder: placeholder().base
  ).node
}

/// A table that holds itself which rows are selected, or whose rows cannot be.
@MainActor
public func Table<Owner: Component, Data: RandomAccessCollection & MutableCollection>(
  _ path: WritableKeyPath<Owner.State, Data>, selection: SelectionMode = .none,
  columns: WritableKeyPath<Owner.State, TableColumns>? = nil,
  find: KeyPath<Data.Element, String>? = nil,
  @TableColumnBuilder<Owner, Data.Element> content: () -> [TableColumn<Owner, Data.Element>],
  row: @escaping @MainActor (Data.Element, VirtualNode<Owner>) -> VirtualNode<Owner> = { $1 },
  onSort: TableSortTransition<Owner, Data.Element>? = nil,
  @NodeBuilder<Owner> placeholder: () -> VirtualNode<Owner> = { NodeBuilder.buildBlock() }
) -> VirtualNode<Owner> where Data.Element: Identifiable {
  TableBuild(
    source: { row in
      RowSource(path, key: { NodeKey($0.id) }, find: find) { element, _ in row(element) }
    }, columns: columns, selection: SelectionBinding(selection), content: content(), row: row,
    onSort: onSort ?? sortingInPlace(path), placeholder: placeholder().base
  ).node
}

/// Sorts the rows where they are.
@MainActor
private func sortingInPlace<State, Data: RandomAccessCollection & MutableCollection>(
  _ path: WritableKeyPath<State, Data>
) -> @MainActor (inout State, TableSort<Data.Element>) throws -> Void {
  { state, sort in
    // The standard library's sort is stable, though it does not say so yet.
    state[keyPath: path].sort(by: sort.precedes)
  }
}
