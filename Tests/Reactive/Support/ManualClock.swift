import Synchronization

/// A clock whose time changes only when a test advances it.
final class ManualClock: Clock {
  struct Instant: InstantProtocol {
    var offset = Duration.zero
    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private struct State {
    var now = Instant()
    var sleepers: [(deadline: Instant, continuation: CheckedContinuation<Void, Never>)] = []
    var waiter: CheckedContinuation<Void, Never>?
  }

  private let state = Mutex(State())

  var now: Instant { state.withLock { $0.now } }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    await withCheckedContinuation { continuation in
      let waiter = state.withLock { state -> CheckedContinuation<Void, Never>? in
        guard deadline > state.now else {
          continuation.resume()
          return nil
        }
        state.sleepers.append((deadline, continuation))
        defer { state.waiter = nil }
        return state.waiter
      }
      waiter?.resume()
    }
  }

  /// Returns when a task sleeps.
  func sleeper() async {
    await withCheckedContinuation { continuation in
      state.withLock { state in
        if state.sleepers.isEmpty { state.waiter = continuation } else { continuation.resume() }
      }
    }
  }

  /// Wakes the tasks whose deadline has passed.
  func advance(by duration: Duration) {
    let woken = state.withLock { state in
      state.now = state.now.advanced(by: duration)
      let woken = state.sleepers.filter { $0.deadline <= state.now }
      state.sleepers.removeAll { $0.deadline <= state.now }
      return woken
    }
    for sleeper in woken { sleeper.continuation.resume() }
  }
}
