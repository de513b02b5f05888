import Recurse
import RecurseTesting
import Testing

@MainActor @Suite("An error that follows what is typed") struct LiveErrorTests {
  private struct Form: Component {
    struct State {
      var name = ""
      var isTaken = false
    }
    var initialState: State { State() }

    func render(state: State) -> Node {
      TextField("Name", text: \.name)
        .fieldError(state.isTaken ? "taken" : state.name.contains("x") ? "no x" : nil)
      Button("Below") { _ in }
    }
  }

  @Test("is said when the person has typed, and does not come and go before")
  func steady() {
    let screen = TestScreen(Form(), columns: 20, rows: 4)
    for letter in ["a", "x", "y"] {
      screen.type(letter)
      #expect(!screen.text.contains("✗"))
    }
    screen.press(.enter)
    #expect(screen.text.contains("✗ no x"))
    screen.type("z")
    #expect(!screen.text.contains("✗"))
    screen.press(.tab)
    #expect(screen.text.contains("✗ no x"))
  }

  @Test("is said at once where it comes from elsewhere")
  func elsewhere() {
    let screen = TestScreen(Form(), columns: 20, rows: 4)
    screen.type("a")
    screen.change { $0.isTaken = true }
    #expect(screen.text.contains("✗ taken"))
  }
}
