/// When a new value is so much like the old one that nobody is told.
///
/// ```swift
/// let position = MutableProperty(0.0, cutoff: .when { abs($0 - $1) < 0.5 })
/// ```
@MainActor
public struct Cutoff<Value> {
  private let areSame: (@MainActor (Value, Value) -> Bool)?

  /// Equal values are one; where values cannot be compared, each is new.
  public static var whenEqual: Cutoff { Cutoff(areSame: equality(of: Value.self)) }

  /// Every value is new.
  public static var never: Cutoff { Cutoff(areSame: nil) }

  /// Values are one where the closure says so; it gets the old value first.
  public static func when(_ areSame: @escaping @MainActor (Value, Value) -> Bool) -> Cutoff {
    Cutoff(areSame: areSame)
  }

  func stops(_ old: Value, _ new: Value) -> Bool {
    guard let areSame else { return false }
    return areSame(old, new)
  }
}

/// How to compare two values of a type that may be `Equatable`, found once.
///
/// An isolated conformance (`@MainActor Equatable`) counts: the look-up runs on the main actor.
@MainActor
package func equality<Value>(of type: Value.Type) -> (@MainActor (Value, Value) -> Bool)? {
  func open<E: Equatable>(_ equatable: E.Type) -> @MainActor (Value, Value) -> Bool {
    { left, right in
      // `E` and `Value` are one type: the cast below has just shown it.
      withUnsafePointer(to: left) { left in
        withUnsafePointer(to: right) { right in
          UnsafeRawPointer(left).assumingMemoryBound(to: E.self).pointee
            == UnsafeRawPointer(right).assumingMemoryBound(to: E.self).pointee
        }
      }
    }
  }
  guard let equatable = type as? any Equatable.Type else { return nil }
  return open(equatable)
}
