/// The accessible description of an element, by which a test or a screen reader finds it.
///
/// ```swift
/// extension Gauge: Accessible {
///   var role: Role { Role("gauge") }
///   var label: String { "\(value) %" }
/// }
/// ```
public protocol Accessible {
  /// The kind of element.
  var role: Role { get }
  /// The visible name: the title of a button, the text of a label.
  var label: String { get }
  /// The value, if it is not the label: the text of a field. `nil` by default.
  var value: String? { get }
}

extension Accessible {
  /// No value besides the label.
  public var value: String? { nil }
}

/// A kind of element, known by its name.
public struct Role: Hashable, Sendable, CustomStringConvertible {
  /// The role's name.
  public let description: String

  /// Creates a role of an app's own.
  public init(_ name: String) { description = name }

  /// A read-only text.
  public static let text = Role("text")
  /// A label for the element that follows it in a row and has no label of its own.
  public static let label = Role("label")
  /// A button.
  public static let button = Role("button")
  /// A line of editable text.
  public static let textField = Role("textField")
  /// A line of editable text that is hidden.
  public static let secureField = Role("secureField")
  /// A control that is on or off.
  public static let toggle = Role("toggle")
  /// One of several options.
  public static let option = Role("option")
  /// An element that only arranges others, and is not announced.
  public static let presentation = Role("presentation")
  /// A group of elements with a common label.
  public static let group = Role("group")
  /// A form: controls that are submitted together.
  public static let form = Role("form")
  /// An indicator of the progress of a task.
  public static let progressView = Role("progressView")
}
