import RecurseReactive

/// The phase of a spinner, which is shown some time after work begins, and for a minimum time.
///
///     hidden ── begins ──▶ due ── the delay is over ──▶ shown ◀── begins ──┐
///       ▲  ▲               │                              │                │
///       │  └──── ends ─────┘                              ├─ ends early ─▶ lingering
///       └──── ends after the minimum ─────────────────────┘                │
///       └──────────────────────── the minimum is over ─────────────────────┘
struct SpinnerPhase: Equatable {
  private enum Phase: Equatable {
    case hidden
    case due(at: Duration)
    case shown(since: Duration)
    case lingering(since: Duration, until: Duration)
  }

  private var phase = Phase.hidden

  var isShown: Bool {
    switch phase {
    case .hidden, .due: false
    case .shown, .lingering: true
    }
  }

  /// The time at which the phase changes without a change of the work.
  var nextChange: Duration? {
    switch phase {
    case .hidden, .shown: nil
    case .due(let time), .lingering(_, let time): time
    }
  }

  /// Advances to a time at which work is in progress or not.
  mutating func update(_ isWorking: Bool, at now: Duration, _ timing: SpinnerTiming) {
    switch (phase, isWorking) {
    case (.hidden, true): phase = .due(at: now + timing.delay)
    case (.due, false): phase = .hidden
    case (.shown(let start), false):
      let end = start + timing.minimum
      phase = now < end ? .lingering(since: start, until: end) : .hidden
    case (.lingering(let start, _), true): phase = .shown(since: start)
    case (.hidden, false), (.due, true), (.shown, true), (.lingering, false): break
    }
    // The work comes first: if it ends at the moment at which it would be shown, it is not shown.
    switch phase {
    case .due(let time) where now >= time: phase = .shown(since: now)
    case .lingering(_, let time) where now >= time: phase = .hidden
    default: break
    }
  }
}
