import RecurseReactive
import RecurseReconciler

/// Where the rows of a table come from.
extension TableBuild {
  init<Data: RandomAccessCollection>(
    _ path: KeyPath<Owner.State, Data>, _ columns: WritableKeyPath<Owner.State, TableColumns>?,
    _ selection: SelectionBinding<Owner.State>, _ find: KeyPath<Row, String>?,
    _ content: [Column],
    _ row: @escaping @MainActor (Row, VirtualNode<Owner>) -> VirtualNode<Owner>,
    _ onSort: TableSortTransition<Owner, Row>?, _ placeholder: VirtualNode<Owner>
  ) where Data.Element == Row {
    self.init(
      rows: { state, node in
        RowSource(state[keyPath: path], key: { NodeKey($0.id) }, text: find, row: node)
      }, columns: columns, selection: selection, content: content, row: row, onSort: onSort,
      placeholder: placeholder.base)
  }

  init<Data: RandomAccessCollection>(
    _ data: Data, _ columns: WritableKeyPath<Owner.State, TableColumns>?,
    _ selection: SelectionBinding<Owner.State>, _ find: KeyPath<Row, String>?,
    _ content: [Column],
    _ row: @escaping @MainActor (Row, VirtualNode<Owner>) -> VirtualNode<Owner>,
    _ onSort: TableSortTransition<Owner, Row>?, _ placeholder: VirtualNode<Owner>
  ) where Data.Element == Row {
    self.init(
      rows: { _, node in
        RowSource(data, key: { NodeKey($0.id) }, text: find, row: node)
      }, columns: columns, selection: selection, content: content, row: row, onSort: onSort,
      placeholder: placeholder.base)
  }

  init(
    _ collection: ObservableCollection<Row>,
    _ columns: WritableKeyPath<Owner.State, TableColumns>?,
    _ selection: SelectionBinding<Owner.State>, _ find: KeyPath<Row, String>?,
    _ content: [Column],
    _ row: @escaping @MainActor (Row, VirtualNode<Owner>) -> VirtualNode<Owner>,
    _ onSort: TableSortTransition<Owner, Row>?, _ placeholder: VirtualNode<Owner>
  ) {
    let changes = CollectionChanges(collection)
    self.init(
      rows: { _, node in
        CollectionRows(
          elements: RowSource(collection.value, key: { NodeKey($0.id) }, text: find, row: node),
          steps: changes.take(), isTrusted: true)
      }, columns: columns, selection: selection, content: content, row: row, onSort: onSort,
      placeholder: placeholder.base)
  }

  init(
    _ rows: [Row], changes: Changeset<Row>,
    _ columns: WritableKeyPath<Owner.State, TableColumns>?,
    _ selection: SelectionBinding<Owner.State>, _ find: KeyPath<Row, String>?,
    _ content: [Column],
    _ row: @escaping @MainActor (Row, VirtualNode<Owner>) -> VirtualNode<Owner>,
    _ onSort: TableSortTransition<Owner, Row>?, _ placeholder: VirtualNode<Owner>
  ) {
    let hint = ChangesHint(changes)
    self.init(
      rows: { _, node in
        CollectionRows(
          elements: RowSource(rows, key: { NodeKey($0.id) }, text: find, row: node),
          steps: hint.take(), isTrusted: false, claimedCount: changes.oldCount)
      }, columns: columns, selection: selection, content: content, row: row, onSort: onSort,
      placeholder: placeholder.base)
  }
}
