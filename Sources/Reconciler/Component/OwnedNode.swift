/// Nodes whose handlers are transitions of another component than the one that shows them.
///
///     Parent ── closure ──▶ Loader ── calls it with a value ──▶ nodes whose owner is Parent
final class OwnedNode: WrapperNode {
  /// Finds the owner, from the component that shows the nodes.
  let owner: @MainActor (ComponentInstance?) -> ComponentInstance?

  init(_ child: AnyNode, owner: @escaping @MainActor (ComponentInstance?) -> ComponentInstance?) {
    self.owner = owner
    super.init(child, identity: ObjectIdentifier(OwnedNode.self))
  }

  override func mount(in context: MountContext) -> Instance { OwnedInstance(self, in: context) }

  override func around(_ child: AnyNode) -> WrapperNode { OwnedNode(child, owner: owner) }

  package override var name: String { "owner's content" }
}

final class OwnedInstance: WrapperInstance {
  init(_ node: OwnedNode, in context: MountContext) {
    super.init(node, in: context)
    mountChild(node.child, owner: node.owner(owner), counterpart: context.counterpart)
  }

  override func update(to node: AnyNode, at cursor: HostCursor) {
    self.node = node
    let node = unsafeDowncast(node, to: OwnedNode.self)
    updateChild(to: node.child, owner: node.owner(owner), at: cursor)
  }
}

extension VirtualNode {
  /// A component whose outputs are not taken.
  package init(ignoringOutputsOf component: some Component) {
    self.init(ComponentNode(component, content: nil))
  }

  /// Nodes of the component that placed this one, made by this one's render: what a component shows
  /// of something that it alone knows, as its parent wants it shown.
  ///
  /// The caller vouches for their owner: the node's own type is gone.
  package static func parentContent(_ node: AnyNode) -> VirtualNode {
    VirtualNode(OwnedNode(node) { $0?.owner })
  }
}
