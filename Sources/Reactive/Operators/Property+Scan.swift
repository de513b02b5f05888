extension Property {
  /// Returns a property that folds the values, beginning with the current one.
  ///
  /// ```swift
  /// let total = purchase.scan(0) { $0 + $1.price }
  /// ```
  ///
  /// A property that depends on the history (this, `filter`, `combinePrevious`, `zip`, `merge`) is
  /// kept up to date for as long as it exists, observed or not.
  public func scan<Result>(
    _ initial: Result, _ next: @escaping (Result, Value) -> Result
  ) -> Property<Result> {
    Property<Result>(node: ScanNode(node, initial: initial, next))
  }

  /// Returns a property with the last value that passes a test, or with `initial` until one does.
  public func filter(initial: Value, _ isIncluded: @escaping (Value) -> Bool) -> Property<Value> {
    Property(node: ScanNode(node, initial: initial) { isIncluded($1) ? $1 : $0 })
  }

  /// Returns a property with each value and the previous one; `initial` comes before the first.
  public func combinePrevious(_ initial: Value) -> Property<(previous: Value, current: Value)> {
    let first = (previous: initial, current: initial)
    return Property<(previous: Value, current: Value)>(
      node: ScanNode(node, initial: first) { (previous: $0.current, current: $1) })
  }

  /// Returns a property with each value and the previous one, which is `nil` for the first.
  public func combinePrevious() -> Property<(previous: Value?, current: Value)> {
    let first: (previous: Value?, current: Value) = (nil, node.committed)
    var isFirst = true
    return Property<(previous: Value?, current: Value)>(
      node: ScanNode(node, initial: first) { last, value in
        defer { isFirst = false }
        return (previous: isFirst ? nil : last.current, current: value)
      })
  }
}
