import Recurse
import RecurseTesting
import Testing

private struct Page: Component {
  enum Kind: CaseIterable { case plain, found, command, handler, unselected }
  struct State: Equatable {
    var names = ["Ada", "Bob", "Jim", "Kim"]
    var selected: String? = "Bob"
    var log: [String] = []
  }
  let kind: Kind
  var initialState: State { State() }

  func render(state: State) -> Node {
    switch kind {
    case .plain: List(\.names, id: \.self, selection: \.selected) { Text($0) }
    case .unselected: List(\.names, id: \.self) { Text($0) }
    case .found: List(\.names, id: \.self, selection: \.selected, find: \.self) { Text($0) }
    case .command:
      List(\.names, id: \.self, selection: \.selected) { Text($0) }
        .command("Join", key: "j") { $0.log.append("join") }
    case .handler:
      List(\.names, id: \.self, selection: \.selected) { Text($0) }
        .onKey(.character("k")) { $0.log.append("k") }
    }
  }
}

@MainActor @Suite("The letters j and k in a list") struct LetterKeyTests {
  private func screen(_ kind: Page.Kind) -> TestScreen<Page> {
    TestScreen(Page(kind: kind), columns: 12, rows: 4)
  }

  @Test("move as the arrows do, and stop at the ends")
  func moves() {
    let screen = screen(.plain)
    screen.type("j")
    #expect(screen.state.selected == "Jim")
    screen.type("jjj")
    #expect(screen.state.selected == "Kim")
    screen.type("kkkkk")
    #expect(screen.state.selected == "Ada")
  }

  @Test("move the cursor of a list without a selection")
  func cursor() {
    let (letters, arrows) = (screen(.unselected), screen(.unselected))
    letters.type("jj")
    arrows.press(.down, .down)
    #expect(letters.text == arrows.text && letters.text.contains("▌"))
  }

  @Test("find rows where typing finds them")
  func finds() {
    let screen = screen(.found)
    screen.type("k")
    #expect(screen.state.selected == "Kim")
    screen.press(.escape)
    screen.type("j")
    #expect(screen.state.selected == "Jim")
  }

  @Test("are the app's, if it has a use for them")
  func appFirst() {
    let command = screen(.command)
    command.type("j")
    #expect(command.state.log == ["join"] && command.state.selected == "Bob")
    command.type("k")
    #expect(command.state.selected == "Ada")
    let handler = screen(.handler)
    handler.type("k")
    #expect(handler.state.log == ["k"] && handler.state.selected == "Bob")
  }

  @Test("do nothing in a list that is disabled")
  func disabled() {
    struct Off: Component {
      struct State: Equatable { var names = ["Ada", "Bob"], selected: String? = "Ada" }
      var initialState: State { State() }
      func render(state: State) -> Node {
        List(\.names, id: \.self, selection: \.selected) { Text($0) }.disabled()
      }
    }
    let screen = TestScreen(Off(), columns: 12, rows: 4)
    screen.type("j")
    #expect(screen.state.selected == "Ada")
  }
}
