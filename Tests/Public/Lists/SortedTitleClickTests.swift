import Recurse
import RecurseTesting
import Testing

@MainActor @Suite("Two quick clicks on a title of a table") struct SortedTitleClickTests {
  private struct Row: Identifiable {
    let id: Int
    var name: String
  }

  private struct Page: Component {
    struct State {
      var rows = (0..<50).map { Row(id: $0, name: "row \(($0 * 37) % 50)") }
      var columns = TableColumns()
    }
    var initialState: State { State() }
    func render(state: State) -> Node {
      Table(\.rows, columns: \.columns) {
        TableColumn("Name", sortedBy: \Row.name) { Text($0.name) }
        TableColumn("Id", sortedBy: \Row.id) { Text("\($0.id)") }
      }
    }
  }

  @Test("turn the order twice, wherever the cursor takes the rows")
  func turns() {
    for keys in [[], [.end], [.down], [.pageDown, .pageDown], [.end, .up]] as [[Key]] {
      let screen = TestScreen(Page(), columns: 30, rows: 8)
      screen.click(column: 2, row: 0)
      screen.press(keys)
      for isAscending in [false, true, false] {
        screen.click(column: 2, row: 0)
        #expect(screen.state.columns.sort?.isAscending == isAscending, "\(keys)")
      }
    }
  }
}
