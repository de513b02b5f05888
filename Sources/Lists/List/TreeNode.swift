import RecurseReconciler
import RecurseTerminal
import RecurseWidgets

/// A tree in a state: its rows, and how a person opens and closes them.
@MainActor
protocol StateTree<State, Source> {
  associatedtype State
  associatedtype Source: TreeSource

  func rows(of state: State) -> Source
  func open(_ opening: ListElement.Opening, in state: inout State)
}

/// A tree of nodes that hold their children, beside a set of those that are open.
struct PlainTree<State, Data: RandomAccessCollection, Identity: Hashable>: StateTree {
  let path: KeyPath<State, Data>
  let expanded: WritableKeyPath<State, Set<Identity>>
  let branch: (Data.Element) -> TreeBranch<Data.Element>?
  let identity: (Identity?, Data.Element) -> Identity
  /// Returns whether a node leads back to one above it, although it has an identity of its own.
  let isLink: (Identity, Data.Element) -> Bool

  func rows(of state: State) -> TreeLines<Data.Element> {
    let open = state[keyPath: expanded]
    return TreeLines(
      state[keyPath: path], branch: branch, identity: identity, isExpanded: open.contains)
  }

  func open(_ opening: ListElement.Opening, in state: inout State) {
    guard let id = opening.key.value(as: Identity.self) else { return }
    guard opening.isExpanded else {
      state[keyPath: expanded].remove(id)
      return
    }
    if opening.isDeep {
      let rows = rows(of: state)
      if let node = rows.index(of: opening.key).flatMap(rows.node) {
        openAll(below: node, id, in: &state[keyPath: expanded])
      }
    } else {
      state[keyPath: expanded].insert(id)
    }
  }

  /// Opens a node and those below it, level by level, unless their children are still to be loaded,
  /// or they lead back to a node above them.
  private func openAll(below node: Data.Element, _ id: Identity, in open: inout Set<Identity>) {
    var left = mostExpanded
    var level = [(node, id)]
    var seen: Set<Identity> = [id]
    while !level.isEmpty, left > 0 {
      var below: [(Data.Element, Identity)] = []
      for (node, id) in level.prefix(left) {
        guard let branch = branch(node) else { continue }
        open.insert(id)
        left -= 1
        for child in branch.nodes
        where self.branch(child)?.status != .unloaded && !isLink(id, child) {
          let identity = identity(id, child)
          if seen.insert(identity).inserted { below.append((child, identity)) }
        }
      }
      level = below
    }
  }
}

extension PlainTree where Data.Element: Identifiable, Identity == Data.Element.ID {
  init<Children: TreeChildren<Data.Element>>(
    _ path: KeyPath<State, Data>, _ children: KeyPath<Data.Element, Children>,
    _ expanded: WritableKeyPath<State, Set<Identity>>
  ) {
    self.init(
      path: path, expanded: expanded, branch: { Children.branch(of: $0[keyPath: children]) },
      identity: { $1.id }, isLink: { _, _ in false })
  }
}

extension PlainTree where Data.Element: Identifiable, Identity == [Data.Element.ID] {
  init<Children: TreeChildren<Data.Element>>(
    _ path: KeyPath<State, Data>, _ children: KeyPath<Data.Element, Children>,
    _ expanded: WritableKeyPath<State, Set<Identity>>
  ) {
    self.init(
      path: path, expanded: expanded, branch: { Children.branch(of: $0[keyPath: children]) },
      identity: { ($0 ?? []) + [$1.id] }, isLink: { $0.contains($1.id) })
  }
}

/// The number of nodes that `*` opens at most.
let mostExpanded = 10_000

/// A tree that holds its open nodes.
struct HeldTree<State, Node: Identifiable>: StateTree {
  let path: WritableKeyPath<State, TreeRows<Node>>

  func rows(of state: State) -> TreeRowsSource<Node> {
    state[keyPath: path].source
  }

  func open(_ opening: ListElement.Opening, in state: inout State) {
    guard let id = opening.key.value(as: Node.ID.self) else { return }
    if !opening.isExpanded {
      state[keyPath: path].collapse(id)
    } else if opening.isDeep {
      state[keyPath: path].expandAll(below: id)
    } else {
      state[keyPath: path].expand(id)
    }
  }
}

/// Returns the node of a tree, to which all overloads of `List` for trees reduce.
@MainActor
func treeNode<Owner: Component, Tree: StateTree<Owner.State, Source>, Source: TreeSource>(
  _ tree: Tree, _ selection: SelectionBinding<Owner.State>,
  _ find: KeyPath<Source.Node, String>?, _ selectable: ((Source.Node) -> Bool)?,
  _ row: @escaping @MainActor (Source.Node) -> VirtualNode<Owner>,
  _ placeholder: VirtualNode<Owner>
) -> VirtualNode<Owner> {
  let text = find.map { path -> @MainActor (Source.Node) -> String in { $0[keyPath: path] } }
  return listNode(
    selection, placeholder: placeholder, footer: NodeBuilder.buildBlock(),
    open: { tree.open($1, in: &$0) }
  ) { rows, state, _ in
    rows.append(
      TreeListRows(
        source: tree.rows(of: state), row: { row($0).base },
        statusRow: { statusRow($0, of: Owner.self).base }, text: text, selectable: selectable))
  }
}

/// Returns the line below a node whose children are loading or could not be loaded.
@MainActor
private func statusRow<Owner: Component, Node>(
  _ status: TreeBranch<Node>.Status, of owner: Owner.Type
) -> VirtualNode<Owner> {
  switch status {
  case .complete, .unloaded: NodeBuilder.buildBlock()
  case .loading:
    WithEnvironment(\.words) { words -> VirtualNode<Owner> in LoadingLine(words.loading) }
  case .failed(let reason): Text.failure(reason).lineLimit(1).node(for: owner)
  }
}
