import Recurse
import RecurseTesting
import Testing

/// Lines that a program prints.
private struct Log: Component {
  struct State { var lines: [Int] = [], isOn = true, runs = 0 }
  let lines: AsyncStream<Int>
  var initialState: State { State() }

  func render(state: State) -> Node {
    Text("\(state.lines.count) lines").onKey(.character("r")) { $0.runs += 1 }
      .onKey(.escape) { $0.isOn = false }
  }

  func effects(state: State) -> [Effect] {
    if state.isOn { .values(of: lines, id: "lines") { $0.lines.append($1) } }
  }
}

/// A stream that is made where the effect is written.
private struct Inline: Component {
  @MainActor final class Counts { var producers = 0 }
  let counts: Counts
  var initialState: Int { 0 }

  func render(state: Int) -> Node {
    Text("\(state)").onKey(.character("+")) { $0 += 1 }
  }

  func effects(state: Int) -> [Effect] {
    .values(of: made(), id: state / 10) { $0 += $1 }
      .values(of: made(), id: "other") { $0 += $1 }
  }

  private func made() -> AsyncStream<Int> {
    counts.producers += 1
    return AsyncStream { _ in }
  }
}

@MainActor
@Suite("Values of a sequence") struct ValuesEffectTests {
  private struct Broken: Error {}

  @Test("What came of a sequence meanwhile is one commit, in order")
  func together() async throws {
    let (stream, lines) = AsyncStream.makeStream(of: Int.self)
    let screen = TestScreen(Log(lines: stream), columns: 30, rows: 1, isStrict: false)
    _ = screen.takeRecord()
    for line in 0..<20_000 { lines.yield(line) }
    try await screen.waitUntil("all are there") { screen.state.lines.count == 20_000 }
    await screen.settle()
    #expect(screen.state.lines == Array(0..<20_000))
    #expect(screen.text == "20000 lines")
    #expect(screen.takeRecord().renders <= 2_000)
  }

  @Test("A transition runs once after the last value, and not after a cancelled sequence")
  func end() async throws {
    struct Reading: Component {
      struct State { var lines: [Int] = [], ends = 0, isOn = true }
      let lines: AsyncThrowingStream<Int, any Error>
      var initialState: State { State() }
      func render(state: State) -> Node { Text("\(state.lines.count)") }
      func effects(state: State) -> [Effect] {
        if state.isOn {
          .values(of: lines, id: 0) {
            $0.lines.append($1)
          } onEnd: {
            $0.ends += 1
          }
        }
      }
    }
    let (stream, lines) = AsyncThrowingStream.makeStream(of: Int.self)
    let screen = TestScreen(Reading(lines: stream), columns: 30, rows: 1)
    for line in 0..<3_000 { lines.yield(line) }
    lines.finish()
    try await screen.waitUntil("it ends") { screen.state.ends > 0 }
    await screen.settle()
    #expect(screen.state.lines == Array(0..<3_000) && screen.state.ends == 1)

    let (second, more) = AsyncThrowingStream.makeStream(of: Int.self)
    let cancelled = TestScreen(Reading(lines: second), columns: 30, rows: 1)
    more.yield(1)
    try await cancelled.waitUntil("it is read") { cancelled.state.lines == [1] }
    cancelled.change { $0.isOn = false }
    await cancelled.settle()
    #expect(cancelled.state.ends == 0)
  }

  @Test("All values come before the error that ends a sequence")
  func failing() async throws {
    struct Reading: App {
      let lines: AsyncThrowingStream<Int, any Error>
      init(lines: AsyncThrowingStream<Int, any Error>) { self.lines = lines }
      var initialState: [Int] { [] }
      func render(state: [Int]) -> Node { Text("\(state.count)") }
      func effects(state: [Int]) -> [Effect] { .values(of: lines, id: 0) { $0.append($1) } }
    }
    let (stream, lines) = AsyncThrowingStream.makeStream(of: Int.self)
    for line in 0..<5_000 { lines.yield(line) }
    lines.finish(throwing: Broken())
    let screen = TestScreen(Reading(lines: stream), columns: 30, rows: 1)
    try await screen.waitUntil("the error is there") { screen.failure != nil }
    #expect(screen.failure?.error is Broken)
    #expect(screen.state == Array(0..<5_000))
  }

  @Test("A transition that throws loses its own value alone")
  func throwing() async throws {
    struct Reading: Component {
      let lines: AsyncStream<Int>
      var initialState: [Int] { [] }
      func render(state: [Int]) -> Node { Text("\(state.count)") }
      func effects(state: [Int]) -> [Effect] {
        .values(of: lines, id: 0) { state, line in
          if line == 3 { throw Broken() }
          state.append(line)
        }
      }
    }
    let (stream, lines) = AsyncStream.makeStream(of: Int.self)
    for line in 1...6 { lines.yield(line) }
    let screen = TestScreen(Reading(lines: stream), columns: 30, rows: 1)
    try await screen.waitUntil("all are there") { screen.state.last == 6 }
    #expect(screen.state == [1, 2, 4, 5, 6])
    #expect(screen.failure?.error is Broken)
  }

  @Test("What a transition asks for comes before the transition of the next value")
  func order() async throws {
    struct Reading: Component {
      let lines: AsyncStream<Int>
      let last: MutableProperty<Int>
      var initialState: [String] { [] }
      func render(state: [String]) -> Node { Text("\(state.count)") }
      func effects(state: [String]) -> [Effect] {
        .values(of: lines, id: 0) { state, line in
          state.append("\(line)")
          last.value = line
        }
        .observe(last) { state, line in state.append("saw \(line)") }
      }
    }
    let (stream, lines) = AsyncStream.makeStream(of: Int.self)
    let screen = TestScreen(
      Reading(lines: stream, last: MutableProperty(0)), columns: 30, rows: 1)
    await screen.settle()
    for line in 1...3 { lines.yield(line) }
    try await screen.waitUntil("all are there") { screen.state.last == "saw 3" }
    #expect(screen.state == ["saw 0", "1", "saw 1", "2", "saw 2", "3", "saw 3"])
  }

  @Test("A sequence that outruns its transitions waits for them")
  func backpressure() async throws {
    final class Numbers: AsyncSequence, AsyncIteratorProtocol, @unchecked Sendable {
      // Unchecked, because one task iterates and the test looks when that has ended.
      var last = 0
      func makeAsyncIterator() -> Numbers { self }
      func next() async -> Int? {
        last += 1
        return last <= 1_000_000 ? last : nil
      }
    }
    struct Counting: Component {
      let numbers: Numbers
      var initialState: Int { 0 }
      func render(state: Int) -> Node { Text("\(state)") }
      func effects(state: Int) -> [Effect] {
        if state < 100 { .values(of: numbers, id: 0) { $0 = $1 } }
      }
    }
    let numbers = Numbers()
    let screen = TestScreen(Counting(numbers: numbers), columns: 30, rows: 1, isStrict: false)
    try await screen.waitUntil("the effect has ended") {
      screen.state >= 100 && screen.runningEffects.isEmpty
    }
    await screen.settle()
    #expect(numbers.last < 100_000)
  }

  @Test("A value that comes after the key has gone is dropped")
  func ended() async {
    let (stream, lines) = AsyncStream.makeStream(of: Int.self)
    let screen = TestScreen(Log(lines: stream), columns: 30, rows: 1)
    lines.yield(1)
    await screen.settle()
    lines.yield(2)
    screen.press(.escape)
    await screen.settle()
    #expect(screen.state.lines == [1])
  }

  @Test("A sequence made in effects is made once for each key")
  func madeInline() async {
    let counts = Inline.Counts()
    let screen = TestScreen(Inline(counts: counts), columns: 30, rows: 1)
    for _ in 0..<9 { screen.press(.character("+")) }
    await screen.settle()
    #expect(counts.producers == 2)
    screen.press(.character("+"))
    await screen.settle()
    #expect(counts.producers == 3)
  }

  @Test("What tasks send in one turn is one commit")
  func sends() async {
    struct Many: Component {
      var initialState: Int { 0 }
      func render(state: Int) -> Node { Text("\(state)") }
      func effects(state: Int) -> [Effect] {
        .task(id: 0) { app in
          try await app.clock.sleep(for: .seconds(1))
          for _ in 0..<50 { app.send { $0 += 1 } }
        }
      }
    }
    let screen = TestScreen(Many(), columns: 30, rows: 1, isStrict: false)
    await screen.settle()
    _ = screen.takeRecord()
    await screen.advance(by: .seconds(1))
    #expect(screen.text == "50")
    #expect(screen.takeRecord().renders == 1)
  }
}
