import Recurse
import RecurseTesting
import Testing

private struct Field: Component {
  struct State { var text = "" }
  enum Output { case done(String) }
  var initialState: State { State() }

  func render(state: State) -> Node {
    TextField("Name", text: \.text).onSubmit { state, emit in emit(.done(state.text)) }
  }
}

private struct Page: Component {
  struct State {
    var name: String?
    var isLoading = false
    var log: [String: Int] = [:]
  }
  enum Output { case loaded(String) }
  var initialState: State { State() }

  func render(state: State) -> Node {
    Field().on { state, output in
      if case .done(let name) = output { state.name = name }
    }
    Button("Load") { $0.isLoading = true }
    Button("Reload") { state, emit in
      state.log["reload", default: 0] += 1
      emit(.loaded(state.name ?? ""))
    }
  }

  func effects(state: State) -> [Effect] {
    if state.isLoading {
      .task(id: "load") { page in
        try await page.clock.sleep(for: .seconds(1))
        page.send { $0.isLoading = false }
      }
    }
  }
}

@MainActor
@Suite("Exhaustive tests") struct ExhaustiveTests {
  private func failure(
    _ body: @MainActor (TestScreen<Page>) async throws -> Void
  ) async -> String {
    do {
      try await exhaustively(Page(), columns: 30, rows: 5, body)
      return ""
    } catch {
      return "\(error)"
    }
  }

  @Test("An exhaustive test passes if it expects every change")
  func complete() async throws {
    let text = await failure { app in
      app.type("Ada")
      try app.expectState(of: Field.self) { $0.text = "Ada" }
      app.press(.enter)
      try app.expectState { $0.name = "Ada" }
      try app.press("Load")
      try app.expectState { $0.isLoading = true }
      try app.expectEffects(started: ["load"])
      await app.advance(by: .seconds(1))
      try app.expectState { $0.isLoading = false }
      try app.expectEffects(ended: ["load"])
      try app.press("Reload")
      try app.expectState { $0.log = ["reload": 1] }
      try app.expectOutputs(.loaded("Ada"))
    }
    #expect(text == "")
  }

  @Test("Each unexpected change, effect and output is a failure that names the action")
  func unexpected() async {
    let text = await failure { app in
      app.type("Ada")
      app.press(.enter)
      try app.press("Load")
      await app.advance(by: .seconds(2))
      try app.press("Reload")
    }
    #expect(
      text == """
        the test did not expect these changes
        after type("Ada"):
          Page > Field: text: "" → "Ada"
        after press(enter):
          Page: name: nil → "Ada"
        after press("Load"):
          Page: isLoading: false → true
          effect started: Page: load
        after advance(by: 2.0 seconds):
          Page: isLoading: true → false
          effect ended: Page: load
        after press("Reload"):
          Page: log[reload]: (new) → 1
          output: loaded("Ada")
        """)
  }

  @Test("A wrong expectation throws at once")
  func wrong() async {
    #expect(
      await failure { app in
        app.type("A")
        try app.expectState(of: Field.self) { $0.text = "B" }
      } == """
        Page > Field is in another state than expected (expected → found)
          text: "B" → "A"
        """)
    #expect(
      await failure { try $0.expectEffects(started: ["load"]) }
        == "expected effects to have started: load; those that have: none")
    #expect(
      await failure { app in
        try app.press("Reload")
        try app.expectState { $0.log["reload"] = 1 }
        try app.expectOutputs()
      } == "expected the outputs none; those that came: loaded(\"\")")
    #expect(
      await failure { try $0.expectState(of: Other.self) { _ in } } == "0 components are a Other")
  }

  @Test("Expecting a change twice or too early throws")
  func twice() async {
    let text = await failure { app in
      try app.press("Load")
      try app.expectState { $0.isLoading = true }
      try app.expectEffects(started: ["load"])
      try app.expectState { $0.isLoading = false }
    }
    #expect(text.contains("isLoading: false → true"))
  }

  @Test("An effect that starts and ends within one action has to be expected")
  func brief() async {
    struct Brief: Component {
      var initialState: Bool { true }
      func render(state: Bool) -> Node { Text("").onKey(.enter) { $0 = true } }
      func effects(state: Bool) -> [Effect] {
        if state { .task(id: "once") { $0.send { $0 = false } } }
      }
    }
    await #expect(throws: ExpectationFailure.self) {
      try await exhaustively(Brief()) { screen in
        await screen.settle()
        try screen.expectEffects(started: ["once"], ended: ["once"])
        try screen.expectState { $0 = false }
        screen.press(.enter)
        await screen.settle()
      }
    }
  }

  @Test("Expectations outside of an exhaustive test throw")
  func outside() {
    let screen = TestScreen(Page())
    #expect(throws: ExpectationFailure.self) { try screen.expectState { _ in } }
  }

  private struct Other: Component {
    func render(state: Void) -> Node { Text("") }
  }
}
