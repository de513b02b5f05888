import Recurse
import RecurseTesting
import Testing

@MainActor
@Suite("The ids of a table's columns") struct ColumnIDTests {
  struct Report: Identifiable, Equatable {
    let id: Int
    var errors: Int
    var warnings: Int
  }

  struct Page: Component {
    struct State {
      var reports = [
        Report(id: 0, errors: 2, warnings: 7), Report(id: 1, errors: 1, warnings: 9),
        Report(id: 2, errors: 3, warnings: 8),
      ]
      var columns = TableColumns()
      var sorted: [String] = []
    }
    var ids: [String?] = ["errors", "warnings"]
    var initialState: State { State() }

    func render(state: State) -> Node {
      Table(\.reports, columns: \.columns) {
        TableColumn("Count", id: ids[0], sortedBy: \.errors) { Text("\($0.errors)") }.width(8)
        TableColumn("Count", id: ids[1], sortedBy: \.warnings) { Text("\($0.warnings)") }.width(8)
      } onSort: { state, sort in
        state.sorted.append(sort.column)
        state.reports.sort(by: sort.precedes)
      }
    }
  }

  @Test("tell columns with one title apart: their order, width, place and cursor")
  func apart() {
    let screen = TestScreen(Page(), columns: 24, rows: 4)
    screen.click(column: 10, row: 0)
    #expect(screen.state.columns.sort == .init(column: "warnings"))
    #expect(screen.state.sorted == ["warnings"])
    #expect(
      screen.text == """
         Count    Count▲
        ▌2        7
         3        8
         1        9
        """)
    screen.press(.right, .right)
    #expect(screen.state.columns.cursor == "warnings")
    screen.press(.character(">"), Key.left.with(.alt))
    #expect(screen.state.columns.widths == ["warnings": 9])
    #expect(screen.state.columns.order == ["warnings", "errors"])
    #expect(screen.text.hasPrefix(" Count▲    Count"))
    #expect(screen.reports.isEmpty)
  }

  @Test("are told once where columns share one, and these are columns of their own all the same")
  func repeated() {
    let screen = TestScreen(Page(ids: [nil, nil]), columns: 24, rows: 4)
    #expect(screen.reports.count == 1)
    #expect(screen.reports.first?.contains("have the id “Count”") == true)
    screen.click(column: 10, row: 0)
    #expect(screen.state.columns.sort == .init(column: "Count 2"))
    #expect(screen.state.reports.map(\.warnings) == [7, 8, 9])
    #expect(screen.text.hasPrefix(" Count    Count▲\n▌2        7\n"))
    screen.resize(columns: 30, rows: 5)
    #expect(screen.reports.count == 1)
  }

  @Test("are not spoken; the titles are")
  func spoken() {
    let screen = TestScreen(Page(), columns: 24, rows: 4, screenReader: true)
    let dialogue = """
      table. Count 2, Count 7, row 1 of 3
      > down
      Count 1, Count 9, row 2 of 3
      > right
      Count 1
      > shift+tab
      column titles, Count
      """
    #expect(screen.dialogue(dialogue) == dialogue)
  }
}
