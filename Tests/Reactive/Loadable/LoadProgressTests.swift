import RecurseReactive
import TestSupport
import Testing

/// A time that is counted in milliseconds.
private struct Milliseconds: InstantProtocol {
  var offset: Duration
  init(_ count: Int) { offset = .milliseconds(count) }
  func advanced(by duration: Duration) -> Milliseconds {
    var copy = self
    copy.offset += duration
    return copy
  }
  func duration(to other: Milliseconds) -> Duration { other.offset - offset }
  static func < (left: Milliseconds, right: Milliseconds) -> Bool { left.offset < right.offset }
}

private struct Offline: Error {}

@Suite("The progress of a load", .blocking) struct LoadProgressTests {
  private typealias Progress = LoadProgress<String, Int, Milliseconds>

  private func begun(_ key: String = "a") -> Progress {
    var progress = Progress(isEmpty: { $0 == 0 })
    progress.begin(key, keepsValue: false)
    return progress
  }

  private func answered(_ value: Int = 7) throws -> Progress {
    var progress = begun()
    progress.answer(.success(value), to: try #require(progress.ticket), now: Milliseconds(1))
    return progress
  }

  @Test("A fast result shows no spinner")
  func fast() throws {
    let progress = try answered()
    #expect(progress.shown.value == 7 && !progress.isSpinning && progress.heldUntil == nil)
  }

  @Test("A visible spinner stays for its minimum: the result is held back until then")
  func minimum() throws {
    var progress = begun()
    #expect(progress.spinnerIsDue == .milliseconds(150))
    progress.spin(now: Milliseconds(150))
    #expect(progress.isSpinning && progress.spinnerIsDue == nil)
    progress.answer(.success(7), to: try #require(progress.ticket), now: Milliseconds(200))
    #expect(progress.isSpinning && progress.shown.value == nil)
    #expect(progress.heldUntil == Milliseconds(450))
    progress.release()
    #expect(!progress.isSpinning && progress.shown.value == 7 && progress.heldUntil == nil)
  }

  @Test("A result after the minimum is shown at once")
  func slow() throws {
    var progress = begun()
    progress.spin(now: Milliseconds(150))
    progress.answer(.success(7), to: try #require(progress.ticket), now: Milliseconds(450))
    #expect(!progress.isSpinning && progress.shown.value == 7)
  }

  @Test("A new key discards the old value, its held result and its late result")
  func newKey() throws {
    var progress = try answered()
    progress.begin("b", keepsValue: false)
    let late = try #require(progress.ticket)
    #expect(progress.shown.value == nil)
    progress.begin("c", keepsValue: false)
    let counts = progress.answer(.success(8), to: late, now: Milliseconds(2))
    #expect(!counts)
    #expect(progress.shown.value == nil && progress.ticket?.key == "c")
  }

  @Test("A reload keeps what is shown, and a failure or nothing beside the spinner, too")
  func reload() throws {
    for first in [Result<Int, any Error>.success(7), .failure(Offline()), .success(0)] {
      var progress = begun()
      progress.answer(first, to: try #require(progress.ticket), now: Milliseconds(1))
      let before = progress.shown
      progress.begin("a", keepsValue: true)
      #expect("\(progress.shown)" == "\(before)")
      progress.spin(now: Milliseconds(200))
      #expect(progress.isSpinning && progress.shown.value == before.value)
      #expect(progress.shown.isLoading == (before.value != nil))
      #expect(progress.shown.isEmpty == before.isEmpty)
    }
  }

  @Test("A failure keeps the previous value, and a second value is shown")
  func failure() throws {
    var progress = try answered()
    progress.begin("a", keepsValue: true)
    progress.answer(.failure(Offline()), to: try #require(progress.ticket), now: Milliseconds(9))
    #expect(progress.shown.value == 7 && progress.shown.failure is Offline)
    progress.begin("a", keepsValue: true)
    progress.answer(.success(8), to: try #require(progress.ticket), now: Milliseconds(9))
    #expect(progress.shown.value == 8 && progress.shown.failure == nil)
  }

  @Test("A load that goes on brings values one after the other, and then an end or a failure")
  func values() throws {
    var progress = begun()
    let ticket = try #require(progress.ticket)
    progress.receive(1, from: ticket, now: Milliseconds(1))
    #expect(progress.shown.value == 1 && progress.ticket == nil && progress.running == ticket)
    progress.receive(2, from: ticket, now: Milliseconds(2))
    #expect(progress.shown.value == 2)
    var ended = progress
    ended.finish(ticket, now: Milliseconds(3))
    #expect(ended.shown.value == 2 && ended.running == nil && ended.version == progress.version)
    ended.receive(3, from: ticket, now: Milliseconds(4))
    #expect(ended.shown.value == 2)
    progress.finish(ticket, failure: Offline(), now: Milliseconds(3))
    #expect(progress.shown.failure is Offline && progress.shown.value == 2)
    var silent = begun()
    silent.finish(try #require(silent.ticket), now: Milliseconds(1))
    #expect(silent.shown.isEmpty)
  }

  @Test("A value that is held back for the spinner is not lost by a failure")
  func heldValue() throws {
    var progress = begun()
    let ticket = try #require(progress.ticket)
    progress.spin(now: Milliseconds(150))
    progress.receive(1, from: ticket, now: Milliseconds(160))
    progress.finish(ticket, failure: Offline(), now: Milliseconds(170))
    progress.release()
    #expect(progress.shown.failure is Offline && progress.shown.value == 1)
  }

  @Test("Delays between attempts grow up to the longest, for the given number of attempts")
  func retries() {
    let policy = RetryPolicy.backoff(attempts: 5, first: .seconds(1), longest: .seconds(5))
    #expect(
      (1...6).map(policy.delay) == [.seconds(1), .seconds(2), .seconds(4), .seconds(5), nil, nil])
    #expect(RetryPolicy.none.delay(after: 1) == nil)
  }
}
