import Recurse
import RecurseTesting
import Testing

private struct Download: Component {
  struct State: Equatable {
    var done = 0.0
    var total = 100.0
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    ProgressView(value: state.done, total: state.total).showsTimeLeft()
  }
}

@MainActor @Suite("The time that is left") struct TimeLeftTests {
  private func screen(columns: Int = 40) -> TestScreen<Download> {
    TestScreen(Download(), columns: columns, rows: 1)
  }

  /// What is right of the bar.
  private func text(_ screen: TestScreen<Download>) -> String {
    String(screen.text.drop { "━╾─ ".contains($0) })
  }

  /// Advances by steps of a time, a value each, and collects the texts without repetitions.
  private func texts(
    _ screen: TestScreen<Download>, _ values: some Sequence<Double>,
    every time: Duration = .seconds(1)
  ) async -> [String] {
    var texts: [String] = []
    for value in values {
      screen.change { $0.done = value }
      await screen.advance(by: time)
      if texts.last != text(screen) { texts.append(text(screen)) }
    }
    return texts
  }

  @Test("is shown beside the bar, once enough is known, and only goes down")
  func steady() async throws {
    let screen = screen()
    // Nothing is beside the bar yet: it is as long as one that tells no time.
    #expect(screen.text == String(repeating: "─", count: 40))
    let texts = await texts(screen, stride(from: 1, through: 99, by: 1))
    #expect(
      texts == ["", "about 2 min left", "about 1 min left"]
        + stride(from: 55, through: 5, by: -5).map { "\($0) s left" })
    #expect(screen.text == "━━━━━━━━━━━━━━━━━━━━╾           5 s left")
    screen.change { $0.done = 100 }
    #expect(screen.text == String(repeating: "━", count: 40))
  }

  @Test("does not jump up and down where the speed varies")
  func unsteady() async {
    let screen = screen()
    var done = 0.0
    let steps = (0..<100).map { index -> Double in
      done += [0.2, 1.9, 0.6, 1.3][index % 4]
      return min(done, 99)
    }
    let texts = await texts(screen, steps).dropFirst()
    #expect(Set(texts).count == texts.count && texts.count > 8)
  }

  @Test("counts down between two changes, and is silent while nothing goes on")
  func stall() async {
    let screen = screen()
    _ = await texts(screen, stride(from: 1, through: 60, by: 1))
    #expect(text(screen) == "40 s left")
    await screen.advance(by: .seconds(3))
    #expect(text(screen) == "40 s left" || text(screen) == "35 s left")
    await screen.advance(by: .seconds(4))
    #expect(text(screen) == "")
    #expect(screen.waitingTimers == 0)
    await screen.advance(by: .seconds(600))
    let after = await texts(screen, stride(from: 61, through: 70, by: 1))
    #expect(after.allSatisfy { ["", "40 s left", "35 s left", "30 s left"].contains($0) })
    #expect(after.contains("30 s left"))
  }

  @Test("rests with the task, and goes down from there", arguments: 2...10)
  func pause(seconds: Int) async {
    let screen = screen()
    _ = await texts(screen, stride(from: 2.5, through: 15, by: 2.5))
    #expect(text(screen) == "35 s left")
    var shown: [String] = []
    for _ in 0..<seconds {
      await screen.advance(by: .seconds(1))
      if text(screen) != "" { shown.append(text(screen)) }
    }
    #expect(Set(shown) == ["35 s left"])
    let after = await texts(screen, stride(from: 17.5, through: 40, by: 2.5))
    let left = after.compactMap { Int($0.prefix { $0.isNumber }) }
    #expect(left == left.sorted(by: >) && left.allSatisfy { $0 <= 35 } && left.last == 25)
  }

  @Test("begins anew where the value goes back")
  func back() async {
    let screen = screen()
    _ = await texts(screen, stride(from: 1, through: 50, by: 1))
    #expect(text(screen) == "50 s left")
    screen.change { $0.done = 0 }
    #expect(text(screen) == "")
    await screen.advance(by: .seconds(1))
    let texts = await texts(screen, stride(from: 2, through: 40, by: 2))
    #expect(texts.contains("45 s left") && !texts.contains { $0.contains("min") })
  }

  @Test("needs a timer for another text alone")
  func idle() async {
    let screen = screen()
    _ = await texts(screen, stride(from: 0, through: 10, by: 0.1), every: .milliseconds(100))
    #expect(text(screen) == "about 2 min left")
    #expect(screen.waitingTimers == 1)
    _ = screen.takeRecord()
    // Many changes within one text paint only what the bar changes.
    screen.change { $0.done = 10.01 }
    #expect(screen.update.cells == 0)
    await screen.advance(by: .milliseconds(4_000))
    #expect(screen.update.frames == 0)
    let quiet = TestScreen(Download(), columns: 40, rows: 1)
    #expect(quiet.waitingTimers == 0)
  }

  @Test("is dropped where there is no room")
  func narrow() async {
    for columns in 1...30 {
      let screen = screen(columns: columns)
      _ = await texts(screen, [1, 2, 3, 4, 5, 6, 7])
      #expect(screen.failure == nil)
      if columns < 27 { #expect(text(screen) == "") }
    }
  }

  @Test("takes any number, and any words")
  func odd() async {
    struct Odd: Component {
      let fraction: Property<Double>
      var words = Words()
      func render(state: Void) -> Node {
        ProgressView.following(fraction).showsTimeLeft().environment(\.words, words)
      }
    }
    let fraction = MutableProperty(0.0)
    let words = Words(minutesLeft: "noch {n} min\u{1b}[31m, {n}")
    let screen = TestScreen(Odd(fraction: fraction, words: words), columns: 60, rows: 1)
    for number in 1...10 {
      fraction.value = Double(number) / 100
      await screen.advance(by: .seconds(1))
    }
    #expect(screen.text.contains("noch 2 min") && !screen.text.contains("\u{1b}"))
    for number in [.nan, .infinity, -1, 1e-300, 0.5, 1, .signalingNaN, 2] {
      fraction.value = number
      await screen.advance(by: .seconds(1))
      #expect(screen.failure == nil)
    }
    fraction.value = 0
    for number in 1...20 {
      fraction.value = Double(number) * 1e-9
      await screen.advance(by: .seconds(1))
    }
    #expect(!screen.text.contains("left"))
  }
}
