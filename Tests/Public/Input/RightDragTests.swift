import Recurse
import RecurseTesting
import Testing

private struct Rows: Component {
  var hasDrag = true
  var initialState: [String] { [] }

  func render(state: [String]) -> Node {
    VStack(alignment: .stretch) {
      for row in 0..<3 {
        let text: Node = Text("row \(row)").contextMenu {
          Button("Copy") { $0.append("copy \(row)") }
        }
        if hasDrag {
          text.onDrag(button: .right) { log, drag in
            log.append("\(drag.phase) \(row) to \(row + drag.location.row), \(drag.button)")
          }
        } else {
          text
        }
      }
    }
    .onDrag { log, drag in log.append("left \(drag.phase)") }
  }
}

@MainActor @Suite("A drag of the right button") struct RightDragTests {
  private let screen = TestScreen(Rows(), columns: 20, rows: 8)

  private func event(_ kind: MouseEvent.Kind, _ column: Int, _ row: Int) {
    screen.mouse(MouseEvent(kind, at: CellPoint(column: column, row: row)))
  }

  @Test("is heard by who asks for it, and opens no menu")
  func drag() {
    event(.press(.right), 1, 0)
    event(.drag(.right), 1, 2)
    event(.release(.right), 1, 2)
    #expect(screen.layers(.menu).isEmpty)
    let log = screen.state
    #expect(log == ["began 0 to 0, right", "moved 0 to 2, right", "ended 0 to 2, right"])
  }

  @Test("is not one of the left button, which others hear")
  func left() {
    event(.press(.left), 1, 0)
    event(.drag(.left), 1, 2)
    event(.release(.left), 1, 2)
    #expect(screen.state == ["left began", "left moved", "left ended"])
  }

  @Test("leaves the menu to a press that is released in its cell")
  func menu() throws {
    event(.press(.right), 1, 1)
    #expect(screen.layers(.menu).isEmpty)
    event(.release(.right), 1, 1)
    #expect(screen.layers(.menu).count == 1)
    try screen.click("Copy")
    #expect(screen.state == ["copy 1"])
  }

  @Test("that comes back to its cell opens no menu")
  func back() {
    event(.press(.right), 1, 1)
    event(.drag(.right), 1, 2)
    event(.drag(.right), 1, 1)
    event(.release(.right), 1, 1)
    #expect(screen.layers(.menu).isEmpty)
    #expect(screen.state.last == "ended 1 to 1, right")
  }

  @Test("is taken back by Escape")
  func escape() {
    event(.press(.right), 1, 0)
    event(.drag(.right), 1, 1)
    screen.press(.escape)
    event(.release(.right), 1, 1)
    #expect(screen.state.last == "cancelled 0 to 0, right" && screen.layers(.menu).isEmpty)
  }

  @Test("that nobody hears leaves the menu to the press")
  func unheard() {
    let screen = TestScreen(Rows(hasDrag: false), columns: 20, rows: 8)
    screen.mouse(MouseEvent(.press(.right), at: CellPoint(column: 1, row: 1)))
    #expect(screen.layers(.menu).count == 1)
  }
}
