import Recurse
import RecurseTesting
import Testing
import quotes_demo

/// A source that a test answers in any order.
@MainActor
private final class Desk: QuoteSource {
  let topics = ["One", "Two"].map(Topic.init)
  private var waiting: [Topic: CheckedContinuation<[Quote], any Error>] = [:]

  private var counter: AsyncThrowingStream<Int, any Error>.Continuation?

  func readers() -> AsyncThrowingStream<Int, any Error> { AsyncThrowingStream { counter = $0 } }
  func count(_ readers: Int) { counter?.yield(readers) }
  func lose() { counter?.finish(throwing: Unavailable("Nobody counts.")) }

  func quotes(on topic: Topic) async throws -> [Quote] {
    try await withCheckedThrowingContinuation { waiting[topic] = $0 }
  }

  func answer(_ topic: Int, _ result: Result<[Quote], any Error>) {
    waiting.removeValue(forKey: topics[topic])?.resume(with: result)
  }
}

@MainActor @Suite("Quotes demo") struct QuotesTests {
  private let desk = Desk()

  private func screen() -> TestScreen<QuotesApp> {
    TestScreen(QuotesApp(source: desk), columns: 34, rows: 18)
  }

  @Test("Panels load in parallel, and each shows its state")
  func panels() async {
    let screen = screen()
    await screen.settle()
    desk.answer(1, .success([Quote(text: "Less is more.", author: "Somebody")]))
    await screen.advance(by: .milliseconds(150))
    #expect(
      screen.text == """
         Quotes
         ╭─ One ────────────────────────╮
         │ ⣿ Loading…                   │
         │                              │
         │                              │
         │                              │
         │                              │
         │                              │
         ╰──────────────────────────────╯
         ╭─ Two ────────────────────────╮
         │ “Less is more.”              │
         │                              │
         │                              │
         │                              │
         │                              │
         │ — Somebody       [ Another ] │
         ╰──────────────────────────────╯
        r Reload all   F1 Commands  q Quit
        """)
    desk.answer(0, .success([]))
    await screen.advance(by: .milliseconds(300))
    #expect(screen.hasText("Nothing has been said"))
  }

  @Test("Panels fill the window, and have as many quotes as there is room for")
  func large() async {
    let screen = TestScreen(QuotesApp(source: desk), columns: 120, rows: 36)
    await screen.settle()
    let quotes = (1...20).map { Quote(text: "Quote \($0).", author: "Author \($0)") }
    desk.answer(0, .success(quotes))
    desk.answer(1, .success(Array(quotes.prefix(1))))
    await screen.settle()
    let shown = (1...20).filter { screen.text.contains("“Quote \($0).”") }
    #expect(shown == Array(1...10) && screen.text.contains("— Author 10"))
    let lines = screen.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[34].contains("╰") && lines[33].contains("[ Another ]"))
  }

  @Test("The number of readers changes as it arrives, and is asked for anew with everything")
  func readers() async {
    let screen = screen()
    await screen.settle()
    for number in [1, 12] {
      desk.count(number)
      await screen.settle()
      let line = number == 1 ? "1 reader now" : "\(number) readers now"
      #expect(screen.text.prefix(33) == " Quotes" + line.leftPadded(to: 26))
    }
    desk.lose()
    await screen.settle()
    #expect(screen.text.prefix(33) == " Quotes" + "readers not counted".leftPadded(to: 26))
    screen.type("r")
    await screen.settle()
    desk.count(3)
    await screen.settle()
    #expect(screen.text.prefix(33) == " Quotes" + "3 readers now".leftPadded(to: 26))
  }

  @Test("A failed panel shows its error and can be reloaded")
  func failure() async throws {
    let screen = screen()
    await screen.settle()
    desk.answer(0, .failure(Unavailable("Nobody answers.")))
    desk.answer(1, .success([Quote(text: "Less is more.", author: "Somebody")]))
    await screen.settle()
    #expect(screen.hasText("Nobody answers."))
    try screen.press("Reload")
    await screen.settle()
    desk.answer(0, .success([Quote(text: "Here I am.", author: "Echo")]))
    await screen.settle()
    #expect(screen.text.contains("│ “Here I am.”") && screen.text.contains("│ “Less is more.”"))
  }

  @Test("A panel that is reloaded keeps its size, its border and the focus, and moves no other")
  func stillPanels() async {
    let screen = TestScreen(QuotesApp(source: desk), columns: 34, rows: 18, animates: true)
    await screen.settle()
    for topic in 0...1 { desk.answer(topic, .failure(Unavailable("Nobody answers."))) }
    await screen.advance(by: .seconds(1))
    func edges() -> [String] {
      screen.text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        String(line.map { "╭╮╰╯─│".contains($0) ? $0 : " " })
      }
    }
    let before = edges()
    for _ in 0..<3 where screen.focused?.frame?.row != 7 { screen.press(.tab) }
    let focused = screen.focused?.frame
    #expect(screen.focused?.label == "Reload" && focused?.row == 7)
    screen.press(.enter)
    for _ in 0..<10 {
      await screen.advance(by: .milliseconds(100))
      #expect(edges() == before && screen.focused?.frame == focused)
    }
    #expect(screen.text.contains("Loading…"))
    desk.answer(0, .failure(Unavailable("Nobody again.")))
    for _ in 0..<10 {
      await screen.advance(by: .milliseconds(100))
      #expect(edges() == before && screen.focused?.frame == focused)
    }
    #expect(screen.hasText("Nobody again."))
  }

  @Test("A reloading panel keeps its quote until the next one is loaded")
  func another() async throws {
    let screen = screen()
    await screen.settle()
    desk.answer(0, .success([Quote(text: "First.", author: "A")]))
    desk.answer(1, .success([]))
    await screen.settle()
    try screen.press("Another")
    await screen.settle()
    #expect(screen.text.contains("“First.”"))
    desk.answer(0, .success([Quote(text: "Next.", author: "A")]))
    await screen.settle()
    #expect(screen.text.contains("“Next.”") && screen.hasText("Nothing has been said"))
    // Only a panel that failed has a button.
    #expect(screen.all(.button, "Reload").isEmpty)
    screen.type("r")
    await screen.settle()
    desk.answer(0, .success([Quote(text: "Next.", author: "A")]))
    desk.answer(1, .success([Quote(text: "At last.", author: "B")]))
    await screen.settle()
    #expect(screen.text.contains("“At last.”"))
  }

  @Test(
    "The demo fits a small window, fills a large one, and accepts any key",
    arguments: [(20, 5), (300, 80), (1, 1)])
  func sizes(columns: Int, rows: Int) async {
    let screen = TestScreen(QuotesApp(source: desk), columns: columns, rows: rows)
    await screen.settle()
    desk.answer(0, .success([Quote(text: "First of many.", author: "A")]))
    desk.answer(1, .failure(Unavailable("Nobody answers.")))
    await screen.settle()
    screen.press(.up, .tab, .escape, .function(3), .delete)
    screen.resize(columns: 34, rows: 18)
    #expect(screen.text.contains("“First of many.”") && screen.text.contains("Nobody answers."))
    screen.type("q")
    #expect(screen.quitStatus == 0)
  }

  @Test("All quotes stay on the screen while all panels reload")
  func reload() async {
    let screen = screen()
    await screen.settle()
    desk.answer(0, .success([Quote(text: "First.", author: "A")]))
    desk.answer(1, .success([Quote(text: "Second.", author: "B")]))
    await screen.settle()
    screen.type("r")
    await screen.advance(by: .milliseconds(150))
    #expect(screen.text.contains("“First.”") && screen.text.contains("“Second.”"))
    desk.answer(0, .success([Quote(text: "Third.", author: "C")]))
    desk.answer(1, .failure(Unavailable("The line was busy.")))
    await screen.advance(by: .milliseconds(300))
    #expect(screen.text.contains("“Third.”") && !screen.text.contains("“First.”"))
    #expect(screen.text.contains("“Second.”") && screen.text.contains("The line was busy."))
  }
}

extension String {
  fileprivate func leftPadded(to columns: Int) -> String {
    String(repeating: " ", count: columns - count) + self
  }
}
