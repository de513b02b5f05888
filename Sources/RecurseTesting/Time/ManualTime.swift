import RecurseReconciler
import Synchronization

/// A clock whose time changes only when a test advances it.
///
/// ```swift
/// let time = ManualTime()
/// let runtime = Runtime(Timer(), on: RecordingHost(), clock: time.clock)
/// time.advance(by: .seconds(3)) { runtime.commit() }
/// ```
@MainActor
package final class ManualTime {
  private let current: CurrentTime
  /// The clock to run an app on.
  package let clock: AppClock

  private final class CurrentTime: Sendable {
    let now = Mutex(Duration.zero)
  }

  package init() {
    let reading = CurrentTime()
    current = reading
    clock = AppClock(timeline: Timeline { reading.now.withLock { $0 } })
  }

  /// The time since the clock was made.
  package var now: Duration { current.now.withLock { $0 } }

  /// Sets the time without firing timers; the caller calls `fire()` of the timeline.
  func move(to time: Duration) { current.now.withLock { $0 = max($0, time) } }

  /// Advances the time and fires each timer that becomes due, in order.
  ///
  /// - Parameter settle: called after each timer and at the end, to process what timers caused.
  package func advance(by duration: Duration, settle: () -> Void = {}) {
    let end = now + duration
    while let deadline = clock.timeline.nextDeadline, deadline <= end {
      current.now.withLock { $0 = max($0, deadline) }
      clock.timeline.fire()
      settle()
    }
    current.now.withLock { $0 = end }
    settle()
  }
}
