/// A node that is made of a value when it is mounted or updated.
///
/// A container that knows the value takes it instead: a list takes a section apart, and makes those
/// of its rows that can be seen. Elsewhere all of it is shown.
package final class DeferredNode: AnyNode {
  package let value: Any
  private let content: @MainActor (ComponentInstance?) -> AnyNode

  /// - Parameter content: makes the node for its owner.
  package init(_ value: Any, content: @escaping @MainActor (ComponentInstance?) -> AnyNode) {
    self.value = value
    self.content = content
    super.init(identity: ObjectIdentifier(DeferredNode.self))
  }

  override func mount(in context: MountContext) -> Instance { DeferredInstance(self, in: context) }

  override func copy() -> AnyNode {
    let copy = DeferredNode(value, content: content)
    copy.key = key
    return copy
  }

  package override var name: String { "section" }

  fileprivate func content(for owner: ComponentInstance?) -> AnyNode { content(owner) }
}

final class DeferredInstance: WrapperInstance {
  init(_ node: DeferredNode, in context: MountContext) {
    super.init(node, in: context)
    mountChild(node.content(for: owner), counterpart: context.counterpart)
  }

  override func update(to node: AnyNode, at cursor: HostCursor) {
    self.node = node
    let node = unsafeDowncast(node, to: DeferredNode.self)
    updateChild(to: node.content(for: owner), at: cursor)
  }
}
