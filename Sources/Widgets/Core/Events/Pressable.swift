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

/// What a button is for, where it is more than an action among others.
public enum ButtonRole: Hashable, Sendable {
  /// It leaves everything as it is.
  case cancel
  /// It takes something away. It never has the focus first in an alert.
  case destructive
}
