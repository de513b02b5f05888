import Recurse
import RecurseTesting
import Testing

private struct Names: Component {
  struct State: Equatable {
    var names = ["Ada", "Bob", "Cleo"]
    var selected: String? = "Bob"
    var marked: Set<String> = []
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    List(state.names, id: \.self, selection: \.selected) { Text($0) }.frame(height: 3)
    List(\.names, id: \.self, selection: \.marked) { Text($0) }.frame(height: 3)
  }
}

@MainActor @Suite("A list whose rows are known by a part of their elements")
struct SelectedByIDTests {
  @Test("has a selection in the state")
  func selection() {
    let screen = TestScreen(Names(), columns: 20, rows: 6)
    screen.press(.down)
    #expect(screen.state.selected == "Cleo")
    screen.press(.tab, .space)
    #expect(screen.state.marked == ["Ada"])
  }
}
