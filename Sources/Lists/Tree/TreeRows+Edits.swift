extension TreeRows {
  /// Sets the children of a node, for example when they are loaded. Children that were there before
  /// keep their descendants.
  ///
  /// - Parameter branch: the children; `nil` for a leaf.
  public mutating func setChildren(_ branch: TreeBranch<Node>?, of id: Node.ID) {
    guard let slot = slotOf[id] else { return }
    setChildren(branch, of: slot)
  }

  /// Sets the nodes without a parent. Nodes that were there before keep their descendants.
  public mutating func setRoots(_ branch: TreeBranch<Node>) { setChildren(branch, of: Self.top) }

  /// Changes the status of a node's children, and keeps those that are known.
  public mutating func setStatus(_ status: TreeBranch<Node>.Status, of id: Node.ID) {
    guard let slot = slotOf[id], slots[Int(slot)].status != status else { return }
    edit(below: slot) { $0.slots[Int(slot)].status = status }
  }

  /// Inserts a node below another, or as a root below `nil`. A node that is in the tree moves there
  /// with all below it.
  ///
  /// - Parameter index: the index among the children, clamped; `nil` for the end.
  public mutating func insert(_ node: Node, into parent: Node.ID? = nil, at index: Int? = nil) {
    guard let target = target(parent) else { return }
    guard slotOf[node.id] == nil else {
      self[id: node.id] = node
      return move(node.id, into: parent, at: index)
    }
    revision = TreeRevision.next()
    attach(newSlot(node), to: target, at: index)
  }

  /// Removes a node and all below it.
  public mutating func remove(_ id: Node.ID) {
    guard let slot = slotOf[id] else { return }
    revision = TreeRevision.next()
    detach(slot)
    forget(slot)
  }

  /// Moves a node with all below it to another parent, or among the roots. A node cannot move into
  /// itself or below itself: then it stays.
  ///
  /// - Parameter index: the index among the children, counted without the node itself, clamped;
  ///   `nil` for the end.
  public mutating func move(_ id: Node.ID, into parent: Node.ID?, at index: Int? = nil) {
    guard let slot = slotOf[id], let target = target(parent), !isBelow(target, slot) else { return }
    revision = TreeRevision.next()
    detach(slot)
    attach(slot, to: target, at: index)
  }

  private func target(_ id: Node.ID?) -> Int32? { id.map { slotOf[$0] } ?? Self.top }

  /// Returns whether a slot is another one or below it.
  private func isBelow(_ slot: Int32, _ other: Int32) -> Bool {
    var current = slot
    while current != other {
      guard current != Self.top else { return false }
      current = slots[Int(current)].parent
    }
    return true
  }

  // MARK: - Slots

  private mutating func setChildren(_ branch: TreeBranch<Node>?, of slot: Int32) {
    // A node that is elsewhere comes here, unless it is above.
    for node in branch?.nodes ?? [] {
      guard let other = slotOf[node.id], slots[Int(other)].parent != slot, !isBelow(slot, other)
      else { continue }
      detach(other)
      attach(other, to: slot, at: nil)
    }
    edit(below: slot) { $0.fill(slot, with: branch) }
  }

  /// Gives a slot its children, without a change of rows.
  mutating func fill(_ slot: Int32, with branch: TreeBranch<Node>?) {
    let old = slots[Int(slot)].children
    slots[Int(slot)].status = branch?.status
    if branch == nil { slots[Int(slot)].isExpanded = false }
    var children: [Int32] = []
    var isKept: Set<Int32> = []
    children.reserveCapacity(branch?.nodes.count ?? 0)
    for node in branch?.nodes ?? [] {
      if let known = slotOf[node.id] {
        guard slots[Int(known)].parent == slot, known != Self.top, isKept.insert(known).inserted
        else { continue }
        slots[Int(known)].node = node
        children.append(known)
      } else {
        let new = newSlot(node)
        slots[Int(new)].parent = slot
        isKept.insert(new)
        children.append(new)
      }
    }
    slots[Int(slot)].children = children
    for child in old where !isKept.contains(child) { forget(child) }
  }

  private mutating func newSlot(_ node: Node) -> Int32 {
    let slot = free.popLast() ?? Int32(slots.count)
    if Int(slot) == slots.count { slots.append(Slot()) }
    slots[Int(slot)].node = node
    slotOf[node.id] = slot
    return slot
  }

  /// Frees a slot and all below it, which have no rows.
  private mutating func forget(_ slot: Int32) {
    var open = [slot]
    while let slot = open.popLast() {
      open += slots[Int(slot)].children
      if let node = slots[Int(slot)].node { slotOf[node.id] = nil }
      slots[Int(slot)] = Slot()
      free.append(slot)
    }
  }

  /// Takes a slot and its rows out of its parent.
  private mutating func detach(_ slot: Int32) {
    if let row = row(of: slot) {
      rows.removeSubrange(row...(row + shown(below: slot).count))
    }
    let parent = Int(slots[Int(slot)].parent)
    slots[parent].children.removeAll { $0 == slot }
  }

  /// Puts a slot and its rows below a parent. A leaf becomes a branch.
  private mutating func attach(_ slot: Int32, to parent: Int32, at index: Int?) {
    let siblings = slots[Int(parent)].children
    let place = min(max(0, index ?? siblings.count), siblings.count)
    if isShown(parent), slots[Int(parent)].isExpanded, let start = startOfRows(below: parent) {
      let row =
        place < siblings.count
        ? rows[start...].firstIndex(of: siblings[place]) ?? start
        : start + shown(below: parent).count - (hasStatusLine(parent) ? 1 : 0)
      rows.insert(contentsOf: [slot] + shown(below: slot), at: row)
    }
    slots[Int(parent)].children.insert(slot, at: place)
    slots[Int(slot)].parent = parent
    if slots[Int(parent)].status == nil { slots[Int(parent)].status = .complete }
  }

  private func hasStatusLine(_ slot: Int32) -> Bool { slots[Int(slot)].status?.hasLine == true }
}
