import RecurseReactive
import RecurseReconciler
import RecurseWidgets

/// A table of an observable collection. A change renders only the visible rows, and no component.
///
/// ```swift
/// Table(library.tracks, selection: \.selected) {          // a CollectionProperty<Track>
///   TableColumn("Title", value: \.title)
/// } onSort: { [library] _, sort in
///   library.tracks.value.sort(by: sort.precedes)
/// }
/// ```
@MainActor
public func Table<
  Owner: Component, Row: Identifiable, Selection: ListSelection<Row.ID>
>(
  _ collection: ObservableCollection<Row>, selection: WritableKeyPath<Owner.State, Selection>,
  columns: WritableKeyPath<Owner.State, TableColumns>? = nil, find: KeyPath<Row, String>? = nil,
  selectable: ((Row) -> Bool)? = nil,
  @TableColumnBuilder<Owner, Row> content: () -> [TableColumn<Owner, Row>],
  row: @escaping @MainActor (Row, VirtualNode<Owner>) -> VirtualNode<Owner> = { $1 },
  onSort: TableSortTransition<Owner, Row>? = nil,
  @NodeBuilder<Owner> placeholder: () -> VirtualNode<Owner> = { NodeBuilder.buildBlock() }
) -> VirtualNode<Owner> {
  TableBuild(
    source: { row in RowSource(collection, find: find, selectable: selectable, row: row) },
    columns: columns,
    selection: SelectionBinding(selection), content: content(), row: row, onSort: onSort,
    placeholder: placeholder().base
  ).node
}
