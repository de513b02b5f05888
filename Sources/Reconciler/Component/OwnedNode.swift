/// Nodes of the component that placed this one, made by this one's render: what a component shows
/// of something that it alone knows, as its parent wants it shown.
///
///     Parent ── closure ──▶ Loader ── calls it with a value ──▶ nodes whose owner is Parent
final class ParentContentNode: WrapperNode {
  init(_ child: AnyNode) {
    super.init(child, identity: ObjectIdentifier(ParentContentNode.self))
  }

  override func mount(in context: MountContext) -> Instance {
    ParentContentInstance(self, in: context)
  }

  override func around(_ child: AnyNode) -> WrapperNode { ParentContentNode(child) }

  package override var name: String { "owner's content" }
}

final class ParentContentInstance: WrapperInstance {
  init(_ node: ParentContentNode, in context: MountContext) {
    super.init(node, in: context)
    mountChild(node.child, owner: owner?.owner, counterpart: context.counterpart)
  }

  override func update(to node: AnyNode, at cursor: HostCursor) {
    self.node = node
    updateChild(
      to: unsafeDowncast(node, to: ParentContentNode.self).child, owner: owner?.owner, at: cursor)
  }
}

extension VirtualNode {
  /// A component whose outputs are not taken.
  package init(ignoringOutputsOf component: some Component) {
    self.init(ComponentNode(component, content: nil))
  }

  /// Nodes whose handlers are transitions of the component that placed this one.
  ///
  /// The caller vouches for their owner: the node's own type is gone.
  package static func parentContent(_ node: AnyNode) -> VirtualNode {
    VirtualNode(ParentContentNode(node))
  }
}
