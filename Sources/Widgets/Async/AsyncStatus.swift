import RecurseReactive
import RecurseReconciler

/// What an ``AsyncView`` shows.
public enum AsyncPhase: Hashable, Sendable {
  /// A load has begun, and it is too early to say so.
  case waiting
  case loading
  case data
  /// It was loaded, and there is nothing in it.
  case empty
  case failed
}

/// That an ``AsyncView`` shows something else.
public enum AsyncTransition: Hashable, Sendable {
  /// Told before the commit that shows it; where a new `id` is the cause, right after it.
  case will(AsyncPhase)
  /// Told after the commit that showed it.
  case did(AsyncPhase)
}

/// What is known of a load, for the part of an ``AsyncView`` that shows it.
@MainActor
public struct AsyncStatus<Value> {
  /// What is shown: while it is loaded again, what was there before.
  public let loadable: Loadable<Value, any Error>
  /// Whether it takes long enough that something should turn.
  public let isSpinning: Bool
  /// Whether a person may load it again.
  public let canReload: Bool
  /// What is said where it was loaded and there is nothing in it.
  public let noDataMessage: String
  let requests: EventSource<Void>

  /// What can be shown: the value, or the one before while loading and after a failure.
  public var value: Value? { loadable.value }

  /// Why it could not be loaded.
  public var failure: (any Error)? { loadable.failure }

  /// What there is to say where there is no value, or an older one.
  public var message: String { failure.map { "\($0)" } ?? noDataMessage }

  /// Loads it again; what is shown stays until the answer.
  public func reload() { requests.send() }

  var phase: AsyncPhase {
    switch loadable {
    case .idle: .waiting
    case .loading: isSpinning ? .loading : loadable.value == nil ? .waiting : .data
    case .loaded: .data
    case .empty: .empty
    case .failed: .failed
    }
  }
}
