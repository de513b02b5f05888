import Recurse
import RecurseTesting
import Testing

private struct Offline: Error, CustomStringConvertible { var description: String { "offline" } }

/// What is asked for, and answered by a test.
@MainActor
private final class Source {
  private(set) var asked: [Int] = []
  private var waiting: [Int: CheckedContinuation<String, any Error>] = [:]

  func text(_ number: Int) async throws -> String {
    asked.append(number)
    waiting.removeValue(forKey: number)?.resume(throwing: CancellationError())
    return try await withCheckedThrowingContinuation { waiting[number] = $0 }
  }

  func answer(_ number: Int, _ result: Result<String, any Error>) {
    waiting.removeValue(forKey: number)?.resume(with: result)
  }
}

private struct Panels: Component {
  let source: Source
  func render(state: Void) -> Node {
    for number in 1...2 {
      AsyncView(id: number, isEmpty: \.isEmpty) { try await source.text($0) } content: { Text($0) }
    }
  }
}

@MainActor @Suite("A button that loads again") struct ReloadFocusTests {
  private let source = Source()

  @Test(
    "keeps the focus while the load goes on, so that Enter never reloads another",
    arguments: [true, false])
  func focus(_ fails: Bool) async throws {
    let screen = TestScreen(Panels(source: source), columns: 20, rows: 6)
    await screen.settle()
    for number in 1...2 { source.answer(number, fails ? .failure(Offline()) : .success("")) }
    await screen.settle()
    let message = fails ? "✗ offline" : "No data"
    #expect(screen.text == "\(message)\n[ Reload ]\n\(message)\n[ Reload ]")
    if screen.focused?.frame?.row != 1 { screen.press(.tab) }
    screen.press(.enter)
    await screen.settle()
    await screen.advance(by: .milliseconds(150))
    #expect(screen.text == "⣿ Loading…\n[ Reload ]\n\(message)\n[ Reload ]")
    #expect(screen.focused?.frame?.row == 1)
    await screen.advance(by: .seconds(2))
    screen.press(.enter)
    await screen.settle()
    #expect(source.asked == [1, 2, 1, 1] && screen.focused?.frame?.row == 1)
    source.answer(1, fails ? .failure(Offline()) : .success(""))
    await screen.advance(by: .seconds(1))
    #expect(screen.text == "\(message)\n[ Reload ]\n\(message)\n[ Reload ]")
    #expect(screen.focused?.frame?.row == 1)
  }
}
