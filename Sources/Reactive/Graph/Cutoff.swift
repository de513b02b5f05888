/// A rule for when a new value counts as no change, so observers are not notified.
///
/// ```swift
/// let position = MutableProperty(0.0, cutoff: .when { abs($0 - $1) < 0.5 })
/// ```
@MainActor
public struct Cutoff<Value> {
  private let areSame: (@MainActor (Value, Value) -> Bool)?

  /// A cutoff for which equal values are no change. A value whose type is not `Equatable` is always
  /// a change.
  public static var whenEqual: Cutoff { Cutoff(areSame: equality(of: Value.self)) }

  /// A cutoff for which every value is a change.
  public static var never: Cutoff { Cutoff(areSame: nil) }

  /// Returns a cutoff for which values are no change if the closure returns `true`. The closure
  /// gets the old value first.
  public static func when(_ areSame: @escaping @MainActor (Value, Value) -> Bool) -> Cutoff {
    Cutoff(areSame: areSame)
  }

  func stops(_ old: Value, _ new: Value) -> Bool {
    guard let areSame else { return false }
    return areSame(old, new)
  }
}

/// Returns a function that compares two values of a type, found once, or `nil` if the type is not
/// `Equatable`.
///
/// An isolated conformance (`@MainActor Equatable`) counts: the lookup runs on the main actor.
@MainActor
package func equality<Value>(of type: Value.Type) -> (@MainActor (Value, Value) -> Bool)? {
  func comparison<E: Equatable>(_ equatable: E.Type) -> Any {
    let areEqual: @MainActor (E, E) -> Bool = { $0 == $1 }
    return areEqual
  }
  guard let equatable = type as? any Equatable.Type else { return nil }
  // `E` is `Value`, so the function has the type that is asked for: the cast is made once, here.
  return comparison(equatable) as? @MainActor (Value, Value) -> Bool
}
