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

/// A component with modifiers, in the order in which they were applied.
///
/// In a body it stands like static content; one with an output is modified after its `.on`.
public struct ModifiedComponent<Base: Component>: Modifiable {
  let base: Base
  var changes: [NodeModifier]

  public func modified(by change: NodeModifier) -> ModifiedComponent {
    var copy = self
    copy.changes.append(change)
    return copy
  }
}

extension ModifiedComponent: StaticContent where Base.Output == Never {
  public func node<Owner: Component>(for owner: Owner.Type) -> VirtualNode<Owner> {
    VirtualNode(changes.reduce(base.node(for: owner).base) { $1.apply($0) })
  }
}

extension Component {
  public func modified(by change: NodeModifier) -> ModifiedComponent<Self> {
    ModifiedComponent(base: self, changes: [change])
  }
}

extension Component where Output == Never {
  /// The component as a node of its parent's tree.
  public func node<Owner: Component>(for owner: Owner.Type) -> VirtualNode<Owner> {
    VirtualNode(ComponentNode(self, handler: nil, content: nil))
  }
}

extension Child: Modifiable where Pending == Never {
  public func modified(by change: NodeModifier) -> VirtualNode<Owner> {
    node.modified(by: change)
  }
}
