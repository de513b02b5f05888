import Recurse
import RecurseTesting
import Testing

@MainActor
@Suite("The titles of a table's columns") struct ColumnTitleTests {
  struct Sample: Identifiable, Equatable {
    let id: Int
    var name: String
    var mean: Int
  }

  struct Page: Component {
    struct State {
      var samples = [
        Sample(id: 0, name: "b", mean: 3), Sample(id: 1, name: "Mean", mean: 1),
        Sample(id: 2, name: "a", mean: 2),
      ]
      var columns = TableColumns()
    }
    var initialState: State { State() }

    func render(state: State) -> Node {
      Table(\.samples, columns: \.columns) {
        TableColumn("Name", value: \.name).width(6)
        TableColumn("Mean", sortedBy: \.mean) { Text("\($0.mean)") }.width(7).alignment(.trailing)
        TableColumn("Max", sortedBy: \.mean) { Text("\($0.mean)") }.width(6)
      }
    }
  }

  @Test("are clicked by their words, whatever the cells below them say")
  func click() throws {
    let screen = TestScreen(Page(), columns: 24, rows: 4)
    try screen.click("Mean")
    #expect(screen.state.columns.sort == .init(column: "Mean"))
    try screen.click(screen.element(.columnTitle, "Mean"))
    #expect(screen.state.columns.sort == .init(column: "Mean", isAscending: false))
    #expect(screen.all(.columnTitle).map(\.label) == ["Name", "Mean", "Max"])
    #expect(screen.all(.tableCell, "Mean").map(\.text) == ["3", "2", "1"])
  }

  /// The first row of the screen.
  private func top(_ screen: TestScreen<Page>) -> Substring? {
    screen.text.split(separator: "\n").first
  }

  @Test("touch the arrow of the order, which belongs to no other title")
  func arrow() throws {
    let screen = TestScreen(Page(), columns: 24, rows: 4)
    #expect(top(screen) == " Name      Mean Max")
    try screen.click("Mean")
    #expect(top(screen) == " Name     ▲Mean Max")
    try screen.click("Max")
    #expect(top(screen) == " Name      Mean Max▲")
    try screen.click("Name")
    #expect(top(screen) == " Name▲     Mean Max")
  }

  @Test("sort with “s” by the first column while there is no order, or one of no column")
  func first() {
    let screen = TestScreen(Page(), columns: 24, rows: 4)
    screen.type("s")
    #expect(screen.state.columns.sort == .init(column: "Name"))
    let old = TestScreen(
      Page(), state: .init(columns: TableColumns(sort: .init(column: "Gone"))), columns: 24, rows: 4
    )
    old.type("s")
    #expect(old.state.columns.sort == .init(column: "Name"))
  }

  @Test("are sorted by the focused one with “s”, as with Enter")
  func focused() throws {
    let screen = TestScreen(Page(), columns: 24, rows: 4)
    try screen.click("Mean")
    screen.press(.tab)
    #expect(screen.focused?.role == .tableHeader)
    screen.type("s")
    #expect(screen.state.columns.sort == .init(column: "Name"))
  }
}
