/// A description of a widget's content, as plain data.
///
/// An app adds its own widget with an element that names its event and, for the widgets of a
/// terminal, its widget:
///
/// ```swift
/// struct Gauge: Element {
///   typealias Event = Int
///   var value: Int
/// }
/// ```
public protocol Element: Equatable, Sendable {
  /// The event that the element's widget reports, or `Never` if it reports none.
  associatedtype Event = Never
}

/// An element around the only node of a modifier, in whose place it is.
package protocol ModifierBox: Element {}

/// The style of an element: layout, colors, focus. All types of elements share one class.
@MainActor
open class Attributes {
  /// Creates the style that no modifier has changed.
  public init() {}

  /// Returns a Boolean value that indicates whether a widget with these attributes looks and
  /// behaves the same with the others.
  open func isEqual(to other: Attributes) -> Bool { self === other }
}

/// Something that the terminal is asked to do once, which is no state of the app.
package enum TerminalRequest: Equatable, Sendable {
  /// Puts a text on the clipboard.
  case copy(String)
  /// Rings the bell.
  case bell
  /// Shows a notification of the desktop.
  case notification(String)
  /// Speaks a line to a person who hears the app.
  case announcement(String)
  /// Opens the page of all commands.
  case commands
}
