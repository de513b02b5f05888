import CStack

/// A node that adds something to another without a widget of its own: a listener, a handler, an
/// environment. The key of what it wraps is its key.
class WrapperNode: AnyNode {
  final let child: AnyNode

  init(_ child: AnyNode, identity: ObjectIdentifier) {
    self.child = child
    super.init(identity: identity)
    key = child.key
  }

  deinit { StackSafeRelease.take(child) }

  /// The same around another node.
  func around(_ child: AnyNode) -> WrapperNode { preconditionFailure("abstract") }

  final override func copy() -> AnyNode {
    let copy = around(child)
    copy.key = key
    return copy
  }

  final package override var knownNodes: [AnyNode] { [child] }

  final override func isSameKind(as other: AnyNode) -> Bool {
    guard keepsInstance(of: other), !recurse_stack_is_low() else { return false }
    return (other as? WrapperNode).map { child.isSameKind(as: $0.child) } ?? false
  }

  final override func mappingElement(_ change: (ElementBox) -> AnyNode?) -> AnyNode? {
    recurse_stack_is_low() ? nil : child.mappingElement(change).map { around($0) }
  }

  final override func mappingElements(_ change: (ElementBox) -> AnyNode?) -> AnyNode? {
    guard let child = [child].mappingElements(change)?[0] else { return nil }
    let copy = around(child)
    copy.key = key
    return copy
  }
}
