import RecurseReactive
import Testing

@Suite("Operators of time, on a manual clock")
@MainActor
struct TimeTests {
  /// Waits until a property has a value, by observing it.
  private func wait<Value: Equatable>(for value: Value, of property: Property<Value>) async {
    var observation: Disposable?
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      var isWaiting = true
      observation = property.observe { now in
        guard isWaiting, now == value else { return }
        isWaiting = false
        continuation.resume()
      }
    }
    observation?.dispose()
  }

  @Test("Debouncing delivers the last value after the quiet period", .timeLimit(.minutes(10)))
  func debounce() async {
    let clock = ManualClock()
    let source = MutableProperty(0)
    let quiet = source.debounce(for: .seconds(1), clock: clock)
    let recorder = Recorder(quiet)
    source.value = 1
    await clock.sleeper()
    clock.advance(by: .milliseconds(600))
    source.value = 2
    clock.advance(by: .milliseconds(600))
    // One second after the first value, but not after the second: it sleeps on.
    await clock.sleeper()
    #expect(recorder.values == [0])
    clock.advance(by: .milliseconds(400))
    await wait(for: 2, of: quiet)
    #expect(recorder.values == [0, 2])
  }

  @Test(
    "Throttling delivers the first value at once, and the last at the end of the duration",
    .timeLimit(.minutes(10)))
  func throttle() async {
    let clock = ManualClock()
    let source = MutableProperty(0)
    let slow = source.throttle(for: .seconds(1), clock: clock)
    let recorder = Recorder(slow)
    for value in 1...3 { source.value = value }
    #expect(recorder.values == [0, 1])
    await clock.sleeper()
    clock.advance(by: .seconds(1))
    await wait(for: 3, of: slow)
    #expect(recorder.values == [0, 1, 3])
    // Resting again: the next value waits, too.
    source.value = 4
    await clock.sleeper()
    clock.advance(by: .seconds(1))
    await wait(for: 4, of: slow)
    #expect(recorder.values == [0, 1, 3, 4])
  }

  @Test(
    "A property of a sequence has its values in order and is finished with it",
    .timeLimit(.minutes(10)))
  func sequence() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    let property = Property(initial: 0, then: stream)
    let recorder = Recorder(property)
    continuation.yield(1)
    continuation.yield(2)
    continuation.finish()
    await wait(for: 2, of: property)
    #expect(recorder.values == [0, 1, 2])
    while !property.isFinished { await Task.yield() }
  }

  @Test("A sequence is cancelled when its property is released", .timeLimit(.minutes(10)))
  func sequenceEnds() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    let (ended, end) = AsyncStream.makeStream(of: Void.self)
    continuation.onTermination = { _ in end.yield() }
    do {
      let property = Property(initial: 0, then: stream)
      continuation.yield(1)
      await wait(for: 1, of: property)
    }
    for await _ in ended { break }
  }
}
