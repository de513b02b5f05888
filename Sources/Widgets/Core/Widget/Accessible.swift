/// What an element is to a person: how a test finds it, and a screen reader would.
///
/// ```swift
/// extension Gauge: Accessible {
///   var role: Role { Role("gauge") }
///   var label: String { "\(value) %" }
/// }
/// ```
public protocol Accessible {
  /// What kind of element it is.
  var role: Role { get }
  /// Its visible name: the title of a button, the text of a label.
  var label: String { get }
  /// Its value, where that is not its label: the text of a field. `nil` by default.
  var value: String? { get }
}

extension Accessible {
  /// No value beside the label.
  public var value: String? { nil }
}

/// A kind of element, known by its name.
public struct Role: Hashable, Sendable, CustomStringConvertible {
  /// The role's name.
  public let description: String

  /// A role of an app's own.
  public init(_ name: String) { description = name }

  /// A text that is only read.
  public static let text = Role("text")
  /// What something else is called that follows it in a row. What has no label there has this one.
  public static let label = Role("label")
  /// What is pressed.
  public static let button = Role("button")
  /// A line of text that can be edited.
  public static let textField = Role("textField")
  /// A line of text that is hidden while it is edited.
  public static let secureField = Role("secureField")
  /// What is on or off.
  public static let toggle = Role("toggle")
  /// One of the things that can be chosen.
  public static let option = Role("option")
  /// What only arranges others, and is not worth a word.
  public static let presentation = Role("presentation")
  /// Several elements that are called something together.
  public static let group = Role("group")
  /// Controls that are submitted together.
  public static let form = Role("form")
  /// What shows how far a task is, or that it goes on.
  public static let progressView = Role("progressView")
}
