/// How to compare two values of a type that may be `Equatable`, found once.
///
/// An isolated conformance (`@MainActor Equatable`) counts: the look-up runs on the main actor.
@MainActor
struct Equality<Value> {
  let areEqual: @MainActor (Value, Value) -> Bool

  static func of(_ type: Value.Type) -> Equality? {
    func open<E: Equatable>(_ equatable: E.Type) -> Equality {
      Equality { left, right in
        // `E` and `Value` are one type: the cast in `of` has just shown it.
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
}
