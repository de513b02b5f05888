extension Signal {
  /// Each event as a function makes it.
  public func map<Result>(_ transform: @escaping (Value) -> Result) -> Signal<Result> {
    Signal<Result> { handler in self.observe { handler(transform($0)) } }
  }

  /// The events that pass a test.
  public func filter(_ isIncluded: @escaping (Value) -> Bool) -> Signal<Value> {
    Signal { handler in self.observe { if isIncluded($0) { handler($0) } } }
  }

  /// The events that a function makes something of.
  public func compactMap<Result>(_ transform: @escaping (Value) -> Result?) -> Signal<Result> {
    Signal<Result> { handler in self.observe { if let result = transform($0) { handler(result) } } }
  }

  /// The events of this and of others.
  public func merge(_ others: Signal<Value>...) -> Signal<Value> {
    Signal { handler in
      let all = ([self] + others).map { $0.observe(handler) }
      return Disposable { for observation in all { observation.dispose() } }
    }
  }

  /// A property that keeps the last event.
  public func hold(_ initial: Value) -> Property<Value> { scan(initial) { $1 } }

  /// A property that folds the events.
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
