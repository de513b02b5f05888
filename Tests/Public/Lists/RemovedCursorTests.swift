import Recurse
import RecurseTesting
import Testing

/// Rows of which several can be selected, and some cannot.
private struct Desk: Component {
  struct Row: Identifiable, Equatable { var id: Int }

  struct State: Equatable {
    var rows = (0..<200).map { Row(id: $0) }
    var marked: Set<Int> = []
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    List(\.rows, selection: \.marked, selectable: { $0.id % 10 != 0 }) { row in
      Text("row \(row.id)")
    }
    .onKey("x") { state in
      state.rows.removeAll { state.marked.contains($0.id) }
      state.marked = []
    }
    .onKey("r") { state in
      for index in state.rows.indices where state.marked.contains(state.rows[index].id) {
        state.rows[index].id += 1_001
      }
      state.marked = []
    }
  }
}

@MainActor @Suite("The cursor of a list whose selected rows go") struct RemovedCursorTests {
  private let extend = Key.down.with(.shift)

  private func screen(from start: Int, extending count: Int) -> TestScreen<Desk> {
    let screen = TestScreen(Desk(), columns: 20, rows: 8)
    while screen.cursorRow != "row \(start)" { screen.press(.down) }
    screen.press(.space)
    for _ in 0..<count { screen.press(extend) }
    return screen
  }

  @Test("is on the next row that can be selected", arguments: [0, 1, 3, 4, 7, 30])
  func next(count: Int) {
    let screen = screen(from: 5, extending: count)
    let last = screen.state.marked.max() ?? 0
    screen.press(.character("x"))
    let next = (last + 1) % 10 == 0 ? last + 2 : last + 1
    #expect(screen.cursorRow == "row \(next)")
  }

  @Test("is on the last row where none comes after")
  func end() {
    let screen = screen(from: 195, extending: 10)
    #expect(screen.state.marked == [195, 196, 197, 198, 199])
    screen.press(.character("x"))
    #expect(screen.cursorRow == "row 194")
  }

  @Test("is on the first row where all before it go")
  func start() {
    let screen = TestScreen(Desk(), columns: 20, rows: 8)
    screen.press(.space, extend, extend, .character("x"))
    #expect(screen.cursorRow == "row 4")
  }

  @Test("stays in its place where rows are replaced by others")
  func replaced() {
    let screen = screen(from: 5, extending: 3)
    screen.press(.character("r"))
    #expect(screen.cursorRow == "row 1009")
  }
}

extension TestScreen {
  /// The text of the row that has the list's cursor.
  fileprivate var cursorRow: String? {
    rows.first { $0.isCursor }?.text
  }
}
