import Recurse
import RecurseTesting
import Testing

/// A list whose rows send the focus to a field, in each way in which a row is chosen.
private struct Picking: Component {
  enum Place { case list, text }
  struct State {
    var focus: Place? = .text
    var selected: Int? = 1
    var text = ""
  }

  var initialState = State()

  func render(state: State) -> Node {
    List([1, 2, 3], id: \.self, selection: \.selected) { row in
      Text("row \(row)").onSelect { $0.focus = .text }
    }
    .focused(\.focus, equals: .list)
    TextField("Text", text: \.text).focused(\.focus, equals: .text)
  }
}

@MainActor
@Suite("A focus that a handler sends back in the same event") struct RecalledFocusTests {
  @Test("follows the state after a click on a row", arguments: [0, 1, 2])
  func click(row: Int) {
    let screen = TestScreen(Picking(), columns: 20, rows: 6)
    #expect(screen.focused?.label == "Text")
    screen.click(column: 3, row: row)
    #expect(screen.state.focus == .text)
    #expect(screen.focused?.label == "Text")
    screen.type("x")
    #expect(screen.state.text == "x")
  }

  @Test("stays where the state lets it go")
  func stays() {
    let screen = TestScreen(Picking(), columns: 20, rows: 6)
    screen.press(.tab)
    #expect(screen.state.focus == .list)
    #expect(screen.focused?.label != "Text")
  }
}
