import Recurse
import RecurseTesting
import Testing

private struct Refused: Error {}

/// A commit that can be copied, in ways that handlers of all kinds have.
private struct Commit: Component {
  typealias Output = String
  struct State: Equatable {
    var hash = "4ffbecdf"
    var query = 1
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    Button("Copy") { state, emit in
      emit.copy(state.hash)
      state.hash = "copied"
    }
    .command("Ring", key: "ctrl+r") { _, emit in
      emit.bell()
      emit.bell()
    }
    .onKey(.character("n")) { _, emit in emit.notify("3 files\nand 4;5") }
    .onKey(.character("p")) { _, emit in emit.notify("4;1;50") }
    Button("Refuse") { _, emit in
      emit.copy("lost")
      emit.notify("lost")
      throw Refused()
    }
    Button("Ask") { $0.query += 1 }
    Button("Both") { _, emit in
      emit("copied")
      emit.copy("child")
    }
    Button("Ends") { _, emit in emit.copy("a\u{1B}]52;c;aGk=\u{7}b\r\nc") }
    Button("Long") { _, emit in
      emit.copy(String(repeating: "x", count: 65_537))
      emit.copy("")
      emit.notify(String(repeating: "y", count: 1_000))
      emit.notify("")
    }
    Button("Many") { _, emit in for number in 0..<2_000 { emit.copy("\(number)") } }
  }

  func effects(state: State) -> [Effect] {
    .task(id: state.query) { app in
      try await app.clock.sleep(for: .seconds(1))
      app.send { state, emit in emit.notify("answer \(state.query)") }
    }
  }
}

@MainActor @Suite("What a handler asks of the terminal") struct EmittedRequestTests {
  private func screen() -> TestScreen<Commit> { TestScreen(Commit(), columns: 40, rows: 12) }

  @Test("is done once the transition has ended, by buttons, commands and keys")
  func handlers() throws {
    let screen = screen()
    try screen.press("Copy")
    try screen.press("Copy")
    #expect(screen.copied == ["4ffbecdf", "copied"])
    screen.press(.control("r"))
    #expect(screen.bells == 2)
    screen.press(.character("n"))
    #expect(screen.notifications == ["3 files and 4;5"])
  }

  @Test("is not done if the transition throws")
  func throwing() {
    let screen = screen()
    try? screen.press("Refuse")
    #expect(screen.copied.isEmpty && screen.notifications.isEmpty)
  }

  @Test("is done by an effect, as long as that has not ended")
  func effects() async throws {
    let screen = screen()
    try screen.press("Ask")
    await screen.advance(by: .seconds(2))
    #expect(screen.notifications == ["answer 2"])
  }

  @Test("is done before what the parent does with an output")
  func order() throws {
    struct Parent: Component {
      func render(state: Void) -> Node {
        Commit().on { (_, output: String, emit) in emit.copy("parent: \(output)") }
      }
    }
    let screen = TestScreen(Parent(), columns: 40, rows: 12)
    try screen.press("Both")
    #expect(screen.copied == ["child", "parent: copied"])
  }

  @Test("contains no control of a terminal, and no command of one")
  func harmless() throws {
    let screen = screen()
    screen.press(.character("p"))
    #expect(screen.notifications == ["4,1;50"])
    try screen.press("Ends")
    #expect(screen.copied == ["a\u{FFFD}]52;c;aGk=\u{FFFD}b\nc"])
  }

  @Test("is bounded")
  func bounds() throws {
    let screen = screen()
    try screen.press("Long")
    #expect(screen.copied.isEmpty)
    #expect(screen.notifications == [String(repeating: "y", count: 256)])
    try screen.press("Many")
    #expect(screen.copied.count == 1_000 && screen.copied.last == "1999")
  }

  @Test("is collected by a tree without a screen")
  func treeCollects() throws {
    let tree = tree(Commit())
    try tree.press("Copy")
    #expect(tree.copied == ["4ffbecdf"] && tree.bells == 0 && tree.notifications.isEmpty)
  }

  @Test("is nothing that a handler which ignores its event may do")
  func ignored() {
    struct Page: Component {
      func render(state: Void) -> Node {
        Text("Page").focusable().onKey { (_, _, emit) in
          emit.copy("ignored")
          return .ignored
        }
      }
    }
    let screen = TestScreen(Page(), columns: 20, rows: 2, isStrict: true)
    withKnownIssue {
      screen.press(.character("x"))
    } matching: {
      "\($0)".contains("answered .ignored, and yet emitted")
    }
    #expect(screen.copied.isEmpty)
  }
}
