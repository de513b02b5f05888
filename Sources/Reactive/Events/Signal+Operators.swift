extension Signal {
  /// Returns a signal of the events, each transformed by a function.
  public func map<Result>(_ transform: @escaping (Value) -> Result) -> Signal<Result> {
    Signal<Result> { handler in self.observe { handler(transform($0)) } }
  }

  /// Returns a signal of the events that pass a test.
  public func filter(_ isIncluded: @escaping (Value) -> Bool) -> Signal<Value> {
    Signal { handler in self.observe { if isIncluded($0) { handler($0) } } }
  }

  /// Returns a signal of a function's results that are not `nil`.
  public func compactMap<Result>(_ transform: @escaping (Value) -> Result?) -> Signal<Result> {
    Signal<Result> { handler in self.observe { if let result = transform($0) { handler(result) } } }
  }

  /// Returns a signal of the events of this signal and of others.
  public func merge(_ others: Signal<Value>...) -> Signal<Value> {
    Signal { handler in
      let all = ([self] + others).map { $0.observe(handler) }
      return Disposable { for observation in all { observation.dispose() } }
    }
  }
}
