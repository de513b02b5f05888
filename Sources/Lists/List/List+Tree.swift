import RecurseReconciler
import RecurseWidgets

/// A tree: a list of nodes that open and close, from the children that each of them holds.
///
/// ```swift
/// struct File: Identifiable {
///   var id: Int
///   var name: String
///   var children: [File]?
/// }
/// struct State {
///   var files: [File]
///   var open: Set<File.ID> = []
///   var selected: File.ID?
/// }
///
/// List(\.files, children: \.children, expanded: \.open, selection: \.selected) { file in
///   Text(file.name)
/// }
/// ```
///
/// → opens a row or enters it, ← closes it or leaves it, `*` opens all below it. It opens 10,000
/// nodes at most, and none whose children are still to be loaded, or that is below itself. Enter
/// and a double click open and close a row that they do not choose. If a row closes over the
/// selected one, it is selected instead.
///
/// Each update visits all nodes that are open, and no others. For very large trees there is
/// ``TreeRows``.
///
/// - Parameters:
///   - path: the roots.
///   - children: the children of a node: an array, an optional array whose `nil` is a leaf, or a
///     ``Loadable`` of one, which `onExpand(_:)` starts to load.
///   - expanded: the nodes that are open.
///   - selection: the selected node, or the set of selected nodes.
@MainActor
public func List<
  Owner: Component, Data: RandomAccessCollection, Children: TreeChildren<Data.Element>,
  Selection: ListSelection<Data.Element.ID>
>(
  _ path: KeyPath<Owner.State, Data>, children: KeyPath<Data.Element, Children>,
  expanded: WritableKeyPath<Owner.State, Set<Data.Element.ID>>,
  selection: WritableKeyPath<Owner.State, Selection>,
  find: KeyPath<Data.Element, String>? = nil, selectable: ((Data.Element) -> Bool)? = nil,
  @NodeBuilder<Owner> row: @escaping @MainActor (Data.Element) -> VirtualNode<Owner>,
  @NodeBuilder<Owner> placeholder: () -> VirtualNode<Owner> = { NodeBuilder.buildBlock() }
) -> VirtualNode<Owner> where Data.Element: Identifiable {
  treeNode(
    PlainTree(path, children, expanded), SelectionBinding(selection), find, selectable, row,
    placeholder())
}

/// A tree in which the same `id` may be below several parents: a node is identified by the path of
/// ids that leads to it.
///
/// ```swift
/// struct State {
///   var packages: [Package]
///   var open: Set<[Package.ID]> = []
///   var selected: [Package.ID]?
/// }
///
/// List(\.packages, children: \.dependencies, expanded: \.open, selection: \.selected) { package in
///   Text(package.name)
/// }
/// ```
@MainActor
public func List<
  Owner: Component, Data: RandomAccessCollection, Children: TreeChildren<Data.Element>,
  Selection: ListSelection<[Data.Element.ID]>
>(
  _ path: KeyPath<Owner.State, Data>, children: KeyPath<Data.Element, Children>,
  expanded: WritableKeyPath<Owner.State, Set<[Data.Element.ID]>>,
  selection: WritableKeyPath<Owner.State, Selection>,
  find: KeyPath<Data.Element, String>? = nil, selectable: ((Data.Element) -> Bool)? = nil,
  @NodeBuilder<Owner> row: @escaping @MainActor (Data.Element) -> VirtualNode<Owner>,
  @NodeBuilder<Owner> placeholder: () -> VirtualNode<Owner> = { NodeBuilder.buildBlock() }
) -> VirtualNode<Owner> where Data.Element: Identifiable {
  treeNode(
    PlainTree(path, children, expanded), SelectionBinding(selection), find, selectable, row,
    placeholder())
}

/// A tree of any size, which the state holds with its open nodes.
///
/// ```swift
/// List(tree: \.files, selection: \.selected) { entry in
///   Text(entry.name)
///     .onExpand { $0.load(entry.id) }
/// }
/// ```
///
/// It works as a tree of plain values does, and costs no more with a million nodes.
@MainActor
public func List<Owner: Component, Node: Identifiable, Selection: ListSelection<Node.ID>>(
  tree: WritableKeyPath<Owner.State, TreeRows<Node>>,
  selection: WritableKeyPath<Owner.State, Selection>,
  find: KeyPath<Node, String>? = nil, selectable: ((Node) -> Bool)? = nil,
  @NodeBuilder<Owner> row: @escaping @MainActor (Node) -> VirtualNode<Owner>,
  @NodeBuilder<Owner> placeholder: () -> VirtualNode<Owner> = { NodeBuilder.buildBlock() }
) -> VirtualNode<Owner> {
  treeNode(
    HeldTree(path: tree), SelectionBinding(selection), find, selectable, row, placeholder())
}
