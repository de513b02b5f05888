import Recurse
import RecurseTesting
import Testing

private struct Code: Component {
  struct State: Equatable {
    var code = ""
    var secret = ""
  }
  var state = State()
  var initialState: State { state }

  func render(state: State) -> Node {
    VStack {
      TextField("Code", text: \.code).allowedCharacters { $0.isNumber }
      SecureField("Secret", text: \.secret)
    }
    .characterLimit(4)
    .allowedCharacters { $0 != "9" }
  }
}

@MainActor @Suite("A field with limits") struct FieldLimitTests {
  private let screen = TestScreen(Code(), columns: 20, rows: 3)

  @Test("takes no character beyond its limit, and none that is not allowed around it")
  func typing() {
    screen.type("1a2 93456")
    #expect(screen.state.code == "1234")
    screen.press(.left, .left)
    screen.type("7")
    #expect(screen.state.code == "1234")
    #expect(screen.cursor?.column == 2)
    screen.press(.backspace)
    screen.type("x8")
    #expect(screen.state.code == "1834")
  }

  @Test("takes of a paste what is allowed, as far as there is room")
  func pasting() {
    screen.type("12")
    screen.press(.home)
    screen.paste("a3b4c5")
    #expect(screen.state.code == "3412")
    #expect(screen.cursor?.column == 2)
    screen.press(.control("z"))
    #expect(screen.state.code == "12")
    screen.paste("xyz")
    #expect(screen.state.code == "12")
  }

  @Test("replaces the selection by what is allowed, and leaves it where nothing is")
  func selection() {
    screen.type("1234")
    screen.press(.home, Key(.right, modifiers: .shift), Key(.right, modifiers: .shift))
    screen.type("x")
    #expect(screen.state.code == "1234")
    screen.paste("567")
    #expect(screen.state.code == "5634")
  }

  @Test("counts characters as a person sees them, in a secret, too")
  func clusters() {
    screen.press(.tab)
    screen.type("e\u{301}👩‍👩‍👧日9xy")
    #expect(screen.state.secret == "e\u{301}👩‍👩‍👧日x")
  }

  @Test("shows a longer text of the state, which can be shortened and be undone to")
  func longer() {
    let screen = TestScreen(
      Code(state: .init(code: "99999x")), columns: 20, rows: 3)
    screen.press(.end)
    screen.type("1")
    #expect(screen.state.code == "99999x")
    screen.press(.backspace, .backspace)
    #expect(screen.state.code == "9999")
    screen.press(.control("z"))
    #expect(screen.state.code == "99999x")
  }
}
