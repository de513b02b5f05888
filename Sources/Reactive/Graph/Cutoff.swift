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
