import Synchronization
import Testing

@testable import RecurseReconciler

/// A sequence of numbers that tells when all have been taken.
private final class Numbers: AsyncSequence, AsyncIteratorProtocol, Sendable {
  private let state = Mutex((last: 0, isOver: false))
  let count: Int
  init(_ count: Int) { self.count = count }

  var isOver: Bool { state.withLock { $0.isOver } }

  func makeAsyncIterator() -> Numbers { self }
  func next() async -> Int? {
    state.withLock { state in
      guard state.last < count else {
        state.isOver = true
        return nil
      }
      state.last += 1
      return state.last
    }
  }
}

@MainActor @Suite("Values that wait for the main actor") struct ValueReaderTests {
  @MainActor private final class Log {
    var now = Duration.zero
    var entries: [String] = []
  }

  @Test("are delivered for 50 ms at a time: others have their turn, and the rest follows in order")
  func turns() async throws {
    let log = Log()
    let timeline = Timeline(now: { MainActor.assumeIsolated { log.now } })  // read here alone
    let numbers = Numbers(1_000)
    let reader = ValueReader<Int>(on: AppClock(timeline: timeline)) { value in
      log.entries.append("\(value)")
      log.now += .milliseconds(5)
      if value == 1 { Task { @MainActor in log.entries.append("another") } }
    }
    let reading = Task.detached { try await reader.read(numbers) }
    // Nothing is delivered before all wait.
    while !numbers.isOver {}
    try await reading.value
    let values = (1...1_000).map { "\($0)" }
    var expected = values
    expected.insert("another", at: 10)
    #expect(log.entries == expected)
  }
}
