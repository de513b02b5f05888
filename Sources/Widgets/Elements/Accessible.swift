/// What an element is to a person: how a test or a screen reader finds it.
///
/// ```swift
/// extension Gauge: Accessible {
///   var role: Role { Role("gauge") }
///   var label: String { "\(value) %" }
/// }
/// ```
public protocol Accessible {
  var role: Role { get }
  /// What stands on it.
  var label: String { get }
  /// What it holds, where that is not what stands on it: the text of a field.
  var value: String? { get }
}

extension Accessible {
  public var value: String? { nil }
}

/// A kind of element.
public struct Role: Hashable, Sendable, CustomStringConvertible {
  public let description: String

  public init(_ name: String) { description = name }

  public static let text = Role("text")
  public static let button = Role("button")
  public static let textField = Role("textField")
  public static let secureField = Role("secureField")
  public static let toggle = Role("toggle")
  public static let progressView = Role("progressView")
}
