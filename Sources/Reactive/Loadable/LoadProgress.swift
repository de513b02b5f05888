/// When a spinner is shown and hidden.
///
/// A load that ends before ``delay`` shows no spinner; a spinner that is shown stays for
/// ``minimum``, so that it never flickers.
public struct SpinnerTiming: Hashable, Sendable {
  /// How long a load takes before the spinner is shown.
  public var delay: Duration
  /// How long a spinner that is shown stays at least.
  public var minimum: Duration

  /// The durations; by default 150 and 300 milliseconds.
  public init(delay: Duration = .milliseconds(150), minimum: Duration = .milliseconds(300)) {
    self.delay = delay
    self.minimum = minimum
  }
}

/// The progress of a load: its state, the state that is shown, and whether the spinner is visible.
///
///     begin ──▶ waiting ──delay──▶ spinning ──result──▶ held until the minimum is over ─┐
///                  │                   │                                                ▼
///                  └──result───────────┴─────────── after the minimum ─────────────▶  shown
///
/// It is a value that gets the time as an argument, so that tests need no clock. Its owner reads
/// ``spinnerIsDue`` and ``heldUntil`` to set timers.
package struct LoadProgress<Key: Equatable, Value, Time: InstantProtocol>
where Time.Duration == Duration {
  /// Identifies the load that a result belongs to.
  package typealias Ticket = LoadTickets<Key>.Ticket

  /// The state of the load.
  package private(set) var loadable = Loadable<Value, any Error>.idle
  /// The state that is shown: during a reload the previous one stays, also a failure.
  package private(set) var shown = Loadable<Value, any Error>.idle
  /// Whether the spinner is visible.
  package private(set) var isSpinning = false
  /// Until when a result is held back, so that the spinner does not flicker.
  package private(set) var heldUntil: Time?

  private var tickets = LoadTickets<Key>()
  private var spinningSince: Time?
  private var held: Result<Value, any Error>?
  private let timing: SpinnerTiming
  private let isEmpty: (Value) -> Bool

  /// A progress without a load.
  package init(
    timing: SpinnerTiming = SpinnerTiming(), isEmpty: @escaping (Value) -> Bool = { _ in false }
  ) {
    self.timing = timing
    self.isEmpty = isEmpty
  }

  /// The load in progress.
  package var ticket: Ticket? { tickets.current }

  /// How long after the beginning of the load the spinner is due; `nil` where it is visible
  /// already, or nothing is loading.
  package var spinnerIsDue: Duration? { ticket == nil || isSpinning ? nil : timing.delay }

  /// Begins a load. Without `keepsValue` the value of the previous load is discarded.
  package mutating func begin(_ key: Key, keepsValue: Bool) {
    if keepsValue { release() } else { forget() }
    _ = tickets.issue(for: key)
    loadable.begin()
    if !keepsValue || !shown.hasOutcome { shown = loadable }
  }

  private mutating func forget() {
    held = nil
    heldUntil = nil
    loadable.reset()
    shown.reset()
    isSpinning = false
    spinningSince = nil
  }

  /// Shows the spinner, where a load is still in progress.
  package mutating func spin(now: Time) {
    guard ticket != nil, !isSpinning else { return }
    isSpinning = true
    spinningSince = now
    shown = loadable
  }

  /// Accepts a result, unless a later load has replaced the one that it belongs to.
  ///
  /// - Returns: whether the result was accepted.
  @discardableResult
  package mutating func answer(
    _ result: Result<Value, any Error>, to ticket: Ticket, now: Time
  ) -> Bool {
    guard tickets.accepts(ticket) else { return false }
    held = result
    if let since = spinningSince, now < since.advanced(by: timing.minimum) {
      heldUntil = since.advanced(by: timing.minimum)
    } else {
      release()
    }
    return true
  }

  /// Shows the result that was held back.
  package mutating func release() {
    guard let result = held else { return }
    held = nil
    heldUntil = nil
    isSpinning = false
    spinningSince = nil
    switch result {
    case .success(let value): loadable.succeed(with: value, isEmpty: isEmpty)
    case .failure(let failure): loadable.fail(with: failure)
    }
    shown = loadable
  }
}

extension Loadable {
  /// Whether a load has ever ended: with a value, a failure, or nothing to show.
  fileprivate var hasOutcome: Bool { value != nil || failure != nil || isEmpty }
}
