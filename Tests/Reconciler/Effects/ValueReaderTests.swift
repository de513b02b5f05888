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
    let reader = ValueReader<Int>(on: AppClock(timeline: timeline)) { values, time in
      for (index, value) in values.enumerated() {
        log.entries.append("\(value)")
        log.now += .milliseconds(5)
        if value == 1 { Task { @MainActor in log.entries.append("another") } }
        if time.isOver(after: index + 1) { return index + 1 }
      }
      return values.count
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

  /// Numbers of which so many come together.
  private struct Batches: BatchedSequence {
    let count: Int
    let together: Int
    let calls = Calls()

    final class Calls: Sendable { let taken = Mutex((batches: 0, values: 0)) }

    func makeAsyncIterator() -> Numbers { Numbers(0) }
    func nextBatch(most: Int) async -> [Int] {
      calls.taken.withLock { taken in
        let next = Swift.min(taken.values + Swift.min(together, most), count)
        defer { taken = (taken.batches + 1, next) }
        return Array(taken.values..<next)
      }
    }
  }

  @Test("are asked for once where they come together", arguments: [1, 7, 5_000])
  func batches(together: Int) async throws {
    let log = Log()
    let timeline = Timeline(now: { .zero })
    let numbers = Batches(count: 2_000, together: together)
    let reader = ValueReader<Int>(on: AppClock(timeline: timeline)) { values, _ in
      log.entries += values.map { "\($0)" }
      return values.count
    }
    try await Task.detached { try await reader.read(numbers) }.value
    #expect(log.entries == (0..<2_000).map { "\($0)" })
    // 1,024 values are asked for at most, and the last batch is empty.
    let size = min(together, 1_024)
    #expect(numbers.calls.taken.withLock { $0.batches } == (2_000 + size - 1) / size + 1)
  }

  @Test("look at the clock 64 times at most for a thousand of the same cost")
  func looks() {
    let looks = Mutex(0)
    let timeline = Timeline(now: {
      looks.withLock { $0 += 1 }
      return .zero
    })
    var time = DeliveryTime(.milliseconds(50), on: AppClock(timeline: timeline))
    for count in 1...1_024 {
      let isOver = time.isOver(after: count)
      #expect(!isOver)
    }
    #expect(looks.withLock { $0 } <= 64)
  }

  @Test("stay over when the time is over")
  func over() {
    let now = Mutex(Duration.zero)
    let timeline = Timeline(now: { now.withLock { $0 } })
    var time = DeliveryTime(.milliseconds(50), on: AppClock(timeline: timeline))
    var answers = [time.isOver(after: 1)]
    now.withLock { $0 = .milliseconds(50) }
    for count in [2, 2, 3] { answers.append(time.isOver(after: count)) }
    #expect(answers == [false, true, true, true])
  }
}
