import Recurse
import RecurseTesting
import Testing

/// A list with a huge number of rows, of which only the visible ones are mounted.
@MainActor
@Suite("Lists with as many rows as there are numbers") struct EndlessListTests {
  private struct Numbers: Component {
    struct State {
      var rows = 0..<Int.max
      var selected: Int?
    }
    var mode = SelectionMode.none
    var initialState: State { State() }
    func render(state: State) -> Node {
      List(state.rows, id: \.self, selection: mode) { number in
        Text("\(number)")
      } footer: {
        Text("the end")
      }
      .onKey(.character("x")) { $0.rows = 0..<($0.rows.count == .max ? 3 : .max) }
    }
  }

  private static let most = 1 << 53

  @Test("The list shows its first and last rows")
  func ends() {
    let screen = TestScreen(Numbers(mode: .multiple), columns: 20, rows: 4)
    #expect(screen.text.contains("0") && screen.text.contains("3"))
    screen.press(.end)
    #expect(screen.text.contains("\(Self.most - 1)"))
    screen.press(.up, .pageUp, .pageDown, .down, .home, .end, .up)
    #expect(screen.text.contains("\(Self.most - 2)"))
    screen.press(.character("x"))
    #expect(screen.text.contains("the end"))
    screen.press(.character("x"), .end, .home)
    #expect(screen.failure == nil)
  }

  @Test("The cost is that of the visible rows")
  func cost() {
    let screen = TestScreen(Numbers(), columns: 20, rows: 4)
    _ = screen.takeRecord()
    screen.press(.end)
    #expect(screen.takeRecord().update.regions < 20)
  }

  @Test(
    "The scrollbar, the wheel and any mouse position scroll the list", arguments: OddNumbers.ints)
  func mouse(number: Int) {
    let screen = TestScreen(Numbers(), columns: 20, rows: 4)
    screen.mouse(
      MouseEvent(.press(.left), at: CellPoint(column: 19, row: 0)),
      MouseEvent(.drag(.left), at: CellPoint(column: 19, row: number)),
      MouseEvent(.drag(.left), at: CellPoint(column: number, row: 2)),
      MouseEvent(.release(.left), at: CellPoint(column: 19, row: number)),
      MouseEvent(.wheelDown, at: CellPoint(column: 1, row: 1)),
      MouseEvent(.press(.left), at: CellPoint(column: 1, row: 1)))
    #expect(screen.failure == nil)
  }

  @Test("A selection without a row shows the rows")
  func selection() {
    struct Page: Component {
      struct State { var selected: Int? = -1 }
      struct Row: Identifiable { let id: Int }
      var initialState: State { State() }
      func render(state: State) -> Node {
        List((0..<Int.max).lazy.map(Row.init), selection: \.selected) { Text("\($0.id)") }
      }
    }
    let screen = TestScreen(Page(), columns: 20, rows: 3)
    #expect(screen.text.hasPrefix("0") || screen.text.contains("1"))
    #expect(screen.state.selected == nil)
  }
}
