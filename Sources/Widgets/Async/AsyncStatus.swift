import RecurseReactive
import RecurseReconciler

/// What an ``AsyncView`` shows at a time.
public enum AsyncPhase: Hashable, Sendable {
  /// A load has begun too recently for a spinner.
  case waiting
  /// A load goes on, and a spinner is shown.
  case loading
  /// A value was loaded.
  case data
  /// An empty value was loaded.
  case empty
  /// The load failed.
  case failed
}

/// A change of what an ``AsyncView`` shows.
public enum AsyncTransition: Hashable, Sendable {
  /// Sent before the commit that shows the phase; after a new `id`, right after the commit.
  case will(AsyncPhase)
  /// Sent after the commit that shows the phase.
  case did(AsyncPhase)
}

/// The state of a load, for the part of an ``AsyncView`` that shows it.
@MainActor
public struct AsyncStatus<Value> {
  /// What is shown: during a reload, the value, the failure or the emptiness before.
  public let loadable: Loadable<Value, any Error>
  /// Whether the load takes long enough for a spinner.
  public let isSpinning: Bool
  /// The message for an empty value.
  public let noDataMessage: String?
  let requests: EventSource<Void>
  let mayReload: @MainActor (AsyncStatus<Value>) -> Bool

  /// Whether a person may reload, as the view's `canReload` says of this status.
  public var canReload: Bool { mayReload(self) }

  /// The value, or the one before during a load and after a failure.
  public var value: Value? { loadable.value }

  /// Why the load failed.
  public var failure: (any Error)? { loadable.failure }

  /// The message of a failure or of an empty value.
  public var message: String { failure.map { "\($0)" } ?? noDataMessage ?? Words().noData }

  /// Loads again; the present value is shown until the result.
  public func reload() { requests.send() }

  /// What is shown at the moment.
  public var phase: AsyncPhase {
    if isSpinning { return .loading }
    return switch loadable {
    case .idle: .waiting
    case .loading: loadable.value == nil ? .waiting : .data
    case .loaded: .data
    case .empty: .empty
    case .failed: .failed
    }
  }
}
