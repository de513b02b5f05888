import RecurseReconciler

/// A list of rows that are identified by a part of their element.
///
/// ```swift
/// List(state.names, id: \.self, selection: \.selectedName) { name in Text(name) }
/// ```
@inlinable @inline(__always)
@MainActor
public func List<
  Owner: Component, Data: RandomAccessCollection, ID: Hashable, Selection: ListSelection<ID>
>(
  _ data: Data, id: KeyPath<Data.Element, ID>, selection: WritableKeyPath<Owner.State, Selection>,
  find: KeyPath<Data.Element, String>? = nil, selectable: ((Data.Element) -> Bool)? = nil,
  @NodeBuilder<Owner> row: @escaping @MainActor (Data.Element) -> VirtualNode<Owner>,
  @NodeBuilder<Owner> footer: () -> VirtualNode<Owner> = { NodeBuilder.buildBlock() },
  @NodeBuilder<Owner> placeholder: () -> VirtualNode<Owner> = { NodeBuilder.buildBlock() }
) -> VirtualNode<Owner> {
  listNode(
    RowSource(data, key: { NodeKey($0[keyPath: id]) }, find: find, selectable: selectable) {
      row($0).base
    },
    SelectionBinding(selection), placeholder(), footer())
}

/// A list of a collection in the state, with rows that are identified by a part of their element.
@inlinable @inline(__always)
@MainActor
public func List<
  Owner: Component, Data: RandomAccessCollection, ID: Hashable, Selection: ListSelection<ID>
>(
  _ path: KeyPath<Owner.State, Data>, id: KeyPath<Data.Element, ID>,
  selection: WritableKeyPath<Owner.State, Selection>,
  find: KeyPath<Data.Element, String>? = nil, selectable: ((Data.Element) -> Bool)? = nil,
  @NodeBuilder<Owner> row: @escaping @MainActor (Data.Element) -> VirtualNode<Owner>,
  @NodeBuilder<Owner> footer: () -> VirtualNode<Owner> = { NodeBuilder.buildBlock() },
  @NodeBuilder<Owner> placeholder: () -> VirtualNode<Owner> = { NodeBuilder.buildBlock() }
) -> VirtualNode<Owner> {
  listNode(
    RowSource(path, key: { NodeKey($0[keyPath: id]) }, find: find, selectable: selectable) {
      element, _ in
      row(element).base
    }, SelectionBinding(selection), placeholder(), footer())
}
