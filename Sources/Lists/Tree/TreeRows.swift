import Synchronization

/// A tree of any size in the state, with the nodes that are expanded.
///
/// ```swift
/// struct State {
///   var files = TreeRows([Entry(path: "/")]) { _ in TreeBranch([], .unloaded) }
///   var selected: Entry.ID?
/// }
///
/// List(tree: \.files, selection: \.selected) { entry in Text(entry.name) }
/// ```
///
/// It keeps its rows in order and edits them, so a list asks for those that are in view and for no
/// others. Expanding, collapsing and editing a node cost as much as the rows that come or go. In
/// addition, the rows behind them are moved in an array of four bytes a row. A tree of plain
/// values, `List(\.files, children: \.children, …)`, instead visits all expanded nodes at each
/// update.
///
/// The `id` of a node identifies it in the whole tree. Adding a node whose id is already in the
/// tree replaces that node's value and moves it, with all below it, to the new place.
///
/// Two copies are equal until one of them changes: O(1).
public struct TreeRows<Node: Identifiable> {
  struct Slot {
    /// `nil` for the slot above the roots, and for free ones.
    var node: Node?
    var parent: Int32 = 0
    var children: [Int32] = []
    /// The status of the children; `nil` for a leaf.
    var status: TreeBranch<Node>.Status?
    var isExpanded = false
  }

  /// The slot above the roots, which is always expanded.
  static var top: Int32 { 0 }

  var slots = [Slot(node: nil, status: .complete, isExpanded: true)]
  var slotOf: [Node.ID: Int32] = [:]
  var free: [Int32] = []
  /// The slots of the rows, in order. `~slot` stands for the status line of a slot's children.
  var rows: [Int32] = []
  var revision = TreeRevision.next()

  /// Creates a tree of nodes without children.
  public init(_ roots: [Node] = []) { self.init(roots) { _ in nil } }

  /// Creates a tree from nodes that hold their children. O(n).
  public init<Children: TreeChildren<Node>>(_ roots: [Node], children: KeyPath<Node, Children>) {
    self.init(roots) { Children.branch(of: $0[keyPath: children]) }
  }

  /// Creates a tree, and asks each node for its children. Of several nodes with the same id, the
  /// first one found level by level stays. O(n).
  ///
  /// - Parameter branch: the children of a node; `nil` for a leaf.
  public init(_ roots: [Node], branch: (Node) -> TreeBranch<Node>?) {
    fill(Self.top, with: TreeBranch(roots))
    var level = slots[0].children
    while !level.isEmpty {
      var next: [Int32] = []
      for slot in level {
        guard let node = slots[Int(slot)].node, let below = branch(node) else { continue }
        fill(slot, with: below)
        next += slots[Int(slot)].children
      }
      level = next
    }
    rows = shown(below: Self.top)
  }

  // MARK: - Nodes

  /// The number of nodes, shown or not.
  public var count: Int { slotOf.count }

  /// The nodes without a parent.
  public var roots: [Node] { nodes(below: Self.top) }

  /// The node with an id. Setting a node with the same id replaces it and keeps its children;
  /// setting `nil` removes it and all below it. Setting has no effect if the tree has no node with
  /// the id, or if the new node has another one.
  public subscript(id id: Node.ID) -> Node? {
    get { slotOf[id].flatMap { slots[Int($0)].node } }
    set {
      guard let newValue else { return remove(id) }
      guard newValue.id == id, let slot = slotOf[id] else { return }
      slots[Int(slot)].node = newValue
      revision = TreeRevision.next()
    }
  }

  /// Returns the children of a node that are known.
  public func children(of id: Node.ID) -> [Node] { slotOf[id].map(nodes) ?? [] }

  /// Returns the status of a node's children, or `nil` if it is a leaf.
  public func status(of id: Node.ID) -> TreeBranch<Node>.Status? {
    slotOf[id].flatMap { slots[Int($0)].status }
  }

  /// Returns the node above a node, or `nil` if it is a root.
  public func parent(of id: Node.ID) -> Node? {
    slotOf[id].flatMap { slots[Int(slots[Int($0)].parent)].node }
  }

  private func nodes(below slot: Int32) -> [Node] {
    slots[Int(slot)].children.compactMap { slots[Int($0)].node }
  }

  // MARK: - Rows

  /// Whether all nodes above a slot are expanded.
  func isShown(_ slot: Int32) -> Bool {
    var current = slot
    while current != Self.top {
      current = slots[Int(current)].parent
      guard slots[Int(current)].isExpanded else { return false }
    }
    return true
  }

  /// Returns the row of a slot, or `nil` if a node above it is collapsed. O(n).
  func row(of slot: Int32) -> Int? { isShown(slot) ? rows.firstIndex(of: slot) : nil }

  /// Returns the rows below a slot in order, if it were shown.
  func shown(below slot: Int32) -> [Int32] {
    var found: [Int32] = []
    var path: [(slot: Int32, next: Int)] = []
    if slots[Int(slot)].isExpanded { path.append((slot, 0)) }
    while let (parent, next) = path.last {
      let children = slots[Int(parent)].children
      guard next < children.count else {
        if slots[Int(parent)].status?.hasLine == true { found.append(~parent) }
        path.removeLast()
        continue
      }
      path[path.count - 1].next += 1
      found.append(children[next])
      if slots[Int(children[next])].isExpanded { path.append((children[next], 0)) }
    }
    return found
  }
}

extension TreeRows: Equatable {
  public static func == (left: TreeRows, right: TreeRows) -> Bool {
    left.revision == right.revision
  }
}

extension TreeRows: Sendable where Node: Sendable, Node.ID: Sendable {}
extension TreeRows.Slot: Sendable where Node: Sendable {}

/// The numbers of the versions of all trees.
enum TreeRevision {
  private static let counter = Atomic(0)

  static func next() -> Int { counter.wrappingAdd(1, ordering: .relaxed).newValue }
}
