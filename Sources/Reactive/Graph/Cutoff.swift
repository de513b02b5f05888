/// When a new value counts as no change, so that observers are not notified.
///
/// ```swift
/// let position = MutableProperty(0.0, cutoff: .when { abs($0 - $1) < 0.5 })
/// ```
@MainActor
public struct Cutoff<Value> {
  private let areSame: (@MainActor (Value, Value) -> Bool)?

  /// Equal values are no change; a value of a type that is not `Equatable` is always a change.
  public static var whenEqual: Cutoff { Cutoff(areSame: equality(of: Value.self)) }

  /// Every value is a change.
  public static var never: Cutoff { Cutoff(areSame: nil) }

  /// Values are no change where the closure returns true; it gets the old value first.
  public static func when(_ areSame: @escaping @MainActor (Value, Value) -> Bool) -> Cutoff {
    Cutoff(areSame: areSame)
  }

  func stops(_ old: Value, _ new: Value) -> Bool {
    guard let areSame else { return false }
    return areSame(old, new)
  }
}
