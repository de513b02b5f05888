import CStack

/// A virtual node with its owner's type erased: what the reconciler compares.
///
/// A node is made by one render. Modifiers change one with a single reference, and else a copy; a
/// list changes the nodes of its rows, which their instances alone hold.
@MainActor
@usableFromInline
package class AnyNode {
  // Nodes with one identity have one class. An instance gets only nodes with the identity of the
  // one that made it, and only a component of the type `Owner` mounts a `VirtualNode<Owner>`. So
  // this module casts nodes and owners by `unsafeDowncast`: a checked cast would look up the
  // generic class each time (docs/decisions/001-generic-lookups.md).
  /// The type of the node. An instance stays in its slot if type and key are equal, as in React.
  @usableFromInline package final let identity: ObjectIdentifier
  @usableFromInline @exclusivity(unchecked) package final var key: NodeKey?

  @inlinable package init(identity: ObjectIdentifier) { self.identity = identity }

  final func keepsInstance(of other: AnyNode) -> Bool {
    identity == other.identity && key == other.key
  }

  /// Makes the retained counterpart of this node and of all below it.
  func mount(in context: MountContext) -> Instance {
    preconditionFailure("\(type(of: self)) cannot mount")
  }

  /// A copy that a modifier may change.
  @usableFromInline
  func copy() -> AnyNode { preconditionFailure("\(type(of: self)) cannot be copied") }

  /// Whether the node is an element and not something around one.
  var isElement: Bool { false }

  /// Returns the node with its only element changed, looking through wrappers that add no widget,
  /// or `nil` if there is not exactly one element.
  func mappingElement(_ change: (ElementBox) -> AnyNode?) -> AnyNode? { nil }

  /// Returns the node with some of the elements in it changed, as far as they are known before it
  /// is mounted, or `nil` if none is. What is in a changed element stays.
  ///
  /// - Parameter change: returns a changed copy of an element, or `nil` to look into it.
  func mappingElements(_ change: (ElementBox) -> AnyNode?) -> AnyNode? { nil }

  /// Whether an instance that shows another node would stay as it is with this one: then the other
  /// may be kept. A node with a handler never says so, as the handler may have captured other
  /// values.
  func changesNothing(after last: AnyNode) -> Bool { false }

  /// Whether a container takes the node itself from a body, not what is in it.
  var isOneSlot: Bool { true }

  /// The children that a container takes from a body.
  @usableFromInline package var slots: [AnyNode] { [self] }

  /// The nodes inside, as far as they are known before the node is mounted.
  package var knownNodes: [AnyNode] { [] }

  /// Whether an instance of one takes the other with all below it: the same elements, the same
  /// branches.
  func isSameKind(as other: AnyNode) -> Bool { keepsInstance(of: other) }

  /// The name of the node in a path.
  package var name: String { "\(type(of: self))" }
}

extension [AnyNode] {
  /// The nodes with some of the elements in them changed, or `nil` if none is.
  @MainActor
  func mappingElements(_ change: (ElementBox) -> AnyNode?) -> [AnyNode]? {
    guard !recurse_stack_is_low() else { return nil }
    var mapped: [AnyNode]?
    for slot in indices {
      guard let node = self[slot].mappingElements(change) else { continue }
      if mapped == nil { mapped = self }
      mapped?[slot] = node
    }
    return mapped
  }

  @MainActor
  func changeNothing(after last: [AnyNode]) -> Bool {
    guard count == last.count, !recurse_stack_is_low() else { return false }
    for slot in 0..<count where !self[slot].changesNothing(after: last[slot]) { return false }
    return true
  }

  @MainActor
  func areSameKind(as others: [AnyNode]) -> Bool {
    guard count == others.count, !recurse_stack_is_low() else { return false }
    for slot in 0..<count where !self[slot].isSameKind(as: others[slot]) { return false }
    return true
  }
}
