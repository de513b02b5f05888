/// The nodes of the mounted children in the last update, so that a source can reuse them.
@MainActor
package struct PreviousChildren {
  private let children: [Instance]
  private let keys: [NodeKey]
  private var next = 0
  /// For each requested key the old index of the child that has it, or -1.
  private(set) var slots: [Int] = []
  /// For each of them whether that child stays as it is.
  private(set) var isSame: [Bool] = []

  /// The maximum number of children that are passed over in search of one.
  private static var longestSearch: Int { 4 }

  init(_ children: [Instance], _ keys: [NodeKey]) {
    self.children = children
    self.keys = keys
    slots.reserveCapacity(keys.count)
    isSame.reserveCapacity(keys.count)
  }

  /// Returns the node of a key if it is near the previously requested one; each node at most once.
  package mutating func node(of key: NodeKey) -> AnyNode? {
    let end = min(keys.count, children.count, next + Self.longestSearch)
    var slot = next
    while slot < end {
      if keys[slot] == key {
        next = slot + 1
        slots.append(slot)
        isSame.append(false)
        return children[slot].node
      }
      slot += 1
    }
    slots.append(-1)
    isSame.append(false)
    return nil
  }

  /// Called if the child that was requested last stays as it is.
  package mutating func keepLast() { isSame[isSame.count - 1] = true }
}
