import Recurse
import RecurseTesting
import Testing

@testable import RecursePrompts

/// Work that a test ends.
private final class HeldWork: Sendable {
  let (answers, give) = AsyncStream.makeStream(of: Int.self)
  let isCancelled = AsyncStream.makeStream(of: Void.self)

  @Sendable func run(_ progress: @Sendable (Double) -> Void) async throws -> Int {
    progress(0.25)
    for await answer in answers { return answer }
    isCancelled.continuation.yield()
    throw CancellationError()
  }
}

private struct Broken: Error {}

@MainActor @Suite("Work below the prompt") struct SpinPromptTests {
  private func screen(
    _ title: String = "Work", columns: Int = 30, rows: Int = 12,
    _ work: @escaping SpinPrompt<Int>.Work
  ) -> TestScreen<SpinPrompt<Int>> {
    TestScreen(SpinPrompt(question: title, work: work), columns: columns, rows: rows)
  }

  @Test("shows its progress, and leaves a line")
  func value() async throws {
    let work = HeldWork()
    let screen = screen { try await work.run($0) }
    await screen.advance(by: .seconds(1))
    #expect(screen.shows("Work") && screen.size.rows == 1)
    try await screen.waitUntil("it") { screen.state.fraction == 0.25 }
    #expect(screen.progress == 25)
    work.give.yield(7)
    try await screen.waitUntil("it") { screen.state.result != nil }
    #expect(try screen.state.result?.get() == 7)
    #expect(screen.printed == ["✓ Work"] && screen.text.isEmpty)
  }

  @Test("has the bar below a title that leaves no room for it", arguments: [(5, 2), (1, 1)])
  func narrow(rows: Int, taken: Int) async throws {
    let work = HeldWork()
    let screen = screen("Installing it…", columns: 20, rows: rows) { try await work.run($0) }
    await screen.advance(by: .seconds(1))
    try await screen.waitUntil("it") { screen.state.fraction == 0.25 }
    #expect(screen.size.rows == taken)
    let lines = screen.text.split(separator: "\n")
    #expect(lines.count == taken)
    if taken == 2 {
      #expect(lines[0].hasSuffix(" Installing it…") && lines[1].hasPrefix("━━━━━"))
    }
    screen.press(.escape)
  }

  @Test("throws what the work throws")
  func failure() async throws {
    let screen = screen { _ in throw Broken() }
    try await screen.waitUntil("it") { screen.state.result != nil }
    #expect(throws: Broken.self) { try screen.state.result?.get() }
    #expect(screen.printed == ["✗ Work"])
  }

  @Test("ends the work when it is cancelled")
  func cancelling() async throws {
    let work = HeldWork()
    let screen = screen { try await work.run($0) }
    try await screen.waitUntil("it") { screen.state.fraction != nil }
    screen.press(.escape)
    #expect(throws: PromptError.cancelled) { try screen.state.result?.get() }
    var ends = work.isCancelled.stream.makeAsyncIterator()
    #expect(await ends.next() != nil)
    #expect(screen.printed == ["✗ Work"])
  }

  @Test("keeps what is typed for the next prompt")
  func typing() {
    let screen = screen { try await HeldWork().run($0) }
    screen.type("a")
    screen.press(.enter)
    screen.paste("b\nc")
    #expect(
      screen.state.typed == [.key(KeyEvent("a")), .key(KeyEvent(.enter)), .paste(Paste("b\nc"))])
    #expect(screen.state.result == nil)
  }
}
