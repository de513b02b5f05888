import Recurse
import RecurseTesting
import Testing

@MainActor @Suite("The first arrow in a list that selects nothing") struct FirstArrowTests {
  private struct Names: Component {
    struct State {
      var names: [String]
      var selected: String?
    }
    var initialState: State

    init(_ names: [String]) { initialState = State(names: names) }

    func render(state: State) -> Node {
      List(state.names, id: \.self, selection: \.selected) { Text($0) }.frame(height: 4)
      Button("Below") { _ in }
    }
  }

  @Test("selects a row, also where there is one alone", arguments: 1...3)
  func selects(count: Int) {
    let screen = TestScreen(Names((0..<count).map { "row \($0)" }), columns: 20, rows: 6)
    screen.press(.down)
    #expect(screen.focused?.role == .list && screen.state.selected == "row 0")
    screen.press(.down)
    #expect(screen.state.selected == (count == 1 ? "row 0" : "row 1"))
  }
}
