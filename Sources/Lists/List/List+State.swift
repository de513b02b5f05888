import RecurseReconciler
import RecurseWidgets

/// A list of a collection in its owner's state, which it reads in place.
///
/// ```swift
/// List(\.users, selection: \.selected) { user in
///   Text(user.name)
///     .onEdit(user.name) { $0.users[id: user.id]?.name = $1 }
/// }
/// ```
///
/// Nothing holds the collection between two updates, so editing one row of a very large array in
/// place copies nothing. (A row's closure that captures the `state` of `render` would hold the
/// collection: a row that needs more of the state takes it as its second argument.) A computed part
/// of the state is computed once for each update.
@inlinable @inline(__always)
@MainActor
public func List<
  Owner: Component, Data: RandomAccessCollection, Selection: ListSelection<Data.Element.ID>
>(
  _ path: KeyPath<Owner.State, Data>, selection: WritableKeyPath<Owner.State, Selection>,
  find: KeyPath<Data.Element, String>? = nil, selectable: ((Data.Element) -> Bool)? = nil,
  @NodeBuilder<Owner> row: @escaping @MainActor (Data.Element) -> VirtualNode<Owner>,
  @NodeBuilder<Owner> footer: () -> VirtualNode<Owner> = { NodeBuilder.buildBlock() },
  @NodeBuilder<Owner> placeholder: () -> VirtualNode<Owner> = { NodeBuilder.buildBlock() }
) -> VirtualNode<Owner> where Data.Element: Identifiable {
  listNode(
    RowSource(path, key: { NodeKey($0.id) }, find: find, selectable: selectable) { element, _ in
      row(element).base
    },
    SelectionBinding(selection), placeholder(), footer())
}

/// A list of a collection in its owner's state, whose rows need more of the state.
@inlinable @inline(__always)
@MainActor
public func List<
  Owner: Component, Data: RandomAccessCollection, Selection: ListSelection<Data.Element.ID>
>(
  _ path: KeyPath<Owner.State, Data>, selection: WritableKeyPath<Owner.State, Selection>,
  find: KeyPath<Data.Element, String>? = nil, selectable: ((Data.Element) -> Bool)? = nil,
  @NodeBuilder<Owner> row: @escaping @MainActor (Data.Element, Owner.State) -> VirtualNode<Owner>,
  @NodeBuilder<Owner> footer: () -> VirtualNode<Owner> = { NodeBuilder.buildBlock() },
  @NodeBuilder<Owner> placeholder: () -> VirtualNode<Owner> = { NodeBuilder.buildBlock() }
) -> VirtualNode<Owner> where Data.Element: Identifiable {
  listNode(
    RowSource(path, key: { NodeKey($0.id) }, find: find, selectable: selectable) {
      row($0, $1).base
    },
    SelectionBinding(selection), placeholder(), footer())
}
