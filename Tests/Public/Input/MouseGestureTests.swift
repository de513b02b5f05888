import Recurse
import RecurseTesting
import Testing

private struct Canvas: Component {
  struct State {
    var log: [String] = []
    var isThere = true
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    VStack {
      Text("top")
      HStack(spacing: 0) {
        Text("..")
        if state.isThere {
          Text("content")
            .onTapGesture(button: .right) { $0.log.append("right \(place($1.location))") }
            .onTapGesture { $0.log.append("tap") }
            .onDrag { state, drag in
              state.log.append(
                "\(drag.phase) \(place(drag.start)) \(place(drag.location))")
            }
        }
      }
    }
    .onTapGesture { $0.log.append("outer") }
  }
}

private func place(_ point: CellPoint) -> String { "\(point.column),\(point.row)" }

@MainActor @Suite("Clicks and drags") struct MouseGestureTests {
  private let screen = TestScreen(Canvas(), columns: 20, rows: 4)

  private func event(_ kind: MouseEvent.Kind, _ column: Int, _ row: Int) {
    screen.mouse(MouseEvent(kind, at: CellPoint(column: column, row: row)))
  }

  @Test("A click says where it was, from the content's corner, and which button")
  func taps() {
    event(.press(.right), 4, 1)
    event(.release(.right), 4, 1)
    #expect(screen.state.log == ["right 2,0"])
    screen.click(column: 4, row: 1)
    #expect(screen.state.log == ["right 2,0", "tap"])
  }

  @Test("A press becomes a drag, and no click, when it leaves its cell")
  func drag() {
    event(.press(.left), 3, 1)
    event(.drag(.left), 3, 1)
    #expect(screen.state.log == [])
    event(.drag(.left), 5, 2)
    event(.drag(.left), 3, 1)
    event(.release(.left), 3, 1)
    #expect(
      screen.state.log == ["began 1,0 1,0", "moved 1,0 3,1", "moved 1,0 1,0", "ended 1,0 1,0"])
  }

  @Test("A drag is cancelled when its content goes")
  func cancelled() {
    event(.press(.left), 3, 1)
    event(.drag(.left), 4, 1)
    screen.change { state in
      state.isThere = false
      state.log = []
    }
    event(.drag(.left), 5, 1)
    event(.release(.left), 5, 1)
    #expect(screen.state.log.isEmpty || screen.state.log.first?.hasPrefix("cancelled") == true)
  }

  @Test("Without a drag handler a press that leaves its cell is nothing")
  func left() {
    event(.press(.left), 0, 0)
    event(.drag(.left), 1, 0)
    event(.release(.left), 0, 0)
    #expect(screen.state.log == [])
  }
}
