/// A placeholder in which a component shows the nodes that its parent passed with `.content`.
///
/// ```swift
/// struct Card: Component {
///   let title: String
///   func render(state: Void) -> Node {
///     Text(title).bold()
///     Content()
///   }
/// }
/// ```
///
/// The nodes keep the parent as their owner. A second placeholder shows nothing. Debug builds
/// report content that is never placed.
public struct Content: StaticContent, Modifiable {
  /// The nodes that were passed as a value, or `nil` for those of `.content`.
  let passed: ContentNodes?

  /// Creates the placeholder for the parent's nodes.
  public init() { passed = nil }

  public func node<Owner: Component>(for owner: Owner.Type) -> VirtualNode<Owner> {
    VirtualNode(passed.map { PassedContentNode($0) } ?? ContentNode())
  }
}

final class ContentNode: AnyNode {
  init() { super.init(identity: ObjectIdentifier(ContentNode.self)) }

  override func mount(in context: MountContext) -> Instance { ContentInstance(self, in: context) }

  override func copy() -> AnyNode {
    let copy = ContentNode()
    copy.key = key
    return copy
  }

  package override var name: String { "content" }
}

/// The slot in which a component shows its parent's nodes.
final class ContentInstance: WrapperInstance, ContentSlot {
  private(set) var shown: AnyNode?

  init(_ node: ContentNode, in context: MountContext) {
    super.init(node, in: context)
    if let owner, owner.claims(self) { shown = owner.content }
    mountChild(
      shown ?? EmptyNode.shared, owner: owner?.owner, counterpart: context.counterpart)
  }

  override func update(to node: AnyNode, at cursor: HostCursor) {
    self.node = node
    guard let owner, owner.contentSlot === self, owner.content !== shown else { return }
    show(owner.content, at: cursor)
  }

  func show(_ content: AnyNode?, at cursor: HostCursor) {
    shown = content
    updateChild(to: content ?? EmptyNode.shared, owner: owner?.owner, at: cursor)
  }

  override func didUnmount() {
    super.didUnmount()
    if let owner, owner.contentSlot === self { owner.contentSlotWasUnmounted() }
  }
}
