/// An element with its type erased: one virtual call compares two of one type.
@MainActor
@usableFromInline
package class ElementBox: AnyNode {
  // Not checked for overlapping access, as docs/decisions/002-unchecked-access.md measures.
  @exclusivity(unchecked) package final var attributes: Attributes?
  @exclusivity(unchecked) package final var children: [AnyNode]

  /// Each writes what the node binds, from the owner's state into a copy of the node.
  @exclusivity(unchecked)
  final var bindings: [@MainActor (ElementBox, ComponentInstance) -> Void] = []
  /// The sources that bindings read: a change of one updates the widget alone.
  @exclusivity(unchecked) final var sources: [BoundSource] = []

  @usableFromInline
  init(identity: ObjectIdentifier, attributes: Attributes?, children: [AnyNode]) {
    self.attributes = attributes
    self.children = children
    super.init(identity: identity)
  }

  deinit { StackSafeRelease.take(children) }

  /// The element; a host looks at it when it makes the widget, not when it updates it.
  package var element: any Element { preconditionFailure("abstract") }

  /// Whether the element is a box that a modifier has put around something.
  package var isModifierBox: Bool { preconditionFailure("abstract") }

  /// Whether both describe the same picture. The other box must be of the same element type.
  func isEqual(to other: ElementBox) -> Bool { preconditionFailure("abstract") }

  /// The element and its attributes alone, for a host that keeps what its widget shows. A whole box
  /// must not be kept: its children and handlers hold the state that they were rendered from.
  package var bare: ElementBox { preconditionFailure("abstract") }

  /// The element of a box whose type the caller knows, as a widget knows its own.
  package final func element<E: Element>(as type: E.Type) -> E {
    unsafeDowncast(self, to: TypedElementBox<E>.self).value
  }

  /// The box with what it binds read from the owner's state.
  final func resolved(for owner: ComponentInstance) -> ElementBox {
    guard !bindings.isEmpty else { return self }
    let resolved = unsafeDowncast(copy(), to: ElementBox.self)
    resolved.bindings = []
    for binding in bindings { binding(resolved, owner) }
    return resolved
  }

  /// The attributes if no other element shares them, so they can be changed in place.
  package final var ownAttributes: Attributes? {
    isKnownUniquelyReferenced(&attributes) ? attributes : nil
  }

  package final func hasEqualAttributes(to other: ElementBox) -> Bool {
    guard let mine = attributes else { return other.attributes == nil }
    guard let others = other.attributes else { return false }
    return mine === others || mine.isEqual(to: others)
  }

  /// Whether a widget that shows one of them shows the other.
  package final func describesSame(as other: ElementBox) -> Bool {
    self === other
      || identity == other.identity && isEqual(to: other) && hasEqualAttributes(to: other)
  }

  final override var isElement: Bool { true }

  final override func mappingElement(_ change: (ElementBox) -> AnyNode?) -> AnyNode? {
    change(self)
  }

  final override func mappingElements(_ change: (ElementBox) -> AnyNode?) -> AnyNode? {
    if let changed = change(self) { return changed }
    guard let children = children.mappingElements(change) else { return nil }
    let copy = unsafeDowncast(copy(), to: ElementBox.self)
    copy.children = children
    return copy
  }

  package final override var knownNodes: [AnyNode] { children }

  final override func isSameKind(as other: AnyNode) -> Bool {
    keepsInstance(of: other)
      && children.areSameKind(as: unsafeDowncast(other, to: ElementBox.self).children)
  }

  override func mount(in context: MountContext) -> Instance { ElementInstance(self, in: context) }
}
