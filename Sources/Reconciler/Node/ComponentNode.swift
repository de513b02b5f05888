/// A component in its parent's tree.
final class ComponentNode<Base: Component>: AnyNode {
  let component: Base
  let handler: OutputHandler<Base.Output>?
  let content: AnyNode?

  init(_ component: Base, handler: OutputHandler<Base.Output>?, content: AnyNode?) {
    self.component = component
    self.handler = handler
    self.content = content
    super.init(identity: ObjectIdentifier(Base.self))
  }

  override func mount(in place: Place) -> Instance {
    TypedComponentInstance<Base>(self, in: place)
  }

  override var readsState: Bool { content?.readsState ?? false }

  override func copy() -> AnyNode {
    let copy = ComponentNode(component, handler: handler, content: content)
    copy.key = key
    return copy
  }

  package override var name: String { "\(Base.self)" }
}

/// The place where a component shows the nodes that its parent gave it with `.content`.
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
/// The nodes keep the parent as their owner. A second place shows nothing, and content that is
/// placed nowhere is reported in debug builds.
public struct Content: StaticContent, Modifiable {
  public init() {}

  public func node<Owner: Component>(for owner: Owner.Type) -> VirtualNode<Owner> {
    VirtualNode(ContentNode())
  }
}

final class ContentNode: AnyNode {
  init() { super.init(identity: ObjectIdentifier(ContentNode.self)) }

  override func mount(in place: Place) -> Instance { ContentInstance(self, in: place) }

  override func copy() -> AnyNode {
    let copy = ContentNode()
    copy.key = key
    return copy
  }

  package override var name: String { "content" }
}
