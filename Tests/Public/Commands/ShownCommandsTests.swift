import Recurse
import RecurseTesting
import Testing

@MainActor @Suite("The page of all commands") struct ShownCommandsTests {
  private struct Page: Component {
    struct State { var count = 0 }
    var initialState: State { State() }

    func render(state: State) -> Node {
      VStack {
        Button("Help") { state, emit in
          state.count += 1
          emit.showCommands()
        }
        Text("asked \(state.count)")
      }
      .commands { Command("Grow", key: "+") { $0.count += 10 } }
    }
  }

  @Test("is opened by a transition, and runs commands where the focus was")
  func opened() throws {
    let screen = TestScreen(Page(), columns: 44, rows: 16)
    try screen.press("Help")
    #expect(screen.sheet?.label == "Commands" && screen.shows("asked 1"))
    screen.type("grow")
    screen.press(.enter)
    #expect(screen.sheet == nil && screen.state.count == 11)
    try screen.press("Help")
    screen.press(.escape)
    #expect(screen.sheet == nil && screen.focused?.label == "Help")
  }
}
