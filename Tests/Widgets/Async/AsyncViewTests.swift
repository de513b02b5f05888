import Recurse
import RecurseTesting
import Testing
import WidgetFixture

/// Loads that a test answers.
@MainActor
final class Desk {
  private(set) var asked: [String] = []
  private var waiting: [(key: String, answer: CheckedContinuation<[String], any Error>)] = []

  func load(_ key: String) async throws -> [String] {
    asked.append(key)
    return try await withCheckedThrowingContinuation { waiting.append((key, $0)) }
  }

  /// Answers the oldest load of a key.
  func answer(_ key: String, _ result: Result<[String], any Error>) {
    guard let index = waiting.firstIndex(where: { $0.key == key }) else { return }
    waiting.remove(at: index).answer.resume(with: result)
  }
}

struct Offline: Error, CustomStringConvertible { var description = "offline" }

/// One view of what a desk answers.
struct Browser: Component {
  let desk: Desk
  var retry = RetryPolicy.none

  struct State {
    var key = "a"
    var reloads = 0
    var picked: String?
    var transitions: [AsyncTransition] = []
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    AsyncView(
      id: state.key, reloads: state.reloads, retry: retry,
      onTransition: { $0.transitions.append($1) }, load: { try await desk.load($0) }
    ) { names in
      for name in names { Button(name) { $0.picked = name } }
    }
  }
}

@MainActor @Suite("An async view") struct AsyncViewTests {
  private let desk = Desk()
  private func screen(retry: RetryPolicy = .none) -> TestScreen<Browser> {
    TestScreen(Browser(desk: desk, retry: retry), columns: 30, rows: 6)
  }

  @Test("shows no spinner for a fast load")
  func fast() async {
    let screen = screen()
    await screen.advance(by: .milliseconds(100))
    #expect(screen.text == "")
    desk.answer("a", .success(["one"]))
    await screen.settle()
    #expect(screen.text == "[ one ]")
    #expect(screen.state.transitions == [.will(.data), .did(.data)])
  }

  @Test("shows a spinner after 150 ms, and then for 300 ms at least")
  func spinner() async {
    let screen = screen()
    await screen.advance(by: .milliseconds(150))
    #expect(screen.text == "⣿ Loading…")
    desk.answer("a", .success(["one"]))
    await screen.advance(by: .milliseconds(299))
    #expect(screen.text == "⣿ Loading…")
    await screen.advance(by: .milliseconds(1))
    #expect(screen.text == "[ one ]")
    #expect(
      screen.state.transitions == [.will(.loading), .did(.loading), .will(.data), .did(.data)])
  }

  @Test("shows a second, different value")
  func secondValue() async {
    let screen = screen()
    await screen.settle()
    desk.answer("a", .success(["one"]))
    await screen.settle()
    screen.change { $0.reloads += 1 }
    await screen.settle()
    desk.answer("a", .success(["two"]))
    await screen.settle()
    #expect(screen.text == "[ two ]")
  }

  @Test("cancels the load of an old key and drops its late result")
  func lateAnswer() async {
    let screen = screen()
    await screen.settle()
    screen.change { $0.key = "b" }
    await screen.settle()
    #expect(desk.asked == ["a", "b"])
    desk.answer("b", .success(["of b"]))
    await screen.settle()
    desk.answer("a", .success(["of a"]))
    await screen.advance(by: .seconds(1))
    #expect(screen.text == "[ of b ]")
  }

  @Test("shows nothing of an old key while the new one loads")
  func newKey() async {
    let screen = screen()
    await screen.settle()
    desk.answer("a", .success(["of a"]))
    await screen.settle()
    screen.change { $0.key = "b" }
    #expect(screen.text == "")
    #expect(screen.state.transitions.suffix(2) == [.will(.waiting), .did(.waiting)])
    await screen.settle()
    desk.answer("b", .success([]))
    await screen.settle()
    #expect(screen.text == "No data\n[ Reload ]")
  }

  @Test("keeps its value after a failure, shows the message, and reloads")
  func failure() async throws {
    let screen = screen()
    await screen.settle()
    desk.answer("a", .failure(Offline()))
    await screen.settle()
    #expect(screen.text == "✗ offline\n[ Reload ]")
    try screen.press("Reload")
    await screen.settle()
    #expect(screen.text == "✗ offline\n[ Reload ]")
    desk.answer("a", .success(["one"]))
    await screen.settle()
    #expect(screen.text == "[ one ]")
    screen.change { $0.reloads += 1 }
    await screen.settle()
    desk.answer("a", .failure(Offline()))
    await screen.settle()
    #expect(screen.text == "[ one ]\n✗ offline\n[ Reload ]")
    #expect(screen.state.transitions.last == .did(.failed))
  }

  @Test("retries with growing delays on the app's clock")
  func retries() async {
    let screen = screen(retry: .backoff(attempts: 3, first: .seconds(1)))
    for wait in [1, 2] {
      await screen.settle()
      desk.answer("a", .failure(Offline()))
      await screen.advance(by: .seconds(wait) - .milliseconds(1))
      #expect(desk.asked.count == wait)
      await screen.advance(by: .milliseconds(1))
      #expect(desk.asked.count == wait + 1)
    }
    desk.answer("a", .failure(Offline()))
    await screen.settle()
    #expect(screen.text == "✗ offline\n[ Reload ]")
  }

  @Test("has handlers that are transitions of the component whose body has it")
  func handlers() async throws {
    let screen = screen()
    await screen.settle()
    desk.answer("a", .success(["one", "two"]))
    await screen.settle()
    try screen.press("two")
    #expect(screen.state.picked == "two")
  }

  @Test("cancels its load when it is unmounted, and drops a later result")
  func unmount() async {
    let screen = TestScreen(
      Fixture(true) { [desk] isShown in
        if isShown { AsyncView(id: "a", load: desk.load) { Text($0.joined()) } }
      }, columns: 20, rows: 2)
    await screen.settle()
    #expect(screen.runningEffects.count == 3)
    screen.change { $0 = false }
    #expect(screen.runningEffects.isEmpty)
    desk.answer("a", .success(["late"]))
    await screen.settle()
    #expect(screen.text == "" && screen.failure == nil)
  }
}
