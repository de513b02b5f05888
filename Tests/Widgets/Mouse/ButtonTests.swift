import Recurse
import RecurseTesting
import Testing
import WidgetFixture

private struct Pressed: Equatable {
  var log: [String] = []
  var isDisabled = false
  var isShown = true
}

@MainActor
@Suite("Buttons under the mouse") struct ButtonMouseTests {
  private func screen(_ state: Pressed = Pressed()) -> TestScreen<Fixture<Pressed>> {
    TestScreen(
      Fixture(state) { state in
        Button("first") { $0.log.append("first") }
        if state.isShown {
          Button("second") { $0.log.append("second") }.disabled(state.isDisabled)
        }
        Text("beside")
      }, columns: 20, rows: 4)
  }

  @Test("are pressed by a click, which gives them the focus")
  func click() throws {
    let screen = screen()
    #expect(screen.focused?.label == "first")
    try screen.click("second")
    #expect(screen.state.log == ["second"])
    #expect(screen.focused?.label == "second")
    screen.click(column: 0, row: 0)
    screen.click(column: 8, row: 0)
    #expect(screen.state.log == ["second", "first", "first"])
    #expect(screen.unhandled.isEmpty)
  }

  @Test("are not pressed by a click beside them, and keep the focus")
  func beside() throws {
    let screen = screen()
    try screen.click("beside")
    screen.click(column: 12, row: 0)
    screen.click(column: 0, row: 3)
    screen.click(column: 500, row: 500)
    #expect(screen.state.log.isEmpty)
    #expect(screen.focused?.label == "first")
    #expect(screen.unhandled.count == 8)
  }

  @Test("look pressed while the button is held on them, and are pressed when it is released there")
  func armed() {
    let screen = screen()
    let (on, off) = (CellPoint(column: 3, row: 1), CellPoint(column: 3, row: 2))
    func attributes() -> TextAttributes { screen.style(row: 1, column: 3).attributes }
    screen.mouse(MouseEvent(.press(.left), at: on))
    #expect(attributes() == [.reverse, .bold, .underline])
    screen.mouse(MouseEvent(.drag(.left), at: off))
    #expect(attributes() == .reverse)
    screen.mouse(MouseEvent(.drag(.left), at: on))
    #expect(attributes() == [.reverse, .bold, .underline])
    screen.mouse(MouseEvent(.release(.left), at: on))
    #expect(attributes() == .reverse)
    #expect(screen.state.log == ["second"])
    screen.drag(from: on, to: off)
    screen.drag(from: off, to: on)
    #expect(screen.state.log == ["second"])
  }

  @Test("a release elsewhere presses nothing there")
  func dragToAnother() {
    let screen = screen()
    screen.drag(from: CellPoint(column: 3, row: 0), to: CellPoint(column: 3, row: 1))
    #expect(screen.state.log.isEmpty)
    #expect(screen.focused?.label == "first")
  }

  @Test("only the left button presses")
  func otherButtons() {
    let screen = screen()
    let place = CellPoint(column: 3, row: 1)
    for button in [MouseButton.middle, .right, .other(8)] {
      screen.mouse(MouseEvent(.press(button), at: place), MouseEvent(.release(button), at: place))
    }
    #expect(screen.state.log.isEmpty)
    // A press of another button while one is held goes to what captured the first.
    screen.mouse(
      MouseEvent(.press(.left), at: place), MouseEvent(.press(.right), at: place),
      MouseEvent(.release(.right), at: place), MouseEvent(.release(.left), at: place))
    #expect(screen.state.log == ["second"])
  }

  @Test("that are disabled handle no click and get no focus")
  func disabled() throws {
    var state = Pressed()
    state.isDisabled = true
    let screen = screen(state)
    try screen.click("second")
    #expect(screen.state.log.isEmpty)
    #expect(screen.focused?.label == "first")
  }

  @Test("that are disabled or removed while they are held are not pressed")
  func change() {
    let place = CellPoint(column: 3, row: 1)
    let disabled = screen()
    disabled.mouse(MouseEvent(.press(.left), at: place))
    disabled.change { $0.isDisabled = true }
    disabled.mouse(MouseEvent(.release(.left), at: place))
    #expect(disabled.state.log.isEmpty)
    let gone = screen()
    gone.mouse(MouseEvent(.press(.left), at: place))
    gone.change { $0.isShown = false }
    gone.mouse(MouseEvent(.drag(.left), at: place), MouseEvent(.release(.left), at: place))
    #expect(gone.state.log.isEmpty)
    gone.click(column: 3, row: 0)
    #expect(gone.state.log == ["first"])
  }

  @Test("a press whose release was lost ends with the next press")
  func lostRelease() {
    let screen = screen()
    screen.mouse(MouseEvent(.press(.left), at: CellPoint(column: 3, row: 1)))
    screen.click(column: 3, row: 0)
    #expect(screen.state.log == ["first"])
    #expect(screen.style(row: 1, column: 3).attributes == [])
  }

  @Test("with a border are pressed by a click on it")
  func border() {
    let screen = TestScreen(
      Fixture(0) { _ in HStack { Button("x") { $0 += 1 }.padding(1).border() } }, columns: 20,
      rows: 5)
    for (column, row) in [(0, 0), (8, 4), (1, 1), (4, 2)] { screen.click(column: column, row: row) }
    #expect(screen.state == 4)
    screen.click(column: 9, row: 2)
    #expect(screen.state == 4)
  }
}
