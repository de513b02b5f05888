/// A component in its parent's tree.
@usableFromInline
class ComponentNode<Base: Component>: AnyNode {
  @usableFromInline final let component: Base
  @usableFromInline final let content: AnyNode?

  @inlinable init(_ component: Base, content: AnyNode?) {
    self.component = component
    self.content = content
    super.init(identity: ObjectIdentifier(Base.self))
  }

  deinit { StackSafeRelease.take(content) }

  /// Returns a node of a component: the offered one if it holds an equal component.
  @inlinable
  static func node(of component: Base) -> AnyNode {
    takingOffered(component) ?? ComponentNode(component, content: nil)
  }

  @usableFromInline
  static func takingOffered(_ component: Base) -> AnyNode? {
    guard let node = OfferedNode.current?.node,
      node.identity == ObjectIdentifier(Base.self)
    else { return nil }
    let last = unsafeDowncast(node, to: ComponentNode<Base>.self)
    guard last.key == nil, last.isAlone, areEqual(last.component, component) else { return nil }
    OfferedNode.current = nil
    return node
  }

  private static func areEqual(_ left: Base, _ right: Base) -> Bool {
    KnownKinds.kind(of: Base.self).areEqual(left, right)
  }

  /// Takes the component's outputs to the one that placed it; whether they are wanted there.
  func deliver(
    _ outputs: [Base.Output], to owner: ComponentInstance, from child: Instance
  ) -> Bool { false }

  /// Whether the component is alone: nothing of its parent's comes with it.
  var isAlone: Bool { content == nil }

  final override func changesNothing(after last: AnyNode) -> Bool {
    guard keepsInstance(of: last), isAlone else { return false }
    let last = unsafeDowncast(last, to: ComponentNode<Base>.self)
    return last.isAlone && Self.areEqual(last.component, component)
  }

  override func mount(in context: MountContext) -> Instance {
    KnownKinds.kind(of: Base.self).mount(self, in: context)
  }

  final override func copy() -> AnyNode { copy(with: content) }

  /// A copy that passes other nodes along.
  func copy(with content: AnyNode?) -> AnyNode {
    let copy = ComponentNode(component, content: content)
    copy.key = key
    return copy
  }

  /// Changes what the parent passed along; what the component renders is not known yet.
  final override func mappingElements(_ change: (ElementBox) -> AnyNode?) -> AnyNode? {
    guard let content, let mapped = [content].mappingElements(change) else { return nil }
    return copy(with: mapped[0])
  }

  package override var name: String { "\(Base.self)" }
}
