import Recurse
import RecurseTesting
import TestSupport
import Testing

/// Numbers of which several can be selected.
private struct Several: Component {
  struct Row: Identifiable, Equatable {
    var id: Int
  }

  struct State: Equatable {
    var rows = (0..<30).map { Row(id: $0) }
    var marked: Set<Int> = []
  }

  var isTable = false
  var disabled: Set<Int> = []
  var initialState = State()

  func render(state: State) -> Node {
    if isTable {
      Table(\.rows, selection: \.marked) { TableColumn("n") { Text("row \($0.id)") } }
    } else {
      List(\.rows, selection: \.marked, selectable: { !disabled.contains($0.id) }) { number in
        Text("row \(number.id)")
      }
    }
  }
}

/// Rows whose selection counts how often it is written.
private struct Counted: Component {
  struct State: Equatable {
    var marked: Set<Int> = [] { didSet { writes += 1 } }
    var writes = 0
  }
  var initialState = State()

  func render(state: State) -> Node {
    List(0..<1_000, id: \.self, selection: \.marked) { number in Text("row \(number)") }
  }
}

@MainActor
@Suite("A range of rows") struct RangeSelectionTests {
  private let down = Key.down.with(.shift)
  private let up = Key.up.with(.shift)

  @Test(
    "is selected by Shift and an arrow, from the row that Space selected",
    arguments: [
      false, true,
    ])
  func fromSpace(isTable: Bool) {
    let screen = TestScreen(Several(isTable: isTable), columns: 20, rows: 8)
    screen.press(.down, .space, down, down)
    #expect(screen.state.marked == [1, 2, 3])
    screen.press(.down, .down, down)
    #expect(screen.state.marked == [1, 2, 3, 4, 5, 6])
  }

  @Test("reaches the ends of the list by Shift with Home and End", arguments: [false, true])
  func ends(isTable: Bool) {
    let screen = TestScreen(Several(isTable: isTable), columns: 20, rows: 8)
    screen.press(.down, .down, .space, Key.end.with(.shift))
    #expect(screen.state.marked == Set(2..<30) && screen.picture.contains("row 29"))
    screen.press(Key.home.with(.shift))
    #expect(screen.state.marked == [0, 1, 2] && screen.picture.contains("row 0"))
  }

  @Test("begins at the cursor where nothing was selected before")
  func fromCursor() {
    let screen = TestScreen(Several(), columns: 20, rows: 8)
    screen.press(.down, .down, down)
    #expect(screen.state.marked == [2, 3])
    screen.press(.down, .down, down)
    #expect(screen.state.marked == [2, 3, 5, 6])
  }

  @Test("leaves what was selected before where it ends earlier again")
  func shrunk() {
    let screen = TestScreen(Several(), columns: 20, rows: 8)
    screen.press(.down, .down, .down, .down, .space, .up, .up, .space, down, down, down)
    #expect(screen.state.marked == [2, 3, 4, 5])
    screen.press(up, up)
    #expect(screen.state.marked == [2, 3, 4])
  }

  @Test("begins at the cursor where Space or a click has deselected a row")
  func fromDeselected() {
    let screen = TestScreen(Several(), columns: 20, rows: 12)
    screen.press(.space, .space, .down, .down, .down, down)
    #expect(screen.state.marked == [3, 4])
    screen.click(column: 3, row: 3)
    #expect(screen.state.marked == [4])
    screen.press(.down, .down, down)
    #expect(screen.state.marked == [4, 5, 6])
  }

  @Test("is extended by a page with Shift")
  func pages() {
    let screen = TestScreen(Several(), columns: 20, rows: 8)
    screen.press(.down, Key.pageDown.with(.shift))
    #expect(screen.state.marked == Set(1...8))
    screen.press(Key.pageUp.with(.shift))
    #expect(screen.state.marked == [1])
  }

  @Test("tells the app of each row once")
  func once() {
    let screen = TestScreen(Counted(), columns: 20, rows: 8)
    screen.press(.down)
    for _ in 0..<200 { screen.press(down) }
    #expect(screen.state.marked == Set(1...201))
    #expect(screen.state.writes == 201)
  }

  @Test("gets smaller on the way back, and goes on beyond its anchor")
  func back() {
    let screen = TestScreen(Several(), columns: 20, rows: 8)
    screen.press(.down, .down, .down, .space, down, down)
    #expect(screen.state.marked == [3, 4, 5])
    screen.press(up)
    #expect(screen.state.marked == [3, 4])
    screen.press(up, up, up)
    #expect(screen.state.marked == [1, 2, 3])
  }

  @Test("is selected where its rows are scrolled to, by keys of one read as by others")
  func far() {
    let keys = [Key.space] + Array(repeating: down, count: 40)
    let screen = TestScreen(Several(), columns: 20, rows: 8)
    for key in keys { screen.press(key) }
    #expect(screen.state.marked == Set(0..<30))
    let together = TestScreen(Several(), columns: 20, rows: 8)
    together.send(keys.map { .key(KeyEvent($0)) })
    #expect(together.state == screen.state)
    #expect(together.text == screen.text)
  }

  @Test("leaves out rows that cannot be selected")
  func disabled() {
    let screen = TestScreen(Several(disabled: [2, 3]), columns: 20, rows: 8)
    screen.press(.down, .space, down)
    #expect(screen.state.marked == [1, 4])
  }

  @Test("goes with its anchor where rows come before it")
  func moved() {
    let screen = TestScreen(Several(), columns: 20, rows: 8)
    screen.press(.down, .space)
    screen.change { $0.rows.insert(Several.Row(id: 100), at: 0) }
    screen.press(down)
    #expect(screen.state.marked == [1, 2])
  }
}
