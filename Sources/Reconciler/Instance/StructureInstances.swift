/// A slot that shows nothing.
final class EmptyInstance: Instance {
  override var endsQuietly: Bool { true }

  override func update(to node: AnyNode, at cursor: HostCursor) {}
}

/// An instance that passes through the one below it.
package class WrapperInstance: Instance {
  final private(set) var child: Instance!

  final func mountChild(_ node: AnyNode, owner: ComponentInstance? = nil, counterpart: Instance?) {
    var below: Instance?
    if let counterpart { below = counterpart.childInstances.first }
    child = node.mounted(in: inside(owner: owner, counterpart: below))
    widgetCount = child.widgetCount
  }

  final func updateChild(to node: AnyNode, owner: ComponentInstance? = nil, at cursor: HostCursor) {
    child = reconcile(child, with: node, owner: owner, at: cursor)
    widgetCount = child.widgetCount
  }

  override package var childInstances: [Instance] {
    if let child { [child] } else { [] }
  }

  override func unmountChildren() { child?.end() }

  deinit {
    child?.endsAbove()
    Remains.take(child)
  }

  override func insertWidgets(into container: ElementInstance, at index: Int) {
    child?.insertWidgets(into: container, at: index)
  }

  override func forEachWidget(_ body: (ElementInstance) -> Void) {
    child?.forEachWidget(body)
  }
}

/// One branch of an `if` or a `switch`.
final class BranchInstance: WrapperInstance {
  override var endsQuietly: Bool { true }

  init(_ node: BranchNode, in place: Place) {
    super.init(node, in: place)
    mountChild(node.child, counterpart: place.counterpart)
  }

  override func update(to node: AnyNode, at cursor: HostCursor) {
    self.node = node
    updateChild(to: unsafeDowncast(node, to: BranchNode.self).child, at: cursor)
  }
}

/// Several instances in one slot.
final class GroupInstance: Instance {
  private var children: [Instance] = []
  private var keys: [NodeKey]?

  init(_ node: GroupNode, in place: Place) {
    super.init(node, in: place)
    keys = node.keys
    children.reserveCapacity(node.children.count)
    let counterparts = place.counterpart?.childInstances
    for (slot, child) in node.children.enumerated() {
      let instance = child.mounted(in: inside(counterpart: counterparts?.element(at: slot)))
      children.append(instance)
      widgetCount += instance.widgetCount
    }
    if let keys { reportDuplicates(among: node.children, keys) }
  }

  override package var childInstances: [Instance] { children }

  override func unmountChildren() {
    for child in children { child.end() }
  }

  override var endsQuietly: Bool { true }

  deinit {
    for child in children { child.endsAbove() }
    Remains.take(children)
  }

  override func widgetCount(before child: Instance) -> Int { children.widgetCount(before: child) }

  package override var childKeys: [NodeKey]? { keys }

  package override func key(of child: Instance) -> NodeKey? {
    keys.flatMap { keys in children.firstIndex { $0 === child }.map { keys[$0] } }
  }

  override func forEachWidget(_ body: (ElementInstance) -> Void) {
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

  /// Brings the children to new nodes where all of them are those that were there, in their order.
  ///
  /// - Returns: whether they are; else nothing has happened.
  private func updateInPlace(
    _ oldKeys: [NodeKey], to nodes: [AnyNode], _ newKeys: [NodeKey], at cursor: HostCursor
  ) -> Bool {
    guard oldKeys.count == newKeys.count else { return false }
    for place in nodes.indices {
      guard children[place].node.identity == nodes[place].identity,
        oldKeys[place] == newKeys[place]
      else { return false }
    }
    var count = 0
    for place in nodes.indices {
      // A key of the node's own is among those that were compared, or says the same.
      let child = reconcile(children[place], with: nodes[place], at: cursor.advanced(by: count))
      if child !== children[place] { children[place] = child }
      count += child.widgetCount
    }
    widgetCount = count
    return true
  }
}
