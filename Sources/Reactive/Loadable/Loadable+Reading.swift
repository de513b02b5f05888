extension Loadable {
  /// The value, or while loading and after a failure the previous one.
  public var value: Value? {
    switch self {
    case .idle, .empty: nil
    case .loading(let previous), .failed(_, let previous): previous
    case .loaded(let value): value
    }
  }

  /// The failure of the last load, or `nil` if it did not fail.
  public var failure: Failure? {
    if case .failed(let failure, _) = self { failure } else { nil }
  }

  /// A Boolean value that indicates whether a load is in progress.
  public var isLoading: Bool { if case .loading = self { true } else { false } }

  /// A Boolean value that indicates whether the last load brought nothing to show.
  public var isEmpty: Bool { if case .empty = self { true } else { false } }

  /// Returns the same state with its value transformed by a function.
  public func map<Result>(_ transform: (Value) -> Result) -> Loadable<Result, Failure> {
    switch self {
    case .idle: .idle
    case .loading(let previous): .loading(previous: previous.map(transform))
    case .loaded(let value): .loaded(transform(value))
    case .empty: .empty
    case .failed(let failure, let previous): .failed(failure, previous: previous.map(transform))
    }
  }
}
