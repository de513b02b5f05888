import Recurse
import RecurseTesting
import Testing

@MainActor
@Suite("The titles of a table") struct TableHeaderTests {
  @Test("take the focus by Tab, and sort by Enter")
  func focus() {
    let screen = fileTable()
    screen.press(.tab)
    #expect(screen.focused?.role == .tableHeader)
    screen.press(.enter)
    #expect(screen.state.files.map(\.id) == [1, 2, 0])
    #expect(screen.style(row: 0, column: 1).attributes == [.bold, .reverse])
    screen.press(.right, .right, .space)
    #expect(screen.state.columns.sort == .init(column: "Size"))
    #expect(screen.style(row: 0, column: 1).attributes == .bold)
    // An arrow leads back into the rows.
    screen.press(.down)
    #expect(screen.focused?.role == .list)
  }

  @Test("sort by a click, and by another the other way round")
  func click() {
    let screen = fileTable()
    screen.click(column: 19, row: 0)
    #expect(screen.state.columns.sort == .init(column: "Kind"))
    #expect(screen.state.files.map(\.id) == [2, 0, 1])
    screen.click(column: 19, row: 0)
    #expect(screen.state.columns.sort == .init(column: "Kind", isAscending: false))
    // Notes cannot be sorted by.
    screen.click(column: 32, row: 0)
    #expect(screen.state.columns.sort?.column == "Kind")
  }

  @Test("let a column be dragged to another width, by the space behind it")
  func edge() {
    let screen = fileTable()
    screen.drag(from: CellPoint(column: 24, row: 0), to: CellPoint(column: 27, row: 0))
    #expect(screen.state.columns.widths == ["Kind": 10])
    #expect(screen.state.columns.sort == nil)
    #expect(screen.text.hasPrefix(" Name         Kind        Size Note"))
    screen.drag(from: CellPoint(column: 24, row: 0), to: CellPoint(column: 2, row: 3))
    #expect(screen.state.columns.widths == ["Kind": 1])
  }

  @Test("let a column be dragged to the place of another")
  func title() {
    let screen = fileTable()
    screen.drag(from: CellPoint(column: 1, row: 0), to: CellPoint(column: 29, row: 0))
    #expect(screen.state.columns.order == ["Kind", "Size", "Name", "Note"])
    #expect(screen.state.columns.sort == nil)
  }

  @Test("stay while a click goes to a cell")
  func cell() {
    let screen = fileTable()
    screen.click(column: 18, row: 2)
    #expect(screen.state.columns.cursor == "Kind" && screen.state.selected == 1)
  }

  @Test("sort by the largest value first where a column says so")
  func descending() {
    let screen = TestScreen(NarrowTable(), columns: 30, rows: 4)
    screen.click(column: 1, row: 0)
    #expect(screen.state.columns.sort == .init(column: "Memory", isAscending: false))
    #expect(screen.state.files.map(\.size) == [1_000, 300, 20])
    screen.click(column: 1, row: 0)
    #expect(screen.state.files.map(\.size) == [20, 300, 1_000])
    // A click on another title begins anew.
    screen.click(column: 9, row: 0)
    #expect(screen.state.columns.sort == .init(column: "S"))
    var columns = TableColumns(sort: .init(column: "S"))
    columns.turn("Memory", descendingFirst: true)
    #expect(columns.sort == .init(column: "Memory", isAscending: false))
    columns.turn("Memory", descendingFirst: true)
    #expect(columns.sort == .init(column: "Memory"))
  }

  @Test("have an arrow where there is room for it, beside the whole title")
  func arrows() {
    let screen = TestScreen(NarrowTable(), columns: 30, rows: 4)
    func header() -> Substring { screen.text.prefix { $0 != "\n" } }
    #expect(header() == "  Memory S  User")
    screen.click(column: 3, row: 0)
    #expect(header() == " ▼Memory S  User")
    screen.click(column: 9, row: 0)
    #expect(header() == "  Memory S▲ User")
    screen.click(column: 12, row: 0)
    #expect(header() == "  Memory S  User▲")
  }

  @Test("take no focus if the cursor enters no column, and are sorted by clicks alone")
  func withoutCursor() {
    let screen = TestScreen(NarrowTable(), columns: 30, rows: 4)
    screen.press(.tab)
    #expect(screen.focused?.role == .list)
    screen.press(.right)
    screen.type("s")
    #expect(screen.state.columns.cursor == nil && screen.state.columns.sort == nil)
  }
}

/// A table whose columns are hardly wider than their titles, without a cursor in them.
private struct NarrowTable: Component {
  var initialState = Files.few

  func render(state: Files) -> Node {
    Table(\.files, selection: \.selected, columns: \.columns) {
      TableColumn("Memory", sortedBy: \.size) { Text("\($0.size)") }
        .width(7).alignment(.trailing).sortDescendingFirst().selectionDisabled()
      TableColumn("S", sortedBy: \.kind) { Text("\($0.kind.prefix(1))") }
        .width(2).selectionDisabled()
      TableColumn("User", value: \.name).width(8).selectionDisabled()
    }
  }
}
