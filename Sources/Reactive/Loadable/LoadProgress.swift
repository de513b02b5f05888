/// When the sign that something is loading comes and goes.
///
/// A load that is answered before ``delay`` shows none; one that is shown stays for ``minimum``, so
/// that it never flickers.
public struct SpinnerTiming: Hashable, Sendable {
  /// How long work goes on before a sign of it is shown.
  public var delay: Duration
  /// How long a sign that is shown stays at least.
  public var minimum: Duration

  /// The times; by default those after which a person notices, and can read.
  public init(delay: Duration = .milliseconds(150), minimum: Duration = .milliseconds(300)) {
    self.delay = delay
    self.minimum = minimum
  }
}

/// A load as a person sees it: what is known, what is shown of it, and when the spinner turns.
///
///     begin ──▶ waiting ──delay──▶ spinning ──answer──▶ held until the minimum is over ─┐
///                  │                   │                                                ▼
///                  └──answer───────────┴─────────── after the minimum ───────────▶  answered
///
/// It is a value that takes the time as an argument, so that it can be tested as one. Whoever runs
/// it asks ``spinnerIsDue`` and ``heldUntil`` what to wait for.
public struct LoadProgress<Key: Equatable, Value, Time: InstantProtocol>
where Time.Duration == Duration {
  /// What an answer has to bring along to be taken.
  public typealias Ticket = LoadTickets<Key>.Ticket

  /// What is known.
  public private(set) var loadable = Loadable<Value, any Error>.idle
  /// What is shown of it: while a load begins anew what was there stays, also a failure.
  public private(set) var shown = Loadable<Value, any Error>.idle
  /// Whether the spinner turns.
  public private(set) var isSpinning = false
  /// Until when an answer is held back, so that the spinner does not flicker.
  public private(set) var heldUntil: Time?

  private var tickets = LoadTickets<Key>()
  private var spinningSince: Time?
  private var held: Result<Value, any Error>?
  private let timing: SpinnerTiming
  private let isEmpty: (Value) -> Bool

  /// A progress that has not begun.
  public init(
    timing: SpinnerTiming = SpinnerTiming(), isEmpty: @escaping (Value) -> Bool = { _ in false }
  ) {
    self.timing = timing
    self.isEmpty = isEmpty
  }

  /// The load that is on its way.
  public var ticket: Ticket? { tickets.current }

  /// How long after the begin of the load on its way the spinner is to be shown; nil where it turns
  /// already, or nothing is loaded.
  public var spinnerIsDue: Duration? { ticket == nil || isSpinning ? nil : timing.delay }

  /// Begins a load. Where it has another key than the one before, what that one brought goes.
  public mutating func begin(_ key: Key, keepsValue: Bool) {
    if keepsValue { release() } else { forget() }
    _ = tickets.issue(for: key)
    loadable.begin()
    if !keepsValue || shown.isNothing { shown = loadable }
  }

  private mutating func forget() {
    held = nil
    heldUntil = nil
    loadable.reset()
    shown.reset()
    isSpinning = false
    spinningSince = nil
  }

  /// The load on its way takes long enough to say so.
  public mutating func spin(now: Time) {
    guard ticket != nil, !isSpinning else { return }
    isSpinning = true
    spinningSince = now
    shown = loadable
  }

  /// Takes an answer, unless it is late: of a load that another has taken the place of.
  ///
  /// - Returns: whether it counts.
  @discardableResult
  public mutating func answer(
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

  /// Shows the answer that was held back.
  public mutating func release() {
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
  /// Whether there is neither a value, nor a failure, nor the news that there is nothing.
  fileprivate var isNothing: Bool { value == nil && failure == nil && !isEmpty }
}
