import RecurseReconciler
import RecurseWidgets

/// An element that a test found, with its role, label and value. A view in a box is found as the
/// element that it shows.
///
/// ```swift
/// let login = try screen.button("Login")
/// try screen.click(login)
/// #expect(try screen.field("Username").value == "")
/// ```
@MainActor
public struct FoundElement {
  /// The element's instance, or that of the box around it.
  let instance: ElementInstance
  /// The widget of a view in a box, which has no element in the tree.
  var boxed: Widget?
  /// What a widget shows beside its children.
  var part: AccessiblePart?

  /// The element as the component described it, or as a view in a box shows it now.
  public var element: any Element { boxed?.shownElement ?? instance.box.element }

  /// What the element is for a user; `nil` for elements without a role.
  public var role: Role? { part?.role ?? accessible?.role ?? (givenLabel == nil ? nil : .group) }
  /// The element's label, or what `accessibilityLabel(_:)` calls it; empty if it has none.
  /// A control without one has the label before it: the title of `LabeledContent`.
  public var label: String {
    if let label = part?.label ?? givenLabel { return label }
    guard let accessible else { return "" }
    return accessible.label.isEmpty && accessible.value != nil
      ? labelBefore ?? "" : accessible.label
  }
  /// The element's value, such as the text of a field: on a screen the one that is shown, also where it
  /// means nothing.
  public var value: String? { part == nil ? widget?.shownValue ?? accessible?.value : nil }
  /// What is shown to be wrong with the value, as `fieldError` says or the control itself; `nil`
  /// where nothing is. In a tree: what the state says.
  ///
  /// ```swift
  /// try form.press("Login")
  /// #expect(try form.field("Password").error == "Invalid Password!")
  /// ```
  public var error: String? {
    guard part == nil else { return nil }
    if let widget { return widget.showsFieldError ? widget.shownError : nil }
    let error = (instance.box.attributes as? StyleAttributes)?.style.error
    return error?.isEmpty == false ? error : nil
  }

  /// The label that comes first in a row around the element.
  private var labelBefore: String? {
    var container = instance.container
    while let row = container {
      let first = row.childInstances.lazy.compactMap(\.firstElement).first
      if let label = first?.box.element as? any Accessible, label.role == .label, first !== instance
      {
        return label.label
      }
      container = row.container
    }
    return nil
  }

  private var accessible: (any Accessible)? { element as? any Accessible }

  private var givenLabel: String? {
    let style = boxed?.style ?? (instance.box.attributes as? StyleAttributes)?.style
    return style?.accessibilityLabel
  }

  /// Sends an event of the element, as its widget would.
  ///
  /// - Precondition: the element is of type `E`.
  public func send<E: Element>(_ event: E.Event, of type: E.Type) {
    guard element is E else { fatalError("\(element) is not a \(type)") }
    if let boxed = boxed as? ElementWidget<E> {
      boxed.send(event)
    } else {
      instance.send(event, of: type)
    }
  }
}

extension FoundElement: @MainActor CustomStringConvertible {
  /// The element's role, label and value, or else what it says of itself. A list's row is called by
  /// the text in it, and a list by the number of its rows.
  public var description: String {
    if let part { return describe(part.role, part.label, nil) }
    if let role, givenLabel != nil || widget?.shownValue != nil {
      return describe(role, label, value)
    }
    guard boxed == nil else { return describe(element) }
    return describe(element, in: instance) { ([self] + below).map(\.element) }
  }
}

/// A tree of elements that a test can search. ``TestTree`` and ``TestScreen`` are such trees.
@MainActor
public protocol ElementQueries {
  /// All elements, in tree order.
  var elements: [FoundElement] { get }
  /// The tree or the screen as text, for the message of a failed search.
  var picture: String { get }
}

extension ElementQueries {
  /// The elements of a role, and with a label if one is given, in order.
  public func all(_ role: Role, _ label: String? = nil) -> [FoundElement] {
    elements.filter { $0.role == role && (label == nil || $0.label == label) }
  }

  /// The elements of a type, in order.
  public func all<E: Element>(_ type: E.Type) -> [E] { elements.compactMap { $0.element as? E } }

  /// The only element of a role with a label. What is collapsed, such as a hidden screen, counts only
  /// where nothing else fits.
  ///
  /// - Throws: ``SearchFailure`` with the picture if there is no such element, or more than one.
  public func element(_ role: Role, _ label: String) throws -> FoundElement {
    let found = all(role, label).preferringShown
    guard found.count == 1, let only = found.first else {
      throw SearchFailure(
        message: found.isEmpty
          ? "no \(role) is called “\(label)”" : "\(found.count) \(role)s are called “\(label)”",
        picture: picture)
    }
    return only
  }

  /// The only button with a label.
  public func button(_ label: String) throws -> FoundElement { try element(.button, label) }

  /// The only text field or secure field with a title.
  public func field(_ label: String) throws -> FoundElement {
    if all(.secureField, label).count == 1 { return try element(.secureField, label) }
    return try element(.textField, label)
  }

  /// Whether there is a text element, a label or an error of a control whose whole text is `text`.
  ///
  /// ```swift
  /// #expect(screen.hasText("A name is needed"))
  /// ```
  public func hasText(_ text: String) -> Bool {
    elements.contains {
      ($0.role == .text || $0.role == .label) && $0.label == text || $0.error == text
    }
  }
}

/// A search found no element, too many, or one that does not fit the action.
public struct SearchFailure: Error, CustomStringConvertible {
  /// What was searched for, and what was found.
  public let message: String
  /// What the app showed.
  public let picture: String

  public var description: String { "\(message) in:\n\(picture)" }
}

extension Instance {
  /// The elements at and below this instance, in tree order.
  var elementsBelow: [FoundElement] {
    let mine =
      (self as? ElementInstance).map { FoundElement(instance: $0).withParts + $0.elementsInBox }
      ?? []
    return childInstances.reduce(mine) { $0 + $1.elementsBelow }
  }
}

extension FoundElement {
  /// The element, and what its widget shows beside its children.
  var withParts: [FoundElement] {
    var found = [self]
    for part in widget?.accessibleParts ?? [] {
      var element = self
      element.part = part
      found.append(element)
    }
    return found
  }
}

extension Instance {
  /// The instance, or the first element at or below it.
  fileprivate var firstElement: ElementInstance? {
    if let element = self as? ElementInstance { return element }
    return childInstances.lazy.compactMap(\.firstElement).first
  }
}

extension ElementInstance {
  /// The elements of the box that this instance shows, if it shows one.
  var elementsInBox: [FoundElement] {
    (box.element as? BoxedElement)?.widget.elements(inBoxOf: self) ?? []
  }
}

extension Widget {
  /// The elements of this widget and its descendants, in order.
  func elements(inBoxOf instance: ElementInstance) -> [FoundElement] {
    children.reduce([FoundElement(instance: instance, boxed: self)]) {
      $0 + $1.elements(inBoxOf: instance)
    }
  }
}
