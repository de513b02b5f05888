import Recurse
import RecurseTesting
import Testing

private struct Page: Component {
  struct State: Equatable {
    var rows = Array(0..<5)
    var selected: Int? = 0
    var drags: [DragEvent.Phase] = []
    var isOpen = false
    var log: [String] = []
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    VStack(alignment: .stretch) {
      List(\.rows, id: \.self, selection: \.selected) { row in
        Text("row \(row)").onMove { state, move in
          state.rows.insert(state.rows.remove(at: move.from.row), at: move.to.row)
        }
      }
      Text("drag me").onDrag { $0.drags.append($1.phase) }
      Text("select me").textSelection(.enabled)
    }
    .command("Go", key: "g g") { $0.log.append("go") }
    .onKey(.escape) { $0.log.append("escape") }
  }
}

@MainActor @Suite("Escape closes one thing, the innermost") struct EscapeTests {
  private func at(_ column: Int, _ row: Int, _ kind: MouseEvent.Kind) -> MouseEvent {
    MouseEvent(kind, at: CellPoint(column: column, row: row))
  }

  private func screen() -> TestScreen<Page> { TestScreen(Page(), columns: 20, rows: 8) }

  @Test("a drag of a row, which goes back to where it was")
  func row() {
    let screen = screen()
    screen.mouse(at(1, 0, .press(.left)), at(1, 1, .drag(.left)), at(1, 3, .drag(.left)))
    #expect(screen.state.rows == [1, 2, 3, 0, 4])
    screen.press(.escape)
    #expect(screen.state.rows == [0, 1, 2, 3, 4] && screen.state.log.isEmpty)
    screen.mouse(at(1, 4, .drag(.left)), at(1, 4, .release(.left)))
    #expect(screen.state.rows == [0, 1, 2, 3, 4])
    screen.press(.escape)
    #expect(screen.state.log == ["escape"])
  }

  @Test("a drag of an app's own, which hears that it was cancelled")
  func own() {
    let screen = screen()
    screen.mouse(at(1, 6, .press(.left)), at(3, 6, .drag(.left)))
    screen.press(.escape)
    screen.mouse(at(4, 6, .drag(.left)), at(4, 6, .release(.left)))
    #expect(screen.state.drags == [.began, .moved, .cancelled] && screen.state.log.isEmpty)
  }

  @Test("a selection of text")
  func selection() {
    let screen = screen()
    let plain = screen.styledText
    screen.mouse(
      at(0, 7, .press(.left)), at(3, 7, .drag(.left)), at(3, 7, .release(.left)))
    #expect(screen.styledText != plain)
    screen.press(.escape)
    #expect(screen.styledText == plain && screen.state.log.isEmpty)
    screen.press(.escape)
    #expect(screen.state.log == ["escape"])
  }

  @Test("a chord")
  func chord() {
    let screen = screen()
    screen.type("g")
    screen.press(.escape)
    #expect(screen.state.log.isEmpty)
    screen.press(.escape)
    #expect(screen.state.log == ["escape"])
  }
}
