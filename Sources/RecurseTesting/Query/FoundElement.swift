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
  /// The part of the widget, beside its children, that this element stands for.
  var part: AccessiblePart?

  /// The element as the component described it, or as a view in a box currently shows it.
  public var element: any Element { boxed?.shownElement ?? instance.box.element }

  /// The role that the element has for a user, or `nil` for an element without a role.
  ///
  /// Content with a title in its border, such as a `GroupBox`, is a group.
  public var role: Role? {
    if let role = part?.role ?? accessible?.role { return role }
    return givenLabel == nil && style?.borderTitle == nil ? nil : .group
  }
  /// The element's label, or the one given by `accessibilityLabel(_:)`, or else the title in its
  /// border; empty if it has none.
  ///
  /// A control without a label takes the label before it: the title of `LabeledContent`.
  public var label: String {
    if let label = part?.label ?? givenLabel { return label }
    if let label = accessible?.label, !label.isEmpty { return label }
    return style?.borderTitle ?? (accessible?.value == nil ? nil : labelBefore) ?? ""
  }
  /// The element's value, such as the text of a field. On a screen, it is the displayed value, even
  /// if it is invalid.
  public var value: String? { part == nil ? widget?.shownValue ?? accessible?.value : nil }
  /// The error that is shown for the value, from `fieldError` or the control itself, or `nil` if
  /// there is none. In a tree, the error that the state describes.
  ///
  /// ```swift
  /// try form.press("Login")
  /// #expect(try form.field("Password").error == "Invalid Password!")
  /// ```
  public var error: String? {
    guard part == nil else { return nil }
    if let widget { return widget.showsError ? widget.shownError : nil }
    let error = (instance.box.attributes as? StyleAttributes)?.style.error
    return error?.isEmpty == false ? error : nil
  }

  /// The label that comes first in a row around the element.
  private var labelBefore: String? {
    var container = instance.container
    while let row = container {
      let first = row.firstElementBelow
      if let label = first?.box.element as? any Accessible, label.role == .label, first !== instance
      {
        return label.label
      }
      container = row.container
    }
    return nil
  }

  private var accessible: (any Accessible)? { element as? any Accessible }

  private var givenLabel: String? { style?.accessibilityLabel }

  private var style: WidgetStyle? {
    boxed?.style ?? (instance.box.attributes as? StyleAttributes)?.style
  }

  /// Sends an event of the element, as its widget does.
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
  /// The element's role, label and value, or else the element's own description. A list's row is
  /// named by its text, and a list by the number of its rows.
  public var description: String {
    if let part { return describe(part.role, part.label, nil) }
    if let role, givenLabel != nil || accessible == nil || widget?.shownValue != nil {
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
  /// Returns the elements of a role, in order, optionally only those with a label.
  public func all(_ role: Role, _ label: String? = nil) -> [FoundElement] {
    elements.filter { $0.role == role && (label == nil || $0.label == label) }
  }

  /// Returns the elements of a type, in order.
  public func all<E: Element>(_ type: E.Type) -> [E] { elements.compactMap { $0.element as? E } }

  /// Returns the only element of a role with a label. Collapsed elements, such as those of a hidden
  /// screen, count only if no other element matches.
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

  /// Returns the only button with a label.
  public func button(_ label: String) throws -> FoundElement { try element(.button, label) }

  /// Returns the only text field or secure field with a title.
  public func field(_ label: String) throws -> FoundElement {
    if all(.secureField, label).count == 1 { return try element(.secureField, label) }
    return try element(.textField, label)
  }

  /// Returns a Boolean value that indicates whether there is a text element, a label or a control's
  /// error whose whole text is `text`.
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

/// An error for a search that found no element, too many, or one that does not fit the action.
public struct SearchFailure: Error, CustomStringConvertible {
  /// The description of the searched elements and of the search's result.
  public let message: String
  /// The app's content as text at the time of the search.
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
  /// The element, followed by the parts of its widget beside its children.
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
    self as? ElementInstance ?? firstElementBelow
  }

  /// The first element below the instance, each of which is looked at once: `lazy.compactMap.first`
  /// would do that twice on each level.
  fileprivate var firstElementBelow: ElementInstance? {
    for child in childInstances {
      if let element = child.firstElement { return element }
    }
    return nil
  }
}

extension ElementInstance {
  /// The elements of the box that this instance shows, if it shows one.
  var elementsInBox: [FoundElement] {
    (box.element as? BoxedElement)?.widget.elements(inBoxOf: self) ?? []
  }
}

extension Widget {
  /// Returns the elements of this widget and its descendants, in order.
  func elements(inBoxOf instance: ElementInstance) -> [FoundElement] {
    children.reduce([FoundElement(instance: instance, boxed: self)]) {
      $0 + $1.elements(inBoxOf: instance)
    }
  }
}
