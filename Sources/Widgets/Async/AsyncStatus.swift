import RecurseReactive
import RecurseReconciler

/// The phase that an `AsyncView` shows.
public enum AsyncPhase: Hashable, Sendable {
  /// A load began too recently to show a spinner.
  case waiting
  /// A load is in progress, and a spinner is shown.
  case loading
  /// A value was loaded.
  case data
  /// An empty value was loaded.
  case empty
  /// The load failed.
  case failed
}

/// A transition between the phases of an `AsyncView`.
public enum AsyncTransition: Hashable, Sendable {
  /// Sent before the commit that shows the phase; for a new `id`, right after the commit.
  case will(AsyncPhase)
  /// Sent after the commit that shows the phase.
  case did(AsyncPhase)
}

/// The state of a load, for the part of an `AsyncView` that shows it.
@MainActor
public struct AsyncStatus<Value> {
  /// The state of the load that is shown. During a reload, it is the value, the failure or the
  /// emptiness before.
  public let loadable: Loadable<Value, any Error>
  /// A Boolean value that indicates whether the load takes long enough to show a spinner.
  public let isSpinning: Bool
  /// The message for an empty value.
  public let noDataMessage: String?
  let requests: EventSource<Void>
  let mayReload: @MainActor (AsyncStatus<Value>) -> Bool

  /// A Boolean value that indicates whether a person may reload, according to the view's
  /// `canReload`.
  public var canReload: Bool { mayReload(self) }

  /// The value; during a load and after a failure, the previous one.
  public var value: Value? { loadable.value }

  /// The error of a failed load.
  public var failure: (any Error)? { loadable.failure }

  /// The message of a failure or of an empty value.
  public var message: String { failure.map { "\($0)" } ?? noDataMessage ?? Words().noData }

  /// Loads again. The current value is shown until the load ends.
  public func reload() { requests.send() }

  /// The phase that is shown now.
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
