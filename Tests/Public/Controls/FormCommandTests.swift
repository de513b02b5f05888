import Recurse
import RecurseTesting
import Testing

/// A form that a command submits, and one that moves the focus away from a field.
private struct Page: Component {
  enum Field { case name, city }
  struct State: Equatable {
    var name = ""
    var city = ""
    var saved = 0
    var focus: Field?
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    VStack(alignment: .stretch) {
      Form {
        TextField("Name", text: \.name).fieldError(state.name.isEmpty ? "Who?" : nil)
          .focused(\.focus, equals: .name)
        TextField("City", text: \.city).fieldError(state.city.isEmpty ? "Where?" : nil)
          .focused(\.focus, equals: .city)
      }
      Button("Other") { _ in }
    }
    .commands {
      Command("Save", key: "ctrl+s") { $0 = State(saved: $0.saved + 1, focus: .name) }.submitsForm()
      Command("City", key: "f2") { $0.focus = .city }
      Command("Anew", key: "f3") { $0 = State(focus: .city) }
    }
  }
}

@MainActor @Suite("A form and commands") struct FormCommandTests {
  private let screen = TestScreen(Page(), columns: 30, rows: 8)

  @Test("a command that submits does nothing but show what is wrong")
  func refused() throws {
    try screen.focus("Other")
    screen.press(.control("s"))
    #expect(screen.state.saved == 0 && screen.focused?.label == "Name")
    #expect(screen.shows("✗ Who?") && screen.shows("✗ Where?"))
  }

  @Test("a command that submits runs where nothing is wrong, and the form is as new")
  func submitted() throws {
    screen.type("Ada\tRome")
    screen.press(.control("s"))
    #expect(screen.state.saved == 1 && screen.state.name == "")
    #expect(screen.focused?.label == "Name" && !screen.shows("✗"))
    try screen.runCommand("Save")
    #expect(screen.state.saved == 1 && screen.shows("✗ Who?"))
  }

  @Test("a command that moves the focus leaves a field: what is wrong with it is shown")
  func moved() {
    screen.press(.function(2))
    #expect(screen.focused?.label == "City" && screen.shows("✗ Who?") && !screen.shows("Where?"))
  }

  @Test("a command that gives the fields other values leaves none of them")
  func renewed() {
    screen.type("Ada")
    screen.press(.function(3))
    #expect(screen.focused?.label == "City" && !screen.shows("✗"))
  }

  @Test("a command inside one form submits that one alone")
  func inside() {
    struct Two: Component {
      struct State { var one = "", two = "", saved = 0 }
      var initialState: State { State() }
      func render(state: State) -> Node {
        VStack(alignment: .stretch) {
          Form { TextField("One", text: \.one).fieldError(state.one.isEmpty ? "One?" : nil) }
            .commands { Command("Save", key: "ctrl+s") { $0.saved += 1 }.submitsForm() }
          Form { TextField("Two", text: \.two).fieldError(state.two.isEmpty ? "Two?" : nil) }
        }
      }
    }
    let screen = TestScreen(Two(), columns: 30, rows: 8)
    screen.press(.control("s"))
    #expect(screen.state.saved == 0 && screen.shows("✗ One?") && !screen.shows("Two?"))
    screen.type("x")
    screen.press(.control("s"))
    #expect(screen.state.saved == 1 && !screen.shows("✗"))
  }
}
