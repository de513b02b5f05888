/// The part of a control as a field. A form gives it a title in the column of titles, and a line
/// for an error below its content, which the library paints.
///
/// A widget conforms, and passes itself to ``Widget/setField(_:)`` in its initializer:
///
/// ```swift
/// final class CodeWidget: ElementWidget<Code>, FieldPart {
///   override init(_ element: Code, _ sender: EventSender<Code>) {
///     super.init(element, sender)
///     setField(self)
///   }
///
///   var columnTitle: String? { element.title }
///   var fault: String? { Int(typed) == nil ? "No number" : nil }
/// }
/// ```
///
/// Each requirement has a default. If a base class conforms, it declares the members that
/// subclasses override.
@MainActor
public protocol FieldPart: Widget {
  /// A Boolean value that indicates whether errors in the value are shown in a line below the
  /// content. True by default; false for a control that has a title but no value to change.
  var showsFieldError: Bool { get }

  /// A Boolean value that indicates whether the controls inside are parts of one value, such as a
  /// day and its time. Their errors are shown in the widget's line, below all of them and as wide
  /// as the widget. While there is no value yet, the text typed in one control waits as long as an
  /// earlier one cannot be read.
  var showsErrorsInside: Bool { get }

  /// The error in the value itself, apart from ``Modifiable/fieldError(_:)``, such as a text that
  /// is not a number. It is empty if there is none, and `nil` if no line is reserved for it. Call
  /// ``faultChanged()`` when it changes.
  var fault: String? { get }

  /// The title that a form shows in its column of titles; `nil` if the widget has none. If
  /// ``isTitleInColumn`` is true, the widget itself does not show the title.
  var columnTitle: String? { get }

  /// Called when a form starts or stops showing the title. The widget is laid out again.
  func titleMoved()

  /// Called when ``Modifiable/fieldError(_:)`` reports a different error for the value.
  func fieldErrorChanged()

  /// Called before a form is submitted. If the state has a value that is not allowed, ``fault``
  /// reports it from then on.
  func checkValue()

  /// Called when a form is reset after its Cancel button was pressed. A text that means no value is
  /// discarded, and the value of the state is shown.
  ///
  /// ```swift
  /// func forgetUnreadable() { typed = nil }
  /// ```
  func forgetUnreadable()
}

extension FieldPart {
  public var showsFieldError: Bool { true }
  public var showsErrorsInside: Bool { false }
  public var fault: String? { nil }
  public var columnTitle: String? { nil }
  public func titleMoved() {}
  public func fieldErrorChanged() {}
  public func checkValue() {}
  public func forgetUnreadable() {}

  /// A Boolean value that indicates whether the form around the widget shows its ``columnTitle``,
  /// so that the widget itself does not.
  public var isTitleInColumn: Bool { state.titleColumns > 0 }

  /// The error of the value that is shown: from ``fault``, otherwise from
  /// ``Modifiable/fieldError(_:)`` here or on an ancestor of the control. It is empty if none is
  /// shown, and `nil` if no line is reserved for it.
  ///
  /// A widget with ``showsFieldError`` need not read it: the line is below its content, and already
  /// painted.
  public var fieldError: String? { knownError.map { _ in shownError ?? "" } }

  /// A Boolean value that indicates whether an error is withheld while the person types. The
  /// library shows it when the focus leaves the field.
  public var holdsFieldError: Bool {
    get { state.holdsError }
    set { holdError(newValue) }
  }

  /// Notifies the library that the widget's ``fault`` may have changed.
  public func faultChanged() { errorChanged() }

  private var state: FieldState {
    guard let field else { fatalError("a FieldPart has to call setField(self) in its init") }
    return field
  }
}
