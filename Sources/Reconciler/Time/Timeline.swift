/// The timers of an app, on the system's time or on a test's.
@MainActor
package final class Timeline {
  @MainActor
  package final class Timer {
    let deadline: Duration
    let order: Int
    var action: (@MainActor () -> Void)?

    init(deadline: Duration, order: Int, action: @escaping @MainActor () -> Void) {
      self.deadline = deadline
      self.order = order
      self.action = action
    }

    package func cancel() { action = nil }

    func isBefore(_ other: Timer) -> Bool {
      (deadline, order) < (other.deadline, other.order)
    }
  }

  private let readTime: @Sendable () -> Duration
  // Unchecked, since each frame reads these: docs/decisions/002-unchecked-access.md has the cost.
  /// The timers, in a heap with the next one first.
  @exclusivity(unchecked) private var timers: [Timer] = []
  @exclusivity(unchecked) private var count = 0
  private var waitingAtLastSweep = 0
  /// Set by a loop whose turns do not include the jobs of the main queue.
  @exclusivity(unchecked) package var onNeedsTurn: (@MainActor () -> Void)?

  /// Asks the loop for a turn, to commit, paint or wait.
  package func setNeedsTurn() { onNeedsTurn?() }

  /// Creates a timeline on a source of time. Its creator calls ``fire()`` at ``nextDeadline``.
  package nonisolated init(now: @escaping @Sendable () -> Duration) { readTime = now }

  package nonisolated var now: Duration { readTime() }

  /// The time at which the next timer is due, or `nil` if none waits.
  package var nextDeadline: Duration? {
    while let first = timers.first, first.action == nil { removeFirst() }
    return timers.first?.deadline
  }

  /// The number of waiting timers.
  package var waiting: Int { timers.count { $0.action != nil } }

  /// The number of tasks that wait for a time.
  package private(set) var sleepingTasks = 0

  /// The number of kept timers, including cancelled ones.
  package var held: Int { timers.count }

  /// Schedules an action at a time. O(log n) in the number of waiting timers.
  @discardableResult
  package func schedule(at deadline: Duration, _ action: @escaping @MainActor () -> Void) -> Timer {
    count += 1
    sweep()
    let timer = Timer(deadline: deadline, order: count, action: action)
    timers.append(timer)
    rise(from: timers.count - 1)
    setNeedsTurn()
    return timer
  }

  /// Removes cancelled timers, once they may outnumber the waiting ones.
  private func sweep() {
    guard timers.count > 2 * waitingAtLastSweep + 16 else { return }
    timers.removeAll { $0.action == nil }
    // What is in order is a heap.
    timers.sort { $0.isBefore($1) }
    waitingAtLastSweep = timers.count
  }

  /// Runs the actions that are due, in order of deadlines.
  package func fire() {
    let now = now
    while let deadline = nextDeadline, deadline <= now {
      let timer = timers[0]
      removeFirst()
      let action = timer.action
      timer.action = nil
      action?()
    }
  }

  private func rise(from start: Int) {
    var place = start
    while place > 0 {
      let above = (place - 1) / 2
      guard timers[place].isBefore(timers[above]) else { return }
      timers.swapAt(place, above)
      place = above
    }
  }

  private func removeFirst() {
    let last = timers.removeLast()
    guard !timers.isEmpty else { return }
    timers[0] = last
    var place = 0
    while true {
      var next = 2 * place + 1
      guard next < timers.count else { return }
      if next + 1 < timers.count, timers[next + 1].isBefore(timers[next]) { next += 1 }
      guard timers[next].isBefore(timers[place]) else { return }
      timers.swapAt(place, next)
      place = next
    }
  }

  /// Waits until a time, or until the task is cancelled.
  func sleep(until deadline: Duration) async throws {
    try Task.checkCancellation()
    guard deadline > now else { return }
    let wake = Wake(of: self)
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        wake.continuation = continuation
        sleepingTasks += 1
        wake.timer = schedule(at: deadline) { wake.finish(.success(())) }
        if Task.isCancelled { wake.finish(.failure(CancellationError())) }
      }
    } onCancel: {
      Task { @MainActor in wake.finish(.failure(CancellationError())) }
    }
  }

  @MainActor
  private final class Wake {
    private let timeline: Timeline
    var continuation: CheckedContinuation<Void, any Error>?
    var timer: Timer?

    init(of timeline: Timeline) { self.timeline = timeline }

    func finish(_ result: Result<Void, any Error>) {
      timer?.cancel()
      guard let continuation else { return }
      timeline.sleepingTasks -= 1
      continuation.resume(with: result)
      self.continuation = nil
    }
  }
}

/// The app's clock: the system's time, or a time that a test advances.
///
/// ```swift
/// .task(id: "hint") { form in
///   try await form.clock.sleep(for: .seconds(2))
///   form.send { $0.showsHint = true }
/// }
/// ```
public struct AppClock: Clock, Sendable {
  /// A moment on the app's clock.
  public struct Instant: InstantProtocol, Hashable, Sendable {
    var offset: Duration

    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    public func duration(to other: Instant) -> Duration { other.offset - offset }
    public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  package let timeline: Timeline

  package init(timeline: Timeline) { self.timeline = timeline }

  /// The current moment.
  public var now: Instant { Instant(offset: timeline.now) }
  /// The clock's resolution of a millisecond.
  public var minimumResolution: Duration { .milliseconds(1) }

  /// Waits until a moment, or until the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await timeline.sleep(until: deadline.offset)
  }
}
