import CStack

/// A branch of an `if`, an `else` or a `switch`: the branches of one slot are never the same.
@usableFromInline
final class BranchNode: AnyNode {
  @usableFromInline let branch: Int
  @usableFromInline let child: AnyNode

  @usableFromInline enum First {}
  @usableFromInline enum Second {}

  @inlinable init(_ branch: Int, _ child: AnyNode) {
    self.branch = branch
    self.child = child
    super.init(identity: branch == 0 ? ObjectIdentifier(First.self) : ObjectIdentifier(Second.self))
    key = child.key
  }

  deinit { StackSafeRelease.take(child) }

  override func mount(in context: MountContext) -> Instance { BranchInstance(self, in: context) }

  override func changesNothing(after last: AnyNode) -> Bool {
    guard keepsInstance(of: last), !recurse_stack_is_low() else { return false }
    return child.changesNothing(after: unsafeDowncast(last, to: BranchNode.self).child)
  }

  package override var knownNodes: [AnyNode] { [child] }

  override func isSameKind(as other: AnyNode) -> Bool {
    guard keepsInstance(of: other), !recurse_stack_is_low() else { return false }
    return child.isSameKind(as: unsafeDowncast(other, to: BranchNode.self).child)
  }

  override func copy() -> AnyNode {
    let copy = BranchNode(branch, child)
    copy.key = key
    return copy
  }

  override func mappingElements(_ change: (ElementBox) -> AnyNode?) -> AnyNode? {
    guard let child = [child].mappingElements(change)?[0] else { return nil }
    let copy = BranchNode(branch, child)
    copy.key = key
    return copy
  }

  package override var name: String { "branch \(branch)" }
}

/// One branch of an `if` or a `switch`.
final class BranchInstance: WrapperInstance {
  override var unmountsSilently: Bool { true }
  override var isRecyclable: Bool { true }

  init(_ node: BranchNode, in context: MountContext) {
    super.init(node, in: context)
    mountChild(node.child, counterpart: context.counterpart)
  }

  override func update(to node: AnyNode, at cursor: HostCursor) {
    self.node = node
    updateChild(to: unsafeDowncast(node, to: BranchNode.self).child, at: cursor)
  }
}
