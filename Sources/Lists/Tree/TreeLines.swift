import RecurseReconciler

/// The rows of a tree of plain values: the nodes below those that are expanded, in one array.
///
///     expanded: Sources          parent  depth
///     ▾ Sources            0       -       0
///       ▸ Core             1       0       1
///         main.swift       2       0       1
///       README.md          3       -       0
///
/// It is made at each update, in O(n) of its rows. Nodes that nobody sees cost nothing. A node that
/// is below itself, as in objects that refer to each other, stays closed there: its rows would have
/// no end.
@MainActor
struct TreeLines<Node> {
  /// A row: a node, or the status of its parent's children.
  struct Line {
    let node: Node?
    let key: NodeKey
    let branch: RowBranch
    /// The index of the parent's row; -1 for a root.
    let parent: Int
    /// The index among the siblings.
    let place: Int
    /// The number of children, and their status.
    let children: Int
    let status: TreeBranch<Node>.Status
  }

  var lines: [Line] = []
  var roots = 0
  /// Returns the key of a node below another.
  private let keyBelow: (Node, NodeKey?) -> NodeKey

  /// Creates the rows of a tree.
  ///
  /// - Parameters:
  ///   - branch: the children of a node; `nil` for a leaf.
  ///   - identity: the identity of a node below another.
  ///   - isExpanded: whether the children of a node are shown.
  init<Roots: Collection<Node>, Identity: Hashable>(
    _ nodes: Roots, branch: (Node) -> TreeBranch<Node>?,
    identity: @escaping (Identity?, Node) -> Identity, isExpanded: (Identity) -> Bool
  ) {
    keyBelow = { node, parent in
      NodeKey(identity(parent.flatMap { $0.value(as: Identity.self) }, node))
    }
    // Nodes are visited without recursion: a tree may be deeper than the stack.
    var visit = Visit<Identity>()
    for root in nodes {
      add(root, place: roots, below: nil, branch, identity, isExpanded, &visit)
      roots += 1
      while let level = visit.levels.last {
        if level.next < level.branch.nodes.count {
          visit.levels[visit.levels.count - 1].next += 1
          add(
            level.branch.nodes[level.next], place: level.next, below: level, branch, identity,
            isExpanded, &visit)
        } else {
          addStatus(of: level, depth: visit.levels.count)
          visit.levels.removeLast()
          visit.expanded.remove(level.identity)
        }
      }
    }
  }

  /// The nodes between a root and those that are visited.
  struct Visit<Identity: Hashable> {
    var levels: [Level<Identity>] = []
    /// The identities of the levels.
    var expanded: Set<Identity> = []
  }

  /// The children of an expanded node, while they are visited.
  struct Level<Identity> {
    let branch: TreeBranch<Node>
    let identity: Identity
    let line: Int
    var next = 0

    init(branch: TreeBranch<Node>, identity: Identity, line: Int) {
      self.branch = branch
      self.identity = identity
      self.line = line
    }
  }

  mutating func add<Identity: Hashable>(
    _ node: Node, place: Int, below level: Level<Identity>?,
    _ branch: (Node) -> TreeBranch<Node>?, _ identity: (Identity?, Node) -> Identity,
    _ isExpanded: (Identity) -> Bool, _ visit: inout Visit<Identity>
  ) {
    let depth = visit.levels.count
    let id = identity(level?.identity, node)
    let children = branch(node)
    let isOpen = children != nil && isExpanded(id) && visit.expanded.insert(id).inserted
    lines.append(
      Line(
        node: node, key: NodeKey(id),
        branch: RowBranch(children == nil ? .leaf : isOpen ? .expanded : .closed, depth: depth),
        parent: level?.line ?? -1, place: place, children: children?.nodes.count ?? 0,
        status: children?.status ?? .complete))
    if isOpen, let children {
      visit.levels.append(Level(branch: children, identity: id, line: lines.count - 1))
    }
  }

  mutating func addStatus<Identity>(of level: Level<Identity>, depth: Int) {
    let status = level.branch.status
    guard status.hasLine else { return }
    lines.append(
      Line(
        node: nil, key: .status(of: lines[level.line].key),
        branch: RowBranch(.status, depth: depth), parent: level.line, place: 0, children: 0,
        status: status))
  }
}

extension TreeBranch.Status {
  /// Whether a line below the node shows the status.
  var hasLine: Bool {
    switch self {
    case .complete, .unloaded: false
    case .loading, .failed: true
    }
  }
}

extension NodeKey {
  /// Returns the key of the line that shows the status of a node's children.
  static func status(of key: NodeKey) -> NodeKey {
    .other(AnyHashable(StatusKey(node: key)))
  }
}

private struct StatusKey: Hashable {
  let node: NodeKey
}

extension TreeLines: TreeSource {
  var count: Int { lines.count }
  func node(at index: Int) -> Node? { lines[index].node }
  func status(at index: Int) -> TreeBranch<Node>.Status { lines[index].status }
  func key(at index: Int) -> NodeKey { lines[index].key }

  func key(at index: Int, below parent: NodeKey?) -> NodeKey {
    lines[index].node.map { keyBelow($0, parent) } ?? key(at: index)
  }

  func branch(at index: Int) -> RowBranch { lines[index].branch }

  func parent(of index: Int) -> Int? {
    lines[index].parent < 0 ? nil : lines[index].parent
  }

  func ancestors(of index: Int) -> [NodeKey] {
    sequence(first: index) { parent(of: $0) }.dropFirst().map(key)
  }

  func place(at index: Int) -> TreePlace? {
    let line = lines[index]
    guard line.node != nil else { return nil }
    let parent = parent(of: index)
    return TreePlace(
      parent: parent, index: line.place, count: parent.map { lines[$0].children } ?? roots)
  }

  func index(of key: NodeKey) -> Int? { lines.firstIndex { $0.key == key } }
}
