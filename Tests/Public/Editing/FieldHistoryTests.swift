import Recurse
import RecurseTesting
import Testing

private struct Shell: Component {
  struct State: Equatable {
    var command = ""
    var commands = ["make", "git log", "git diff", "git diff"]
    var other = ""
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    VStack {
      TextField("Command", text: \.command)
        .history(\.commands)
        .onSubmit {
          $0.commands.append($0.command)
          $0.command = ""
        }
      TextField("Other", text: \.other)
    }
  }
}

@MainActor @Suite("The history of a field") struct FieldHistoryTests {
  private let screen = TestScreen(Shell(), columns: 20, rows: 3)

  @Test("leads back by ↑ and forward by ↓, up to what was typed")
  func arrows() {
    screen.type("gi")
    screen.press(.up)
    #expect(screen.state.command == "git diff")
    screen.press(.up, .control("p"))
    #expect(screen.state.command == "make")
    screen.press(.up)
    #expect(screen.state.command == "make")
    screen.press(.down, .control("n"), .down)
    #expect(screen.state.command == "gi")
    screen.press(.down)
    screen.type("x")
    #expect(screen.state.other == "x")
  }

  @Test("finds by Ctrl+R what contains the typed text")
  func finding() {
    screen.type("log")
    screen.press(.control("r"))
    #expect(screen.state.command == "git log")
    screen.press(.control("r"))
    #expect(screen.state.command == "git log")
    screen.press(.control("z"))
    #expect(screen.state.command == "log")
  }

  @Test("has what was entered, and is left as it is by an edit")
  func entering() {
    screen.press(.up)
    screen.type("!")
    screen.press(.enter)
    #expect(screen.state.command == "")
    screen.press(.up)
    #expect(screen.state.command == "git diff!")
    screen.press(.up)
    #expect(screen.state.command == "git diff")
    screen.type("?")
    // The edited text is what is typed now.
    screen.press(.up, .down)
    #expect(screen.state.command == "git diff?")
  }

  @Test("is nothing for a field without one")
  func without() {
    screen.press(.tab, .control("r"))
    #expect(screen.unhandled == [.key(KeyEvent(.control("r")))])
    screen.press(.up)
    screen.type("y")
    #expect(screen.state.command == "y")
  }
}
