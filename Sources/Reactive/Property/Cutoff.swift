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
