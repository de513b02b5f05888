/// A widget that the default action can press, such as a button.
///
/// ```swift
/// final class KeyWidget: ElementWidget<KeyCap>, Pressable {
///   func press() { send(element.character) }
/// }
/// ```
@MainActor
public protocol Pressable: Widget {
  /// The purpose of the widget; `nil` by default.
  var purpose: ButtonRole? { get }

  /// Acts as a click does.
  func press()
}

extension Pressable {
  public var purpose: ButtonRole? { nil }
}

/// The purpose of a button that is not an ordinary action.
public enum ButtonRole: Hashable, Sendable {
  /// The button leaves everything as it is.
  case cancel
  /// The button removes something. It never has the initial focus in an alert.
  case destructive
}
