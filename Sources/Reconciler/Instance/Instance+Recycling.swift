import CStack

extension Instance {
  /// Whether nothing here or below is more than its nodes say, so that another lazy child can go on
  /// with it: no state, no effect, nothing that is called when it comes or goes.
  var isPlain: Bool {
    switch self {
    case let element as ElementInstance: guard element.isPlainElement else { return false }
    case let component as ComponentInstance: guard component.isStateless else { return false }
    case is ListenerInstance, is BranchInstance, is GroupInstance, is EmptyInstance: break
    default: return false
    }
    for child in childInstances where !child.isPlain { return false }
    return true
  }

  /// Makes the widgets here and below as good as new; whether all of them can be.
  func recycleWidgets() -> Bool {
    if let element = self as? ElementInstance, !engine.patcher.recycle(element.widget) {
      return false
    }
    for child in childInstances where !child.recycleWidgets() { return false }
    return true
  }
}

extension AnyNode {
  /// Whether an instance of one takes the other with all below it: the same elements, the same
  /// branches.
  func isSameKind(as other: AnyNode) -> Bool {
    guard isSameInstance(as: other), !recurse_stack_is_low() else { return false }
    switch self {
    case let box as ElementBox:
      return box.children.areSameKind(as: unsafeDowncast(other, to: ElementBox.self).children)
    case let group as GroupNode:
      return group.children.areSameKind(as: unsafeDowncast(other, to: GroupNode.self).children)
    case let branch as BranchNode:
      return branch.child.isSameKind(as: unsafeDowncast(other, to: BranchNode.self).child)
    case let wrapper as WrapperNode:
      return (other as? WrapperNode).map { wrapper.child.isSameKind(as: $0.child) } ?? false
    default: return true
    }
  }
}

extension [AnyNode] {
  @MainActor
  fileprivate func areSameKind(as others: [AnyNode]) -> Bool {
    guard count == others.count else { return false }
    for (place, node) in enumerated() where !node.isSameKind(as: others[place]) { return false }
    return true
  }
}
