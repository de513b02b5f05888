import RecurseTerminal

// Events of the library's own, which bubble to the listeners around a widget.

/// Enter was pressed in a field.
package struct Submission { package init() {} }

/// The focus came to a widget, or left it.
package struct FocusChange: Equatable {
  package var isFocused: Bool
}

/// A widget in which a person selects text.
@MainActor
protocol TextSelectionHolder: Widget {
  /// - Returns: whether anything was selected.
  func clearSelection() -> Bool
}

/// A widget that the default action presses: a button.
///
/// ```swift
/// final class KeyWidget: ElementWidget<KeyCap>, Pressable {
///   func press() { send(element.character) }
/// }
/// ```
@MainActor
public protocol Pressable: Widget {
  /// What it is for; `nil` by default.
  var purpose: ButtonRole? { get }

  /// Does what a click would do.
  func press()
}

extension Pressable {
  public var purpose: ButtonRole? { nil }
}

extension KeyEvent {
  /// Whether the event is a press of a key, or its repetition.
  func isPress(of key: Key) -> Bool { kind != .release && self.key == key }
}
