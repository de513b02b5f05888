/// Waits for an ``EventLoop`` and calls its turns.
@MainActor
package protocol LoopWaiter: AnyObject {
  /// Calls the parts of turns until there is nothing more to wait for, and then the cycle's end.
  ///
  /// It may return before that: the turns are then jobs of the main queue.
  func run(_ cycle: LoopCycle)
  /// Asks for a turn, from a job of the main queue that changed something.
  func setNeedsTurn()
  /// Whether a loop must call ``setNeedsTurn()`` because jobs of the main queue are no part of a
  /// turn.
  var needsNotice: Bool { get }
  /// Keeps the main thread until the process ends, if ``run(_:)`` returned at once.
  func keepMainThread() -> Never
  /// Keeps the main thread until a job of the main queue has changed a condition, if
  /// ``run(_:)`` returned at once.
  func keepMainThread(until isOver: () -> Bool) throws(TerminalError)
}

/// The events that a loop waits for between two turns.
package struct LoopInterest {
  var input: Bool
  /// The terminal was blocked, and bytes wait for it.
  var output: Bool
  /// The time at which a turn begins in any case; `nil` for none.
  var deadline: Duration?
}

/// The events that have arrived when a turn begins.
package struct LoopReadiness {
  var input = false
  var output = false
  var signals = false
}

/// The parts of a loop's turns, for its waiter.
///
///     interest ─▶ (wait) ─▶ begin ─▶ (the main queue's jobs) ─▶ finish ─┐
///         ▲                                                            │
///         └────────────────────────────────────────────────────────────┘
@MainActor
package struct LoopCycle {
  let inputDescriptor: Int32
  let signalDescriptor: Int32
  /// Returns the events to wait for, or `nil` to end the cycle.
  let interest: @MainActor () -> LoopInterest?
  let begin: @MainActor (LoopReadiness) -> Void
  let finish: @MainActor () -> Void
  let end: @MainActor () -> Void
}
