import RecurseReconciler
import RecurseTesting
import Testing

@MainActor @Suite("Time that a test moves") struct ClockTests {
  @Test("sleepers wake in the order of their deadlines")
  func order() async {
    let time = ManualTime()
    let journal = Journal()
    let clock = time.clock
    for seconds in [3, 1, 2] {
      Task {
        try await clock.sleep(for: .seconds(seconds))
        journal("\(seconds)")
      }
    }
    await settle(until: { clock.timeline.waiting == 3 })
    for _ in 0..<3 {
      let heard = journal.lines.count
      time.advance(by: .seconds(1))
      await settle(until: { journal.lines.count > heard })
    }
    #expect(journal.take() == ["1", "2", "3"])
    #expect(time.now == .seconds(3))
  }

  @Test("a sleeper that is cancelled wakes at once with an error, and leaves no timer")
  func cancellation() async {
    let clock = ManualTime().clock
    let task = Task { try await clock.sleep(for: .seconds(60)) }
    await settle(until: { clock.timeline.waiting == 1 })
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(clock.timeline.waiting == 0)
    // Also where it is cancelled before it begins.
    let early = Task { try await clock.sleep(for: .seconds(60)) }
    early.cancel()
    await #expect(throws: CancellationError.self) { try await early.value }
    #expect(clock.timeline.waiting == 0)
  }

  @Test("a deadline that has passed is no wait")
  func passed() async throws {
    let clock = ManualTime().clock
    try await clock.sleep(until: clock.now)
    #expect(clock.now.duration(to: clock.now.advanced(by: .seconds(1))) == .seconds(1))
  }
}
