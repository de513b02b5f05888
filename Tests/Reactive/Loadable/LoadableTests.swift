import RecurseReactive
import TestSupport
import Testing

@Suite("Loadable data", .blocking)
struct LoadableTests {
  enum Failure: Error { case offline }
  typealias Quotes = Loadable<[String], Failure>

  @Test("A first load has no previous value, a reload keeps the previous one")
  func keepsPrevious() {
    var quotes = Quotes.idle
    #expect(quotes.value == nil)
    quotes.begin()
    #expect(quotes == .loading(previous: nil))
    quotes.succeed(with: ["a"])
    quotes.begin()
    #expect(quotes == .loading(previous: ["a"]))
    #expect(quotes.isLoading && quotes.value == ["a"])
  }

  @Test("A second, different value is shown")
  func secondValue() {
    var quotes = Quotes.loaded(["a"])
    quotes.succeed(with: ["b"])
    #expect(quotes == .loaded(["b"]))
  }

  @Test("A failure, a retry and a second failure keep the previous value")
  func failureKeeps() {
    var quotes = Quotes.loaded(["a"])
    for _ in 0..<2 {
      quotes.begin()
      quotes.fail(with: .offline)
      #expect(quotes == .failed(.offline, previous: ["a"]))
      #expect(quotes.failure == .offline)
    }
    quotes.dismissFailure()
    #expect(quotes == .loaded(["a"]))
  }

  @Test("An empty result is a state of its own, and a later failure does not restore old data")
  func empty() {
    var quotes = Quotes.loaded(["a"])
    quotes.begin()
    quotes.succeed(with: [], isEmpty: \.isEmpty)
    #expect(quotes.isEmpty)
    quotes.begin()
    quotes.fail(with: .offline)
    #expect(quotes == .failed(.offline, previous: nil))
    quotes.succeed(with: nil as [String]?)
    #expect(quotes == .empty)
  }

  @Test("A cancelled load restores the previous value")
  func cancelling() {
    var quotes = Quotes.loading(previous: ["a"])
    quotes.cancel()
    #expect(quotes == .loaded(["a"]))
    quotes = .loading(previous: nil)
    quotes.cancel()
    #expect(quotes == .idle)
    quotes = .loaded(["b"])
    quotes.cancel()
    #expect(quotes == .loaded(["b"]))
    quotes.reset()
    #expect(quotes == .idle)
  }

  @Test("Mapping a value keeps the case")
  func mapping() {
    let states: [Quotes] = [
      .idle, .loading(previous: ["a"]), .loaded(["a"]), .empty, .failed(.offline, previous: nil),
    ]
    let counts: [Loadable<Int, Failure>] = [
      .idle, .loading(previous: 1), .loaded(1), .empty, .failed(.offline, previous: nil),
    ]
    #expect(states.map { $0.map(\.count) } == counts)
  }
}
