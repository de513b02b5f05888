import RecurseReconciler
import RecurseWidgets

/// An element that a test found: what it is, what stands on it, and what it holds. A view in a box
/// is found as the element that it shows.
@MainActor
public struct FoundElement {
  /// The element's instance, or that of the box around it.
  let instance: ElementInstance
  /// The widget of a view in a box, which no element of the tree stands for.
  var boxed: Widget?

  /// The element as the component described it, or as a view in a box shows it now.
  public var element: any Element { boxed?.shownElement ?? instance.box.element }

  public var role: Role? { accessible?.role }
  public var label: String { accessible?.label ?? "" }
  /// What the element holds, as a field its text.
  public var value: String? { accessible?.value }

  private var accessible: (any Accessible)? { element as? any Accessible }

  /// Reports an event of the element, as its widget would.
  public func send<E: Element>(_ event: E.Event, of type: E.Type) {
    guard element is E else { fatalError("\(element) is not a \(type)") }
    if let boxed = boxed as? ElementWidget<E> {
      boxed.send(event)
    } else {
      instance.send(event, of: type)
    }
  }
}

/// A tree of elements in which a test looks for some.
@MainActor
public protocol ElementQueries {
  /// Every element of the tree, in order.
  var elements: [FoundElement] { get }
  /// The tree or the screen as text, for the message of a failed search.
  var picture: String { get }
}

extension ElementQueries {
  /// The elements of a role, in order, of those with a label where one is given.
  public func all(_ role: Role, _ label: String? = nil) -> [FoundElement] {
    elements.filter { $0.role == role && (label == nil || $0.label == label) }
  }

  /// The elements that show one type, in order.
  public func all<E: Element>(_ type: E.Type) -> [E] { elements.compactMap { $0.element as? E } }

  /// The one element of a role with a label; else the test is told what there is instead.
  public func element(_ role: Role, _ label: String) throws -> FoundElement {
    let found = all(role, label)
    guard found.count == 1, let only = found.first else {
      throw SearchFailure(
        message: found.isEmpty
          ? "no \(role) is called “\(label)”" : "\(found.count) \(role)s are called “\(label)”",
        picture: picture)
    }
    return only
  }

  public func button(_ label: String) throws -> FoundElement { try element(.button, label) }

  /// The field with a title, secret or not.
  public func field(_ label: String) throws -> FoundElement {
    if all(.secureField, label).count == 1 { return try element(.secureField, label) }
    return try element(.textField, label)
  }

  /// Whether a text stands somewhere, as a whole.
  public func hasText(_ text: String) -> Bool { !all(.text, text).isEmpty }
}

/// Nothing, or too much, is what a test looked for.
public struct SearchFailure: Error, CustomStringConvertible {
  public let message: String
  public let picture: String

  public var description: String { "\(message) in:\n\(picture)" }
}

extension Instance {
  /// The elements at and below this instance, in tree order.
  var elementsBelow: [FoundElement] {
    let mine =
      (self as? ElementInstance).map { [FoundElement(instance: $0)] + $0.elementsInBox } ?? []
    return childInstances.reduce(mine) { $0 + $1.elementsBelow }
  }
}

extension ElementInstance {
  /// What is in the box that stands here, where one does.
  fileprivate var elementsInBox: [FoundElement] {
    (box.element as? BoxedElement)?.widget.elements(inBoxOf: self) ?? []
  }
}

extension Widget {
  /// The elements that this widget and those in it show, in order.
  func elements(inBoxOf instance: ElementInstance) -> [FoundElement] {
    children.reduce([FoundElement(instance: instance, boxed: self)]) {
      $0 + $1.elements(inBoxOf: instance)
    }
  }
}
