extension Loadable {
  /// Begins a load. The value becomes the previous one.
  public mutating func begin() { self = .loading(previous: value) }

  /// Ends a load with a value.
  public mutating func succeed(with value: Value) { self = .loaded(value) }

  /// Ends a load with a value, or with ``Loadable/empty`` if the closure returns `true`.
  public mutating func succeed(with value: Value, isEmpty: (Value) -> Bool) {
    self = isEmpty(value) ? .empty : .loaded(value)
  }

  /// Ends a load with a value, or with ``Loadable/empty`` for `nil`.
  public mutating func succeed(with value: Value?) {
    self = value.map { .loaded($0) } ?? .empty
  }

  /// Ends a load with a failure. The value becomes the previous one.
  public mutating func fail(with failure: Failure) { self = .failed(failure, previous: value) }

  /// Cancels a load and restores the previous value, or ``Loadable/idle``.
  public mutating func cancel() {
    guard case .loading(let previous) = self else { return }
    self = previous.map { .loaded($0) } ?? .idle
  }

  /// Discards a failure and restores the previous value, or ``Loadable/idle``.
  public mutating func dismissFailure() {
    guard case .failed(_, let previous) = self else { return }
    self = previous.map { .loaded($0) } ?? .idle
  }

  /// Discards the value or failure, and returns to ``Loadable/idle``.
  public mutating func reset() { self = .idle }
}
