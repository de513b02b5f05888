import RecurseReconciler
import Synchronization

/// Time that stands still until a test moves it.
///
/// ```swift
/// let time = ManualTime()
/// let runtime = Runtime(Timer(), on: RecordingHost(), clock: time.clock)
/// time.advance(by: .seconds(3)) { runtime.commit() }
/// ```
@MainActor
public final class ManualTime {
  private let current: Box
  public let clock: AppClock

  private final class Box: Sendable {
    let now = Mutex(Duration.zero)
  }

  public init() {
    let box = Box()
    current = box
    clock = AppClock(timeline: Timeline { box.now.withLock { $0 } })
  }

  /// The time since the clock was made.
  public var now: Duration { current.now.withLock { $0 } }

  /// Moves time on and runs no timer: whoever does that calls `fire()` of the timeline.
  func move(to time: Duration) { current.now.withLock { $0 = max($0, time) } }

  /// Moves time on, stopping at each timer that is due on the way.
  ///
  /// - Parameter settle: called after each stop, to let what the timers caused happen.
  public func advance(by duration: Duration, settle: () -> Void = {}) {
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
