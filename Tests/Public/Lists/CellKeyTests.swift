import Recurse
import RecurseTesting
import Testing

/// Cells of numbers, edited and emptied as in a spreadsheet, or without that.
private struct Grid: Component {
  struct Row: Identifiable, Equatable {
    let id: Int
    var cells: [String]
  }

  struct State: Equatable {
    var rows = (0..<3).map { Row(id: $0, cells: ["a\($0)", "b\($0)", "c\($0)"]) }
    var row: Int? = 0
    var columns = TableColumns(cursor: "A")
    var left = 0
    var removed: [Int] = []
  }
  var typing = true
  var removesRows = false
  /// The columns whose cells can be edited.
  var edited = ["A", "B", "C"]
  var initialState: State { State() }

  func render(state: State) -> Node {
    VStack(alignment: .stretch) {
      Table(\.rows, selection: \.row, columns: \.columns) {
        for (index, title) in ["A", "B", "C"].enumerated() {
          TableColumn(title) { row in
            if edited.contains(title) {
              Text(row.cells[index])
                .onEdit(row.cells[index], startsByTyping: typing) {
                  $0.rows[row.id].cells[index] = $1
                }
                .onDelete { $0.rows[row.id].cells[index] = "" }
            } else {
              Text(row.cells[index])
            }
          }
          .width(8)
        }
      } row: { row, node in
        if removesRows { node.onDelete { $0.removed.append(row.id) } } else { node }
      }
      KeyHints()
    }
    .onKey(.escape) { $0.left += 1 }
  }
}

@MainActor @Suite("The keys of cells that are edited") struct CellKeyTests {
  private func screen(_ grid: Grid = Grid()) -> TestScreen<Grid> {
    TestScreen(grid, columns: 60, rows: 5)
  }

  private func cells(_ screen: TestScreen<Grid>) -> [String] { screen.state.rows.flatMap(\.cells) }

  @Test("Escape keeps the cell: Delete empties it, and no other")
  func escape() {
    let screen = screen()
    screen.press(.right, .escape)
    #expect(screen.state.columns.cursor == "B" && screen.state.left == 1)
    #expect(!screen.shows("Esc"))
    screen.press(.delete)
    #expect(cells(screen) == ["a0", "", "c0", "a1", "b1", "c1", "a2", "b2", "c2"])
  }

  @Test("Where the cursor is in another cell or a whole row, Delete empties no cell")
  func otherCell() {
    let screen = screen(Grid(edited: ["B"]))
    #expect(!screen.shows("Del"))
    screen.press(.delete, .escape)
    #expect(screen.state.columns.cursor == nil && screen.state.left == 0)
    #expect(!screen.shows("Del"))
    screen.press(.delete)
    #expect(cells(screen) == Grid.State().rows.flatMap(\.cells))
  }

  @Test("What the whole row says is for each cell that says nothing itself")
  func wholeRow() {
    let screen = screen(Grid(removesRows: true, edited: ["B"]))
    #expect(screen.shows("Del"))
    screen.press(.delete)
    #expect(screen.state.removed == [0])
    screen.press(.right, .delete)
    #expect(screen.state.removed == [0] && screen.state.rows[0].cells[1] == "")
    screen.change { $0.columns.cursor = nil }
    screen.press(.down, .delete)
    #expect(screen.state.removed == [0, 1])
  }

  @Test("Enter on a whole row edits its first cell that can be, which has the cursor then")
  func firstCell() {
    let screen = screen(Grid(typing: false, edited: ["B", "C"]))
    screen.press(.enter)
    // The cursor is in a cell that cannot be edited.
    #expect(screen.focused?.role == .list)
    screen.press(.escape, .enter)
    #expect(screen.state.columns.cursor == "B" && screen.focused?.role == .textField)
    screen.type("!\r")
    #expect(screen.state.rows[0].cells == ["a0", "b0!", "c0"])
  }

  @Test("Enter keeps what was typed and goes a row down, in the last row to none")
  func enter() {
    let screen = screen()
    screen.type("1\r2\r3\r")
    #expect(cells(screen) == ["1", "b0", "c0", "2", "b1", "c1", "3", "b2", "c2"])
    #expect(screen.state.row == 2 && screen.focused?.role == .list)
    screen.press(.up, .enter)
    screen.type("x\r")
    #expect(screen.state.rows[1].cells[0] == "2x" && screen.state.row == 2)
    // Where edits do not start by typing, the cursor stays.
    let quiet = self.screen(Grid(typing: false))
    quiet.press(.enter)
    quiet.type("!\r")
    #expect(quiet.state.rows[0].cells[0] == "a0!" && quiet.state.row == 0)
  }

  @Test("Up and Down keep what was typed and go a row on, and stay in the table at its ends")
  func rows() {
    let screen = screen()
    screen.type("1")
    screen.press(.down)
    screen.type("2")
    screen.press(.left)
    screen.type("-")
    screen.press(.up)
    #expect(screen.state.rows.map(\.cells[0]) == ["1", "-2", "a2"] && screen.state.row == 0)
    screen.type("5")
    screen.press(.up)
    #expect(screen.state.row == 0 && screen.focused?.role == .list)
    screen.type("6")
    screen.press(.tab)
    #expect(screen.state.rows[0].cells[0] == "6" && screen.state.columns.cursor == "B")
    screen.press(.end)
    screen.type("7")
    screen.press(.down)
    #expect(screen.state.rows[2].cells[1] == "7" && screen.focused?.role == .list)
    #expect(screen.state.row == 2)
  }

  @Test("Tab goes from cell to cell, and out of the table after the last")
  func tab() {
    let screen = screen()
    screen.type("1\r")
    screen.press(.tab)
    #expect(screen.state.columns.cursor == "B" && screen.focused?.role == .list)
    screen.press(.shiftTab, .tab, .tab)
    #expect(screen.state.columns.cursor == "C")
    // From a field at the end it goes to the cell first.
    screen.type("9")
    screen.press(.tab)
    #expect(screen.state.rows[1].cells[2] == "9" && screen.focused?.role == .list)
    screen.press(.tab)
    #expect(screen.focused?.role == .tableHeader)
    let quiet = self.screen(Grid(typing: false))
    quiet.press(.tab)
    #expect(quiet.focused?.role == .tableHeader && quiet.state.columns.cursor == "A")
  }

  @Test("A field of the app's own in a cell keeps its keys")
  func ownField() {
    struct Names: Component {
      struct State {
        var rows = (0..<3).map { Grid.Row(id: $0, cells: []) }
        var row: Int? = 1
        var columns = TableColumns(cursor: "A")
        var text = ""
        var submitted = 0
      }
      var initialState: State { State() }
      func render(state: State) -> Node {
        Table(\.rows, selection: \.row, columns: \.columns) {
          TableColumn("A") { row in
            if row.id == 1 {
              TextField("Name", text: \.text).onSubmit { $0.submitted += 1 }
            } else {
              Text("row")
            }
          }
          .width(9)
        }
      }
    }
    let screen = TestScreen(Names(), columns: 20, rows: 5)
    screen.click(column: 2, row: 2)
    screen.type("x\r")
    #expect(screen.state.submitted == 1 && screen.state.row == 1)
    #expect(screen.focused?.role == .textField)
  }

  @Test("which type are in no hint, for they do nothing else")
  func hints() {
    struct Sheet: Component {
      var typing: Bool
      var initialState: Int { 0 }
      func render(state: Int) -> Node {
        VStack(alignment: .stretch) { Grid(typing: typing) }
          .command("Quit", key: "q") { $0 += 1 }
          .command("Save", key: "ctrl+s") { $0 += 1 }
      }
    }
    for typing in [true, false] {
      let screen = TestScreen(Sheet(typing: typing), columns: 120, rows: 5)
      #expect(screen.shows("q Quit") == !typing && screen.shows("Ctrl+S Save"), "\(screen.text)")
      screen.press(.character("q"))
      #expect(screen.state == (typing ? 0 : 1))
    }
  }
}
