/// Nodes that a parent passes to a component as a value, such as one of several contents.
///
/// ```swift
/// @MainActor
/// public func Card<Owner: Component>(
///   @NodeBuilder<Owner> content: () -> VirtualNode<Owner>,
///   @NodeBuilder<Owner> footer: () -> VirtualNode<Owner>
/// ) -> VirtualNode<Owner> {
///   VStack { CardView(content: content().contentNodes, footer: footer().contentNodes) }
/// }
///
/// struct CardView: Component {
///   let content: ContentNodes
///   let footer: ContentNodes
///
///   func render(state: Void) -> Node {
///     VStack { Content(content) }.border(.rounded)
///     Content(footer)
///   }
/// }
/// ```
///
/// A function that returns a single node, such as `CardView(…)` alone, needs `@NodeBuilder<Owner>`.
///
/// The nodes keep their owner: their handlers change the state of the component in whose body they
/// were written. It must be the parent of the component that shows them.
@MainActor
public struct ContentNodes {
  let node: AnyNode
  /// The type of the owner's instance.
  let owner: ObjectIdentifier
  let ownerName: String
}

extension VirtualNode {
  /// The node as a value for another component, which shows it with ``Content``.
  public var contentNodes: ContentNodes {
    ContentNodes(
      node: base, owner: ObjectIdentifier(TypedComponentInstance<Owner>.self),
      ownerName: "\(Owner.self)")
  }
}

extension Content {
  /// Creates the placeholder for nodes that the parent passed as a value.
  public init(_ nodes: ContentNodes) { passed = nodes }
}

/// Shows nodes of the owner's parent.
final class PassedContentNode: AnyNode {
  let content: ContentNodes

  init(_ content: ContentNodes) {
    self.content = content
    super.init(identity: ObjectIdentifier(PassedContentNode.self))
  }

  override func mount(in context: MountContext) -> Instance {
    PassedContentInstance(self, in: context)
  }

  override func copy() -> AnyNode {
    let copy = PassedContentNode(content)
    copy.key = key
    return copy
  }

  package override var name: String { "content" }
}

final class PassedContentInstance: WrapperInstance {
  override var unmountsSilently: Bool { true }

  init(_ node: PassedContentNode, in context: MountContext) {
    super.init(node, in: context)
    mountChild(content, owner: owner?.owner, counterpart: context.counterpart)
  }

  override func update(to node: AnyNode, at cursor: HostCursor) {
    self.node = node
    updateChild(to: content, owner: owner?.owner, at: cursor)
  }

  /// The nodes, whose handlers take the owner's parent for their owner.
  private var content: AnyNode {
    let content = unsafeDowncast(node, to: PassedContentNode.self).content
    guard let parent = owner?.owner, ObjectIdentifier(type(of: parent)) == content.owner else {
      fatalError(
        "\(path) shows nodes of \(content.ownerName), which is not its parent: "
          + "pass them on with .content")
    }
    return content.node
  }
}
