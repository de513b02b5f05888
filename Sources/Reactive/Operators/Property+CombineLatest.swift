/// Returns a property with the values of several properties as one tuple.
///
/// ```swift
/// let position = combineLatest(x, y)      // a Property<(Int, Int)>
/// ```
@MainActor
public func combineLatest<each Value>(
  _ properties: repeat Property<each Value>
) -> Property<(repeat each Value)> {
  Property(
    node: CombineNode(repeat (each properties).node) { (values: repeat each Value) in
      (repeat each values)
    })
}

/// Returns a property with the values of several properties, combined by a pure function.
///
/// ```swift
/// let area = combineLatest(width, height) { $0 * $1 }
/// ```
///
/// The function runs once per transaction, however many of the inputs it changes.
@MainActor
public func combineLatest<each Value, Result>(
  _ properties: repeat Property<each Value>,
  transform: @escaping (repeat each Value) -> Result
) -> Property<Result> {
  Property(node: CombineNode(repeat (each properties).node, transform: transform))
}

/// Returns a property with the values of any number of properties, in their order.
@MainActor
public func combineLatest<Value>(_ properties: [Property<Value>]) -> Property<[Value]> {
  Property<[Value]>(node: CombineAllNode(properties.map(\.node)) { $0 })
}

extension Property {
  /// Returns a property with this value and another's.
  public func combineLatest<Other>(with other: Property<Other>) -> Property<(Value, Other)> {
    RecurseReactive.combineLatest(self, other)
  }
}
