import Recurse
import RecurseTesting
import Testing

private struct Form: Component {
  struct State: Equatable {
    var name = ""
    var selected: Int? = 1
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    TextField("Name", text: \.name)
    Button("Save") { _ in }
    List(0..<3, id: \.self, selection: \.selected) { number in Text("row \(number)") }
  }
}

@MainActor @Suite("The terminal's cursor") struct HiddenCursorTests {
  @Test("goes with the focus also while it is hidden, and shows where text is typed")
  func follows() {
    let screen = TestScreen(Form(), columns: 20, rows: 6)
    screen.type("a")
    #expect(screen.cursor == CellPoint(column: 1, row: 0))
    #expect(screen.cursorLocation == screen.cursor)
    screen.press(.tab)
    #expect(screen.cursor == nil)
    #expect(screen.cursorLocation == CellPoint(column: 0, row: 1))
    screen.press(.tab)
    #expect(screen.cursorLocation == CellPoint(column: 0, row: 3))
    screen.press(.down)
    #expect(screen.cursor == nil && screen.cursorLocation == CellPoint(column: 0, row: 4))
  }

  @Test("is nowhere while nothing has the focus")
  func nowhere() {
    let screen = TestScreen(Poem(), columns: 20, rows: 2)
    #expect(screen.cursor == nil && screen.cursorLocation == nil)
  }

  private struct Poem: Component {
    func render(state: Void) -> Node { Text("only read") }
  }
}
