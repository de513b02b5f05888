extension Loadable {
  /// What can be shown: the value, or the one before while loading and after a failure.
  public var value: Value? {
    switch self {
    case .idle, .empty: nil
    case .loading(let previous), .failed(_, let previous): previous
    case .loaded(let value): value
    }
  }

  /// Why it could not be loaded.
  public var failure: Failure? {
    if case .failed(let failure, _) = self { failure } else { nil }
  }

  /// Whether a load goes on.
  public var isLoading: Bool { if case .loading = self { true } else { false } }

  /// Whether it was loaded, and there is nothing in it.
  public var isEmpty: Bool { if case .empty = self { true } else { false } }

  /// The same of what a function makes of the value.
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
