/// The times at which a spinner appears and disappears.
///
/// A load that ends before ``delay`` shows no spinner. A visible spinner stays for at least
/// ``minimum``, so it never flickers.
public struct SpinnerTiming: Hashable, Sendable {
  /// The time that a load takes before the spinner appears.
  public var delay: Duration
  /// The minimum time that a visible spinner stays.
  public var minimum: Duration

  /// Creates a timing with durations, which by default are 150 and 300 milliseconds.
  public init(delay: Duration = .milliseconds(150), minimum: Duration = .milliseconds(300)) {
    self.delay = delay
    self.minimum = minimum
  }
}

/// The progress of a load: its state, the state that is shown, and whether the spinner is visible.
///
///     begin ──▶ waiting ──delay──▶ spinning ──result──▶ held until the minimum is over ─┐
///                  │                   │                                                ▼
///                  └──result───────────┴─────────── after the minimum ─────────────▶  shown ─┐
///                                                                                     ▲      │
///                                                                                     └ more ┘
///
/// A load brings one value or several; it goes on until it finishes, or another one begins.
///
/// It is a value that gets the time as an argument, so tests need no clock. Its owner reads
/// ``spinnerIsDue`` and ``heldUntil`` to set timers.
package struct LoadProgress<Key: Equatable, Value, Time: InstantProtocol>
where Time.Duration == Duration {
  /// The identity of a load. Results of earlier loads are dropped.
  package struct Ticket: Equatable {
    /// The key of the loaded value.
    package let key: Key
    /// The number of the load, from 1.
    package let number: Int
  }

  /// The state of the load.
  package private(set) var loadable = Loadable<Value, any Error>.idle
  /// The displayed state. During a reload, it stays the previous one, even if that is a failure.
  package private(set) var shown = Loadable<Value, any Error>.idle
  /// Whether the spinner is visible.
  package private(set) var isSpinning = false
  /// The time until which a result is held back, so that the spinner does not flicker.
  package private(set) var heldUntil: Time?

  /// A number that increases whenever a step of the load changes the displayed state.
  package private(set) var version = 0
  /// The load in progress.
  package private(set) var running: Ticket?

  private var isWaiting = false
  private var number = 0
  private var spinningSince: Time?
  private var held: Outcome?
  private let timing: SpinnerTiming
  private let isEmpty: (Value) -> Bool

  /// Creates a progress without a load.
  package init(
    timing: SpinnerTiming = SpinnerTiming(), isEmpty: @escaping (Value) -> Bool = { _ in false }
  ) {
    self.timing = timing
    self.isEmpty = isEmpty
  }

  private enum Outcome {
    case value(Value)
    case failure(any Error)
    /// The load finished without a value.
    case nothing
  }

  /// The load that has not brought a result yet.
  package var ticket: Ticket? { isWaiting ? running : nil }

  /// The time from the beginning of the load until the spinner is due, or `nil` if the spinner is
  /// visible already or nothing is loading.
  package var spinnerIsDue: Duration? { ticket == nil || isSpinning ? nil : timing.delay }

  /// Begins a load. Without `keepsValue`, the value of the previous load is discarded.
  package mutating func begin(_ key: Key, keepsValue: Bool) {
    if keepsValue { release() } else { forget() }
    number += 1
    running = Ticket(key: key, number: number)
    isWaiting = true
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

  /// Shows the spinner, if a load is still in progress.
  package mutating func spin(now: Time) {
    guard ticket != nil, !isSpinning else { return }
    isSpinning = true
    spinningSince = now
    // The button that asks for a load does not go while that goes on.
    if shown.failure == nil, !shown.isEmpty { shown = loadable }
    version += 1
  }

  /// Accepts the only result of a load, unless a later load has replaced it.
  ///
  /// - Returns: whether the result was accepted.
  @discardableResult
  package mutating func answer(
    _ result: Result<Value, any Error>, to ticket: Ticket, now: Time
  ) -> Bool {
    guard ticket == running else { return false }
    switch result {
    case .success(let value):
      receive(value, from: ticket, now: now)
      finish(ticket, now: now)
    case .failure(let failure): finish(ticket, failure: failure, now: now)
    }
    return true
  }

  /// Accepts a value of a load, unless a later load has replaced it.
  package mutating func receive(_ value: Value, from ticket: Ticket, now: Time) {
    guard ticket == running else { return }
    accept(.value(value), now: now)
  }

  /// Ends a load, unless a later one has replaced it. After a failure, its last value stays.
  package mutating func finish(_ ticket: Ticket, failure: (any Error)? = nil, now: Time) {
    guard ticket == running else { return }
    running = nil
    if let failure {
      accept(.failure(failure), now: now)
    } else if isWaiting {
      accept(.nothing, now: now)
    }
  }

  private mutating func accept(_ outcome: Outcome, now: Time) {
    // A value that is held back is not lost by a failure.
    if case .failure = outcome, case .value(let value) = held {
      loadable.succeed(with: value, isEmpty: isEmpty)
    }
    isWaiting = false
    held = outcome
    if let since = spinningSince, now < since.advanced(by: timing.minimum) {
      heldUntil = since.advanced(by: timing.minimum)
    } else {
      release()
    }
  }

  /// Shows the result that was held back.
  package mutating func release() {
    guard let outcome = held else { return }
    held = nil
    heldUntil = nil
    isSpinning = false
    spinningSince = nil
    switch outcome {
    case .value(let value): loadable.succeed(with: value, isEmpty: isEmpty)
    case .failure(let failure): loadable.fail(with: failure)
    case .nothing: loadable = .empty
    }
    shown = loadable
    version += 1
  }
}

extension LoadProgress.Ticket: Sendable where Key: Sendable {}

extension Loadable {
  /// Whether a load has ever ended: with a value, a failure, or nothing to show.
  fileprivate var hasOutcome: Bool { value != nil || failure != nil || isEmpty }
}
