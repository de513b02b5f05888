import Recurse
import RecurseTesting
import Testing

private struct Offline: Error, CustomStringConvertible { var description: String { "offline" } }

/// An app that goes on after an error, as long as it is not the third.
private struct Mail: App {
  struct State { var messages: [String] = [], isFetching = false }
  var initialState: State { State() }

  func render(state: State) -> Node {
    ForEach(state.messages, id: \.self) { Text($0) }
    Button("Send") { _ in throw Offline() }
    Button("Fetch") { $0.isFetching = true }
  }

  func effects(state: State) -> [Effect] {
    if state.isFetching { .task(id: "fetch") { _ in throw Offline() } }
  }

  func errorUncaught(_ failure: Failure, state: inout State) throws {
    guard state.messages.count < 2 else { throw failure.error }
    state.isFetching = false
    state.messages.append("\(state.messages.count): \(failure.path) \(failure.message)")
  }
}

@MainActor
@Suite("Errors that no boundary catches") struct UncaughtErrorTests {
  @Test("An app takes those of handlers and of effects, and goes on")
  func taken() async throws {
    let screen = TestScreen(Mail(), columns: 40, rows: 5)
    try screen.click("Send")
    try screen.click("Fetch")
    await screen.settle()
    #expect(screen.failure == nil)
    #expect(screen.state.messages == ["0: Mail > ButtonElement offline", "1: Mail offline"])
    #expect(screen.shows("1: Mail offline") && screen.runningEffects.isEmpty)
    try screen.click("Send")
    #expect(screen.failure?.error is Offline)
  }

  @Test("One that a boundary catches does not come to the app")
  func caught() throws {
    struct Careful: App {
      var initialState: [String] { [] }
      func render(state: [String]) -> Node {
        ErrorBoundary {
          Button("Send") { _ in throw Offline() }
        } fallback: {
          Text("failed: \($0.message)")
        }
      }
      func errorUncaught(_ failure: Failure, state: inout [String]) {
        state.append(failure.message)
      }
    }
    let screen = TestScreen(Careful(), columns: 40, rows: 5)
    try screen.click("Send")
    #expect(screen.text == "failed: offline" && screen.state == [])
  }

  @Test("Without a word of the app the error ends it")
  func ending() throws {
    struct Silent: App {
      func render(state: Void) -> Node { Button("Send") { _ in throw Offline() } }
    }
    let screen = TestScreen(Silent(), columns: 40, rows: 5)
    try screen.click("Send")
    #expect(screen.failure?.error is Offline)
  }

  @Test("What cannot be rendered ends the app in any case")
  func endless() {
    struct Endless: App {
      var initialState: Int { 0 }
      func render(state: Int) -> Node {
        Text("\(state)").onChange(of: state) { state, _ in state += 1 }.onAppear { $0 += 1 }
      }
      func errorUncaught(_ failure: Failure, state: inout Int) { state = 0 }
    }
    let screen = TestScreen(Endless(), columns: 40, rows: 5, isStrict: false)
    #expect(screen.failure?.error is UpdateLoopError)
  }
}
