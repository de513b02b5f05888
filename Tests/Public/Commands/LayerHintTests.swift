import Recurse
import RecurseTesting
import Testing

@MainActor @Suite("The hints below a layer") struct LayerHintTests {
  private struct Page: Component {
    struct State {
      var isAsking = false
      var isDone = false
    }
    var initialState: State { State() }

    func render(state: State) -> Node {
      VStack(alignment: .stretch) {
        Button("Ask") { $0.isAsking = true }
          .alert("Sure?", isPresented: \.isAsking) { Button("Keep", role: .cancel) }
        Spacer()
        KeyHints()
      }
      .command("Quit", key: "q") { $0.isDone = true }
    }
  }

  @Test("name the keys that work there")
  func quit() {
    let screen = TestScreen(Page(), columns: 60, rows: 12)
    #expect(screen.text.hasSuffix(" q Quit"))
    screen.press(.enter)
    #expect(screen.alert != nil && screen.text.hasSuffix(" Ctrl+Q Quit"))
    screen.press(.character("q"))
    #expect(!screen.state.isDone)
    screen.press(.control("q"))
    #expect(screen.state.isDone)
  }
}
