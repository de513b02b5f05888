import RecurseReactive
import RecurseReconciler
import RecurseWidgets

/// A table of a read-only part of the state, such as a computed property.
///
/// ```swift
/// Table(\.shown, columns: \.columns) {       // var shown: [File] { files.filter(…) }
///   TableColumn("Name", value: \.name)
/// } onSort: { state, sort in
///   state.files.sort(by: sort.precedes)
/// }
/// ```
///
/// Rows are sorted by `onSort`, or by the code that produces them, according to
/// ``TableColumns/sort`` in the state; without either, the table cannot be sorted.
@MainActor
public func Table<
  Owner: Component, Data: RandomAccessCollection, Selection: ListSelection<Data.Element.ID>
>(
  _ path: KeyPath<Owner.State, Data>, selection: WritableKeyPath<Owner.State, Selection>,
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
    onSort: onSort, placeholder: placeholder().base
  ).node
}

/// A table of a collection, which it holds until the next render.
///
/// ```swift
/// Table(state.files, columns: \.columns) {
///   TableColumn("Name", value: \.name)
/// } onSort: { state, sort in
///   state.files.sort(by: sort.precedes)
/// }
/// ```
@MainActor
public func Table<
  Owner: Component, Data: RandomAccessCollection, Selection: ListSelection<Data.Element.ID>
>(
  _ data: Data, selection: WritableKeyPath<Owner.State, Selection>,
  columns: WritableKeyPath<Owner.State, TableColumns>? = nil,
  find: KeyPath<Data.Element, String>? = nil, selectable: ((Data.Element) -> Bool)? = nil,
  @TableColumnBuilder<Owner, Data.Element> content: () -> [TableColumn<Owner, Data.Element>],
  row: @escaping @MainActor (Data.Element, VirtualNode<Owner>) -> VirtualNode<Owner> = { $1 },
  onSort: TableSortTransition<Owner, Data.Element>? = nil,
  @NodeBuilder<Owner> placeholder: () -> VirtualNode<Owner> = { NodeBuilder.buildBlock() }
) -> VirtualNode<Owner> where Data.Element: Identifiable {
  TableBuild(
    source: { row in
      RowSource(data, key: { NodeKey($0.id) }, find: find, selectable: selectable, row: row)
    },
    columns: columns, selection: SelectionBinding(selection), content: content(), row: row,
    onSort: onSort, placeholder: placeholder().base
  ).node
}
