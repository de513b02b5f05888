extension TreeRows {
  /// Returns whether a node shows its children where it is shown itself.
  public func isExpanded(_ id: Node.ID) -> Bool {
    slotOf[id].map { slots[Int($0)].isExpanded } ?? false
  }

  /// Shows the children of a node. Descendants that were expanded before are expanded again.
  public mutating func expand(_ id: Node.ID) {
    guard let slot = slotOf[id], slots[Int(slot)].status != nil else { return }
    setExpanded(slot, true)
  }

  /// Hides the children of a node.
  public mutating func collapse(_ id: Node.ID) {
    guard let slot = slotOf[id] else { return }
    setExpanded(slot, false)
  }

  /// Expands a node and its descendants, level by level, up to a number of nodes. Nodes whose
  /// children are not known stay closed.
  public mutating func expandAll(below id: Node.ID, limit: Int = 10_000) {
    guard let slot = slotOf[id], slots[Int(slot)].status != nil else { return }
    edit(below: slot) { tree in
      var level = [slot]
      var left = limit
      while !level.isEmpty, left > 0 {
        var below: [Int32] = []
        for slot in level.prefix(left) {
          tree.slots[Int(slot)].isExpanded = true
          below += tree.slots[Int(slot)].children.filter {
            tree.slots[Int($0)].status != nil && tree.slots[Int($0)].status != .unloaded
          }
        }
        left -= level.count
        level = below
      }
    }
  }

  /// Expands all nodes above a node, so that it is shown.
  public mutating func reveal(_ id: Node.ID) {
    guard let slot = slotOf[id] else { return }
    var above: [Int32] = []
    var current = slots[Int(slot)].parent
    while current != Self.top {
      above.append(current)
      current = slots[Int(current)].parent
    }
    for slot in above.reversed() { setExpanded(slot, true) }
  }

  private mutating func setExpanded(_ slot: Int32, _ isExpanded: Bool) {
    guard slots[Int(slot)].isExpanded != isExpanded else { return }
    edit(below: slot) { $0.slots[Int(slot)].isExpanded = isExpanded }
  }

  /// Changes what is below a slot, and then its rows.
  mutating func edit(below slot: Int32, _ change: (inout TreeRows) -> Void) {
    revision = TreeRevision.next()
    guard let start = startOfRows(below: slot) else { return change(&self) }
    let old = shown(below: slot).count
    change(&self)
    rows.replaceSubrange(start..<(start + old), with: shown(below: slot))
  }

  /// Returns the index of the first row below a slot, if the slot is shown.
  func startOfRows(below slot: Int32) -> Int? {
    slot == Self.top ? 0 : row(of: slot).map { $0 + 1 }
  }
}
