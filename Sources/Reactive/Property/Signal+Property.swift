extension Signal {
  /// Returns a property with the last event as its value.
  public func hold(_ initial: Value) -> Property<Value> { scan(initial) { $1 } }

  /// Returns a property whose value is folded from the events.
  ///
  /// ```swift
  /// let presses = button.pressed.scan(0) { count, _ in count + 1 }
  /// ```
  public func scan<Result>(
    _ initial: Result, _ next: @escaping (Result, Value) -> Result
  ) -> Property<Result> {
    let node = SourceNode(initial, cutoff: .whenEqual)
    node.attachments = [
      observe { [weak node] value in
        guard let node else { return }
        node.write(next(node.current, value))
      }
    ]
    return Property<Result>(node: node)
  }
}
