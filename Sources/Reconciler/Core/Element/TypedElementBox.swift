/// A box that knows its element's type.
@usableFromInline
package class TypedElementBox<E: Element>: ElementBox {
  @usableFromInline @exclusivity(unchecked) package final var value: E

  @inlinable package init(_ value: E, attributes: Attributes?, children: [AnyNode]) {
    self.value = value
    super.init(identity: ObjectIdentifier(E.self), attributes: attributes, children: children)
  }

  override func copy() -> AnyNode {
    let copy = TypedElementBox(value, attributes: attributes, children: children)
    copy.key = key
    copy.bindings = bindings
    copy.sources = sources
    return copy
  }

  package final override var element: any Element { value }

  package final override var bare: ElementBox {
    TypedElementBox(value, attributes: attributes, children: [])
  }

  final override func isEqual(to other: ElementBox) -> Bool {
    value == unsafeDowncast(other, to: TypedElementBox<E>.self).value
  }

  package final override var isModifierBox: Bool { E.self is any ModifierBox.Type }

  /// Whether nothing is bound and, in subclasses, no event handled.
  var hasNoHandlers: Bool { bindings.isEmpty }

  final override func changesNothing(after last: AnyNode) -> Bool {
    guard keepsInstance(of: last), hasNoHandlers else { return false }
    let last = unsafeDowncast(last, to: TypedElementBox<E>.self)
    return last.hasNoHandlers && describesSame(as: last)
      && children.changeNothing(after: last.children)
  }

  /// Runs the transition that the tree attached to the element's event.
  func handle(_ event: E.Event, owner: ComponentInstance, from source: Instance) {}

  package final override var name: String { "\(E.self)" }
}

extension AnyNode {
  /// Returns the node as a box of an element's type, or `nil` if it is something else.
  ///
  /// Inlinable, as ``TypedElementBox/shows(_:)`` is: a list asks for each of its rows.
  @inlinable package final func element<E: Element>(as type: E.Type) -> TypedElementBox<E>? {
    identity == ObjectIdentifier(type) ? unsafeDowncast(self, to: TypedElementBox<E>.self) : nil
  }
}

extension TypedElementBox {
  /// Whether the box shows an element, so that other content can be put into it.
  ///
  /// Inlinable, so that a caller who knows the type compares without a look-up of its conformance.
  @inlinable package final func shows(_ element: E) -> Bool { value == element }
}
