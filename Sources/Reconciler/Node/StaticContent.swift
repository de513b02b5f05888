/// What can stand in a body whoever its owner is: text, space, lines.
@MainActor
public protocol StaticContent {
  func node<Owner: Component>(for owner: Owner.Type) -> VirtualNode<Owner>
}

/// What a modifier can be applied to: nodes, static content and components without output.
///
/// A modifier is written once, as an extension of this protocol, and comes back as the right kind.
@MainActor
public protocol Modifiable {
  associatedtype Modified

  /// The same content, changed.
  func modified(by change: NodeModifier) -> Modified
}

/// A change of a node that does not depend on who owns it.
@MainActor
public struct NodeModifier {
  package let apply: @MainActor (AnyNode) -> AnyNode

  package init(_ apply: @escaping @MainActor (AnyNode) -> AnyNode) { self.apply = apply }
}

extension VirtualNode: Modifiable {
  public func modified(by change: NodeModifier) -> VirtualNode { VirtualNode(change.apply(base)) }
}

extension StaticContent where Self: Modifiable {
  public func modified(by change: NodeModifier) -> ModifiedContent<Self> {
    ModifiedContent(content: self, changes: [change])
  }
}

/// Static content with modifiers, in the order in which they were applied.
public struct ModifiedContent<Content: StaticContent>: StaticContent, Modifiable {
  let content: Content
  var changes: [NodeModifier]

  public func node<Owner: Component>(for owner: Owner.Type) -> VirtualNode<Owner> {
    VirtualNode(changes.reduce(content.node(for: owner).base) { $1.apply($0) })
  }

  public func modified(by change: NodeModifier) -> ModifiedContent {
    var copy = self
    copy.changes.append(change)
    return copy
  }
}

/// A component without output in a body, where it stands like static content.
public struct ComponentContent<Base: Component>: StaticContent, Modifiable
where Base.Output == Never {
  let base: Base

  public func node<Owner: Component>(for owner: Owner.Type) -> VirtualNode<Owner> {
    VirtualNode(ComponentNode(base, handler: nil, content: nil))
  }
}

extension Component where Output == Never {
  public func modified(by change: NodeModifier) -> ModifiedContent<ComponentContent<Self>> {
    ModifiedContent(content: ComponentContent(base: self), changes: [change])
  }
}

extension Child: Modifiable where Pending == Never {
  public func modified(by change: NodeModifier) -> VirtualNode<Owner> {
    node.modified(by: change)
  }
}
