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

/// An element around the one node of a modifier, in whose place it is.
package protocol ModifierBox: Element {}

/// The style of an element: layout, colors, focus. One class for all types of elements.
@MainActor
open class Attributes {
  /// The style that no modifier has changed.
  public init() {}

  /// Whether a widget with these attributes would look and behave the same with the others.
  open func isEqual(to other: Attributes) -> Bool { self === other }
}
