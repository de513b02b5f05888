import Recurse
import RecurseTesting
import Testing

private struct Links: Component {
  struct State {
    var path: [Int] = []
    var isDisabled = false
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    VStack(alignment: .stretch) {
      NavigationLink("A long way to go there", to: 1, on: \.path)
      NavigationLink(to: 2, on: \.path) {
        Text("Title").bold()
        Text("and what it is").foreground(.secondaryText)
      }
      .accessibilityLabel("Second")
      .disabled(state.isDisabled)
    }
  }
}

@MainActor @Suite("A navigation link") struct NavigationLinkTests {
  private func screen() -> TestScreen<Links> {
    TestScreen(Links(), columns: 18, rows: 5)
  }

  @Test("is a row with an angle at its end, of a title or of any content")
  func picture() {
    let screen = screen()
    #expect(
      screen.text == """
        A long way to g… ›
        Title            ›
        and what it is
        """)
    screen.change { $0.isDisabled = true }
    #expect(screen.text.contains("Title            ·"))
  }

  @Test("opens by Enter, Space, and a click anywhere in it that is not dragged away")
  func opening() async {
    let screen = screen()
    screen.press(.enter)
    #expect(screen.state.path == [1])
    screen.press(.tab, .space)
    #expect(screen.state.path == [1, 2])
    screen.click(column: 16, row: 2)
    #expect(screen.state.path == [1, 2, 2])
    screen.drag(from: CellPoint(column: 2, row: 0), to: CellPoint(column: 2, row: 4))
    screen.change { $0.isDisabled = true }
    screen.click(column: 2, row: 1)
    #expect(screen.state.path == [1, 2, 2])
  }

  @Test("shows the focus, the mouse and a press with other looks, with colors and without")
  func looks() {
    for (level, scheme) in [(ColorLevel.none, nil), (.trueColor, ColorScheme.dark)] {
      let screen = TestScreen(
        Links(), columns: 18, rows: 5, theme: .nord, colorScheme: scheme, colors: level)
      for (row, next) in [(0, Key.tab), (1, .shiftTab)] {
        if row == 1 { screen.press(.tab) }
        func style() -> CellStyle { screen.style(row: row, column: 2) }
        let focused = style()
        screen.press(next)
        let plain = style()
        #expect(plain != focused)
        screen.mouse(MouseEvent(.press(.left), at: CellPoint(column: 2, row: row)))
        let pressed = style()
        #expect(pressed != plain && pressed != focused && pressed.attributes.contains(.underline))
        screen.mouse(
          MouseEvent(.drag(.left), at: CellPoint(column: 2, row: 4)),
          MouseEvent(.release(.left), at: CellPoint(column: 2, row: 4)))
        screen.press(next)
        guard level != .none else { continue }
        screen.moveMouse(column: 2, row: row)
        #expect(style() != plain)
        screen.moveMouse(column: 2, row: 4)
      }
    }
  }
}
