/// A slot that shows nothing.
final class EmptyInstance: Instance {
  override func update(to node: AnyNode, at cursor: HostCursor) {}
}

/// An instance that passes through the one below it.
package class WrapperInstance: Instance {
  final private(set) var child: Instance!

  final func mountChild(_ node: AnyNode, owner: ComponentInstance? = nil, counterpart: Instance?) {
    child = node.mount(
      in: inside(owner: owner, counterpart: counterpart?.childInstances.first))
    widgetCount = child.widgetCount
  }

  final func updateChild(to node: AnyNode, owner: ComponentInstance? = nil, at cursor: HostCursor) {
    child = reconcile(child, with: node, owner: owner, at: cursor)
    widgetCount = child.widgetCount
  }

  override package var childInstances: [Instance] {
    if let child { [child] } else { [] }
  }

  override func forEachWidget(_ body: (ElementInstance) -> Void) {
    child?.forEachWidget(body)
  }
}

/// One branch of an `if` or a `switch`.
final class BranchInstance: WrapperInstance {
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
      let instance = child.mount(in: inside(counterpart: counterparts?.element(at: slot)))
      children.append(instance)
      widgetCount += instance.widgetCount
    }
    if let keys { reportDuplicates(among: node.children, keys) }
  }

  override package var childInstances: [Instance] { children }

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
      children = updatedByKey(children, oldKeys, to: next.children, newKeys, at: cursor)
      keys = newKeys
      reportDuplicates(among: next.children, newKeys)
    } else {
      children = updatedSlots(of: children, to: next.children, at: cursor)
    }
    widgetCount = children.widgetCount
  }
}
