/// A virtual node with its owner's type erased: what the reconciler compares.
///
/// A node is made by one render and never changed once it has been handed over: modifiers change
/// one that nobody else holds yet, and else a copy.
@MainActor
public class AnyNode {
  /// Two nodes in one slot describe the same instance where identity and key are equal.
  @usableFromInline package final let identity: ObjectIdentifier
  @usableFromInline @exclusivity(unchecked) package final var key: NodeKey?

  @inlinable package init(identity: ObjectIdentifier) { self.identity = identity }

  final func isSameInstance(as other: AnyNode) -> Bool {
    identity == other.identity && key == other.key
  }

  /// Makes the retained counterpart of this node and of all below it.
  func mount(in place: Place) -> Instance { preconditionFailure("\(type(of: self)) cannot mount") }

  /// A copy that a modifier may change.
  @usableFromInline
  func copy() -> AnyNode { preconditionFailure("\(type(of: self)) cannot be copied") }

  /// Whether the node is an element and not something around one.
  var isElement: Bool { false }

  /// The node with its one element changed, looking through wrappers that add no widget; nil where
  /// there is not exactly one element.
  func mappingElement(_ change: (ElementBox) -> AnyNode?) -> AnyNode? { nil }

  /// Whether an instance that shows another node would stay as it is with this one: then the other
  /// may be kept. A node with a handler never says so, as the handler may have captured other values.
  func changesNothing(after last: AnyNode) -> Bool { false }

  /// Whether a container takes the node itself from a body, not what is in it.
  final var isOneSlot: Bool {
    (identity != GroupNode.places || key != nil) && self !== EmptyNode.shared
  }

  /// The children that a container takes from a body.
  @usableFromInline package final var slots: [AnyNode] {
    if identity == GroupNode.places, key == nil {
      return unsafeDowncast(self, to: GroupNode.self).children
    }
    return self === EmptyNode.shared ? [] : [self]
  }

  /// What the node is called in a path.
  package var name: String { "\(type(of: self))" }
}

/// A node of a component's tree: what `render` returns.
///
/// The type parameter is the component whose state the handlers below the node may change.
// Nothing but the reference: an array of these is taken for one of erased nodes.
@MainActor
public struct VirtualNode<Owner: Component> {
  @usableFromInline package var base: AnyNode

  @inlinable package init(_ base: AnyNode) { self.base = base }

  /// Sets the node apart from its siblings: state, focus and scroll offset follow the key.
  @inlinable
  public consuming func key(_ key: some Hashable) -> VirtualNode {
    if !isKnownUniquelyReferenced(&base) { base = base.copy() }
    base.key = NodeKey(key)
    return self
  }
}
