/// A value that modifiers can change: a node, static content or a component.
///
/// A modifier without a handler is written once, as an extension of this protocol, and returns the
/// right kind of content. One with a handler or a binding needs an owner: it is written for
/// `OwnedContent`, with a transition that may emit, and `scripts/overloads` adds the other forms.
@MainActor
public protocol Modifiable {
  associatedtype Modified

  /// Returns the same content with a change.
  ///
  /// This method and the modifiers are `consuming`, so a node with one reference is changed in
  /// place instead of copied.
  consuming func modified(by change: NodeModifier) -> Modified
}

/// A change of a node that does not depend on the node's owner.
@MainActor
public struct NodeModifier {
  package let apply: @MainActor (inout AnyNode) -> Void

  package init(_ apply: @escaping @MainActor (inout AnyNode) -> Void) { self.apply = apply }
}

extension VirtualNode: Modifiable {
  public consuming func modified(by change: NodeModifier) -> VirtualNode {
    change.apply(&base)
    return self
  }
}

extension StaticContent where Self: Modifiable {
  public consuming func modified(by change: NodeModifier) -> ModifiedContent<Self> {
    ModifiedContent(content: self, first: change)
  }
}

extension Modifiable where Modified: StaticContent {
  /// Returns the node of content without an owner, for an owner.
  @_disfavoredOverload
  package func node<Owner: Component>(for owner: Owner.Type) -> VirtualNode<Owner> {
    modified(by: NodeModifier { _ in }).node(for: owner)
  }
}

/// Content with modifiers, in the order in which they were applied.
@MainActor
public struct ModifiedContent<Content>: Modifiable {
  let content: Content
  // Most content has one modifier, which then needs no array.
  let first: NodeModifier
  var others: [NodeModifier] = []

  public consuming func modified(by change: NodeModifier) -> ModifiedContent {
    others.append(change)
    return self
  }

  /// The node with the changes made.
  fileprivate func changing<Owner>(_ node: consuming VirtualNode<Owner>) -> VirtualNode<Owner> {
    first.apply(&node.base)
    for change in others { change.apply(&node.base) }
    return node
  }
}

extension ModifiedContent: StaticContent where Content: StaticContent {
  public func node<Owner: Component>(for owner: Owner.Type) -> VirtualNode<Owner> {
    changing(content.node(for: owner))
  }
}

extension ModifiedContent: OwnedContent, ChildContent where Content: ChildContent {
  public var node: VirtualNode<Content.Owner> { changing(content.node) }

  /// Distinguishes the child from its siblings.
  public func key(_ key: some Hashable) -> VirtualNode<Content.Owner> { node.key(key) }
}

extension ModifiedContent: Emitting where Content: Emitting {}

extension ModifiedContent: EmittingChild where Content: EmittingChild {
  public typealias Owner = Content.Owner
}
