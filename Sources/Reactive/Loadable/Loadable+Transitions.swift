extension Loadable {
  /// A load begins. What is shown stays.
  public mutating func begin() { self = .loading(previous: value) }

  /// A load brought a value: also where there was another, which it replaces.
  public mutating func succeed(with value: Value) { self = .loaded(value) }

  /// A load brought a value, which may be one that has nothing to show.
  public mutating func succeed(with value: Value, isEmpty: (Value) -> Bool) {
    self = isEmpty(value) ? .empty : .loaded(value)
  }

  /// A load brought a value or nothing.
  public mutating func succeed(with value: Value?) {
    self = value.map { .loaded($0) } ?? .empty
  }

  /// A load failed. What is shown stays.
  public mutating func fail(with failure: Failure) { self = .failed(failure, previous: value) }

  /// A load was given up: back to what was there before it, or to nothing.
  public mutating func cancel() {
    guard case .loading(let previous) = self else { return }
    self = previous.map { .loaded($0) } ?? .idle
  }

  /// The failure has been seen: back to what was there before it, or to nothing.
  public mutating func dismissFailure() {
    guard case .failed(_, let previous) = self else { return }
    self = previous.map { .loaded($0) } ?? .idle
  }

  /// Forgets everything.
  public mutating func reset() { self = .idle }
}
