/// What a widget shows, as plain data.
///
/// An app adds a widget of its own with an element that names its event and, for the widgets of a
/// terminal, its widget:
///
/// ```swift
/// struct Gauge: Element {
///   typealias Event = Int
///   var value: Int
/// }
/// ```
public protocol Element: Equatable, Sendable {
  /// What the element's widget reports; `Never` where it reports nothing.
  associatedtype Event = Never
}

/// An element that stands for the one node that a modifier has put it around.
package protocol ModifierBox: Element {}

/// What a host keeps beside every element: layout, colours, focus. One value for all elements.
@MainActor
open class Attributes {
  public init() {}

  /// Whether a widget with these attributes would look and behave the same with the others.
  open func isEqual(to other: Attributes) -> Bool { self === other }
}

/// An element with its type erased: one virtual call compares two of one type.
@MainActor
public class ElementBox: AnyNode {
  @exclusivity(unchecked) public package(set) final var attributes: Attributes?
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

  deinit { Remains.take(children) }

  /// The element; a host looks at it when it makes the widget, not when it updates it.
  public var element: any Element { preconditionFailure("abstract") }

  /// Whether the element is a box that a modifier has put around something.
  package var isModifierBox: Bool { preconditionFailure("abstract") }

  /// Whether both describe the same picture. The other box must be of the same element type.
  func isEqual(to other: ElementBox) -> Bool { preconditionFailure("abstract") }

  /// The element and its attributes alone, for a host that keeps what its widget shows. A whole box
  /// must not be kept: its children and handlers hold the state that they were rendered from.
  package var bare: ElementBox { preconditionFailure("abstract") }

  /// The element of a box whose type the caller knows, as a widget knows its own.
  public final func element<E: Element>(as type: E.Type) -> E {
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

  /// The attributes where no other element has them, so that they can be changed in their place.
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

  override func mount(in place: Place) -> Instance { ElementInstance(self, in: place) }
}

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

  /// Whether the box is nothing but what it shows.
  var isData: Bool { bindings.isEmpty }

  final override func changesNothing(after last: AnyNode) -> Bool {
    guard isSameInstance(as: last), isData else { return false }
    let last = unsafeDowncast(last, to: TypedElementBox<E>.self)
    return last.isData && describesSame(as: last)
      && children.changeNothing(after: last.children)
  }

  /// Runs the transition that the tree attached to the element's event.
  func handle(_ event: E.Event, owner: ComponentInstance, from source: Instance) {}

  package final override var name: String { "\(E.self)" }
}

extension AnyNode {
  /// The node as a box of an element's type; `nil` where it is something else.
  package final func element<E: Element>(as type: E.Type) -> TypedElementBox<E>? {
    identity == ObjectIdentifier(type) ? unsafeDowncast(self, to: TypedElementBox<E>.self) : nil
  }
}

extension TypedElementBox {
  /// Whether the box shows an element, so that other content can be put into it.
  package final func shows(_ element: E) -> Bool { value == element }
}

extension ElementBox {
  /// Whether the box with other content would change nothing.
  package final func holdsSame(_ content: AnyNode) -> Bool {
    if children.count == 1, content.isOneSlot { return content.changesNothing(after: children[0]) }
    return content.slots.changeNothing(after: children)
  }

  /// Puts other content into a box that only its instance holds.
  package final func replaceChildren(by content: AnyNode) {
    if children.count == 1, content.isOneSlot {
      children[0] = content
    } else {
      children = content.slots
    }
  }
}
