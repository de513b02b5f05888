import Recurse
import RecurseTesting
import Testing
import quotes_demo

/// A source that a test answers, in the order that it likes.
@MainActor
private final class Desk: QuoteSource {
  let topics = ["One", "Two"].map(Topic.init)
  private var waiting: [Topic: CheckedContinuation<[Quote], any Error>] = [:]

  func quotes(on topic: Topic) async throws -> [Quote] {
    try await withCheckedThrowingContinuation { waiting[topic] = $0 }
  }

  func answer(_ topic: Int, _ result: Result<[Quote], any Error>) {
    waiting.removeValue(forKey: topics[topic])?.resume(with: result)
  }
}

@MainActor @Suite("The quotes demo") struct QuotesTests {
  private let desk = Desk()

  private func screen() -> TestScreen<QuotesApp> {
    TestScreen(QuotesApp(source: desk), columns: 34, rows: 14)
  }

  @Test("loads its panels side by side, and each says how it is")
  func panels() async {
    let screen = screen()
    await screen.settle()
    desk.answer(1, .success([Quote(text: "Less is more.", author: "Somebody")]))
    await screen.advance(by: .milliseconds(150))
    #expect(
      screen.text == """
        Quotes
        ┌─ One ──────────────────────────┐
        │⣿ Loading…                      │
        └────────────────────────────────┘
        ┌─ Two ──────────────────────────┐
        │“Less is more.”                 │
        │— Somebody                      │
        └────────────────────────────────┘
        r  load all again    q  quit
        """)
    desk.answer(0, .success([]))
    await screen.advance(by: .milliseconds(300))
    #expect(screen.text.contains("│Nothing has been said."))
  }

  @Test("says what went wrong in one panel, and loads that one again")
  func failure() async throws {
    let screen = screen()
    await screen.settle()
    desk.answer(0, .failure(Unavailable("Nobody answers.")))
    desk.answer(1, .success([Quote(text: "Less is more.", author: "Somebody")]))
    await screen.settle()
    #expect(screen.text.contains("│Nobody answers."))
    try screen.press("Reload")
    await screen.settle()
    desk.answer(0, .success([Quote(text: "Here I am.", author: "Echo")]))
    await screen.settle()
    #expect(screen.text.contains("│“Here I am.”") && screen.text.contains("│“Less is more.”"))
  }

  @Test("keeps every quote on the screen while all are loaded again")
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
