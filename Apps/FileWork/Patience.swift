import Dispatch
import Synchronization

/// Work that may take longer than anybody waits, and that nothing can interrupt.
enum Patience {
  /// Does work on another thread. `nil` if it takes too long: then its result is not waited for,
  /// and it ends where it asks whether it is still wanted.
  static func value<Value: Sendable>(
    within time: Duration, _ work: @escaping @Sendable (_ isWanted: () -> Bool) -> Value
  ) async -> Value? {
    let answer = Answer<Value>()
    let clock = Task {
      try? await Task.sleep(for: time)
      answer.give(nil)
    }
    defer { clock.cancel() }
    return await withCheckedContinuation { continuation in
      answer.begin(continuation)
      DispatchQueue.global().async {
        answer.give(work { answer.isWanted })
      }
    }
  }

  /// The first of two answers: the value, or that it takes too long.
  private final class Answer<Value: Sendable>: Sendable {
    private enum State {
      case waiting(CheckedContinuation<Value?, Never>?)
      case given
    }

    private let state = Mutex(State.waiting(nil))

    var isWanted: Bool {
      state.withLock { if case .given = $0 { false } else { true } }
    }

    func begin(_ continuation: CheckedContinuation<Value?, Never>) {
      let isLate = state.withLock { state in
        if case .given = state { return true }
        state = .waiting(continuation)
        return false
      }
      if isLate { continuation.resume(returning: nil) }
    }

    func give(_ value: Value?) {
      let continuation = state.withLock { state -> CheckedContinuation<Value?, Never>? in
        guard case .waiting(let continuation) = state else { return nil }
        state = .given
        return continuation
      }
      continuation?.resume(returning: value)
    }
  }
}
