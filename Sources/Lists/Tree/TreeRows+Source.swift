import RecurseReconciler

extension TreeRows {
  /// The rows, for a list.
  @MainActor var source: TreeRowsSource<Node> { TreeRowsSource(tree: self) }
}

/// The rows of a ``TreeRows``, for a list.
struct TreeRowsSource<Node: Identifiable>: TreeSource {
  let tree: TreeRows<Node>

  var count: Int { tree.rows.count }

  private func slot(at index: Int) -> TreeRows<Node>.Slot {
    let slot = tree.rows[index]
    return tree.slots[Int(slot < 0 ? ~slot : slot)]
  }

  func node(at index: Int) -> Node? { tree.rows[index] < 0 ? nil : slot(at: index).node }

  func status(at index: Int) -> TreeBranch<Node>.Status { slot(at: index).status ?? .complete }

  func key(at index: Int) -> NodeKey {
    let key = slot(at: index).node.map { NodeKey($0.id) } ?? NodeKey(0)
    return tree.rows[index] < 0 ? .status(of: key) : key
  }

  func key(at index: Int, below parent: NodeKey?) -> NodeKey { key(at: index) }

  func branch(at index: Int) -> RowBranch {
    let slot = tree.rows[index]
    guard slot >= 0 else { return RowBranch(.status, depth: depth(of: ~slot) + 1) }
    let kind: RowBranch.Kind =
      tree.slots[Int(slot)].status == nil
      ? .leaf : tree.slots[Int(slot)].isExpanded ? .expanded : .closed
    return RowBranch(kind, depth: depth(of: slot))
  }

  /// Returns the number of nodes above a slot; -1 for the top.
  private func depth(of slot: Int32) -> Int {
    var depth = -1
    var current = slot
    while current != TreeRows<Node>.top {
      depth += 1
      current = tree.slots[Int(current)].parent
    }
    return depth
  }

  func parent(of index: Int) -> Int? {
    let slot = tree.rows[index]
    let parent = slot < 0 ? ~slot : tree.slots[Int(slot)].parent
    guard parent != TreeRows<Node>.top else { return nil }
    // A parent is above its children, and mostly near.
    return tree.rows[..<index].lastIndex(of: parent)
  }

  func ancestors(of index: Int) -> [NodeKey] {
    let slot = tree.rows[index]
    var current = slot < 0 ? ~slot : tree.slots[Int(slot)].parent
    var keys: [NodeKey] = []
    while let node = tree.slots[Int(current)].node {
      keys.append(NodeKey(node.id))
      current = tree.slots[Int(current)].parent
    }
    return keys
  }

  func place(at index: Int) -> TreePlace? {
    let slot = tree.rows[index]
    guard slot >= 0 else { return nil }
    let siblings = tree.slots[Int(tree.slots[Int(slot)].parent)].children
    return siblings.firstIndex(of: slot).map {
      TreePlace(parent: parent(of: index), index: $0, count: siblings.count)
    }
  }

  func index(of key: NodeKey) -> Int? {
    guard let id = key.value(as: Node.ID.self), let slot = tree.slotOf[id] else { return nil }
    return tree.row(of: slot)
  }
}
