import CStack

/// Several nodes in one slot. If the group has keys, they are its children's; else each child has
/// its position.
@usableFromInline
final class GroupNode: AnyNode {
  @usableFromInline let children: [AnyNode]
  @usableFromInline let keys: [NodeKey]?

  @inlinable init(_ children: [AnyNode], keys: [NodeKey]? = nil) {
    self.children = children
    self.keys = keys
    super.init(
      identity: keys == nil ? ObjectIdentifier(Positions.self) : ObjectIdentifier(Keys.self))
  }

  deinit { StackSafeRelease.take(children) }

  // A group with keys never continues one without.
  @usableFromInline enum Positions {}
  @usableFromInline enum Keys {}

  /// Whether it is no more than its children: a container takes these.
  private var isTransparent: Bool { keys == nil && key == nil }

  override var isOneSlot: Bool { !isTransparent }
  @usableFromInline override var slots: [AnyNode] { isTransparent ? children : [self] }

  package override var knownNodes: [AnyNode] { children }

  override func isSameKind(as other: AnyNode) -> Bool {
    keepsInstance(of: other)
      && children.areSameKind(as: unsafeDowncast(other, to: GroupNode.self).children)
  }

  override func mount(in context: MountContext) -> Instance { GroupInstance(self, in: context) }

  override func changesNothing(after last: AnyNode) -> Bool {
    guard keepsInstance(of: last) else { return false }
    let last = unsafeDowncast(last, to: GroupNode.self)
    return keys == last.keys && children.changeNothing(after: last.children)
  }

  override func copy() -> AnyNode {
    let copy = GroupNode(children, keys: keys)
    copy.key = key
    return copy
  }

  override func mappingElement(_ change: (ElementBox) -> AnyNode?) -> AnyNode? {
    guard children.count == 1, keys == nil, key == nil, !recurse_stack_is_low() else { return nil }
    return children[0].mappingElement(change)
  }

  override func mappingElements(_ change: (ElementBox) -> AnyNode?) -> AnyNode? {
    guard let children = children.mappingElements(change) else { return nil }
    let copy = GroupNode(children, keys: keys)
    copy.key = key
    return copy
  }

  package override var name: String { "group" }
}

/// Several instances in one slot.
final class GroupInstance: Instance {
  private var children: [Instance] = []
  private var keys: [NodeKey]?

  init(_ node: GroupNode, in context: MountContext) {
    super.init(node, in: context)
    keys = node.keys
    children.reserveCapacity(node.children.count)
    let counterparts = context.counterpart?.childInstances
    for (slot, child) in node.children.enumerated() {
      let instance = child.mounted(in: inside(counterpart: counterparts?.element(at: slot)))
      children.append(instance)
      widgetCount += instance.widgetCount
    }
    if let keys { reportDuplicates(among: node.children, keys) }
  }

  override package var childInstances: [Instance] { children }

  override func unmountChildren() {
    for child in children { child.unmount() }
  }

  override var unmountsSilently: Bool { true }
  override var isRecyclable: Bool { true }

  deinit {
    for child in children { child.parentWasFreed() }
    StackSafeRelease.take(children)
  }

  override func widgetCount(before child: Instance) -> Int { children.widgetCount(before: child) }

  package override var childKeys: [NodeKey]? { keys }

  package override func key(of child: Instance) -> NodeKey? {
    keys.flatMap { keys in children.firstIndex { $0 === child }.map { keys[$0] } }
  }

  package override func forEachWidget(_ body: (ElementInstance) -> Void) {
    for child in children { child.forEachWidget(body) }
  }

  override func update(to node: AnyNode, at cursor: HostCursor) {
    let next = unsafeDowncast(node, to: GroupNode.self)
    self.node = node
    // Groups with and without keys are not the same instance.
    if let oldKeys = keys, let newKeys = next.keys {
      guard !updateInPlace(oldKeys, to: next.children, newKeys, at: cursor) else { return }
      children = updatedByKey(children, oldKeys, to: next.children, newKeys, at: cursor)
      keys = newKeys
      reportDuplicates(among: next.children, newKeys)
    } else {
      children = updatedSlots(of: children, to: next.children, at: cursor)
    }
    widgetCount = children.widgetCount
  }

  /// Updates the children with new nodes if all of them are the previous ones, in their order.
  ///
  /// - Returns: whether they are; otherwise, nothing has happened.
  private func updateInPlace(
    _ oldKeys: [NodeKey], to nodes: [AnyNode], _ newKeys: [NodeKey], at cursor: HostCursor
  ) -> Bool {
    guard oldKeys.count == newKeys.count else { return false }
    for slot in nodes.indices {
      guard children[slot].node.identity == nodes[slot].identity,
        oldKeys[slot] == newKeys[slot]
      else { return false }
    }
    var count = 0
    for slot in nodes.indices {
      // A key of the node's own is among those that were compared, or says the same.
      let child = reconcile(children[slot], with: nodes[slot], at: cursor.advanced(by: count))
      if child !== children[slot] { children[slot] = child }
      count += child.widgetCount
    }
    widgetCount = count
    return true
  }
}
