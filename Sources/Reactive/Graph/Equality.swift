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
