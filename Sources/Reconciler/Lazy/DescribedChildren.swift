/// The children of a lazy source as they are described for an update, one after the other.
///
/// While they are those of the last update in their order, only what changes is written down:
///
///     in order ── another key, or fewer children ──▶ listed
@MainActor
package struct DescribedChildren {
  private let children: [Instance]
  private let oldKeys: [NodeKey]
  /// The slot of the child whose key was asked for last, or -1.
  private var found = -1
  private var next = 0
  /// Whether each described child is the one that was in its slot.
  private(set) var isInOrder = true
  /// The number of described children.
  private var count = 0
  /// In order: the slots of the children that do not stay as they are, and their nodes.
  private(set) var changed: [(slot: Int, node: AnyNode)] = []

  // Listed: what is known of all.
  private(set) var keys: [NodeKey] = []
  private(set) var nodes: [AnyNode] = []
  /// For each child the old index of the one that has its key, or -1.
  private(set) var slots: [Int] = []
  /// For each of them whether that child stays as it is.
  private(set) var isSame: [Bool] = []

  /// The maximum number of children that are passed over in search of one.
  private static var longestSearch: Int { 4 }

  init(_ children: [Instance], _ keys: [NodeKey]) {
    self.children = children
    oldKeys = keys
  }

  /// Returns the last node of the child that is described next, if it is near the previous one.
  package mutating func lastNode(of key: NodeKey) -> AnyNode? {
    if next < oldKeys.count, isKey(key, at: next) {
      found = next
    } else {
      let end = min(oldKeys.count, next + Self.longestSearch)
      found = next + 1
      while found < end, oldKeys[found] != key { found += 1 }
      if found >= end { found = -1 }
    }
    guard found >= 0 else { return nil }
    next = found + 1
    return children[found].node
  }

  /// Whether a child had the key. The comparison of all kinds of keys is a call, and takes copies.
  private func isKey(_ key: NodeKey, at slot: Int) -> Bool {
    if case .integer(let key) = key, case .integer(let old) = oldKeys[slot] { return key == old }
    return oldKeys[slot] == key
  }

  /// Describes the child whose key was asked for: it stays as it is.
  package mutating func keep() {
    if isInOrder, found == count {
      count += 1
    } else {
      append(children[found].node, oldKeys[found], isSame: true)
    }
  }

  /// Describes the child whose key was asked for.
  package mutating func add(_ node: AnyNode, _ key: NodeKey) {
    if isInOrder, found == count {
      changed.append((found, node))
      count += 1
    } else {
      append(node, key, isSame: false)
    }
  }

  private mutating func append(_ node: AnyNode, _ key: NodeKey, isSame: Bool) {
    if isInOrder { list() }
    keys.append(key)
    nodes.append(node)
    slots.append(found)
    self.isSame.append(isSame)
  }

  /// Lists what was described in order.
  private mutating func list() {
    isInOrder = false
    keys.reserveCapacity(oldKeys.count)
    nodes.reserveCapacity(oldKeys.count)
    slots.reserveCapacity(oldKeys.count)
    isSame.reserveCapacity(oldKeys.count)
    for slot in 0..<count {
      keys.append(oldKeys[slot])
      nodes.append(children[slot].node)
      slots.append(slot)
      isSame.append(true)
    }
    for (slot, node) in changed { (nodes[slot], isSame[slot]) = (node, false) }
  }

  /// Called when all are described.
  mutating func finish() {
    if isInOrder, count != oldKeys.count { list() }
  }
}
