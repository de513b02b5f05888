import Recurse
import RecurseTesting
import Testing

@testable import seven_guis

@MainActor @Suite("The sixth task") struct CircleDrawerTests {
  @Test("a circle is drawn by a click, and changed by a dialog in one step")
  func circles() throws {
    let screen = TestScreen(CircleDrawer(), columns: 64, rows: 20)
    screen.click(column: 11, row: 8)
    screen.click(column: 41, row: 8)
    #expect(screen.state.circles.map(\.center.column) == [10, 40])
    screen.moveMouse(column: 12, row: 8)
    #expect(screen.state.selected == 0)
    screen.click(column: 12, row: 8)
    #expect(screen.state.circles.count == 2)
    screen.moveMouse(column: 26, row: 8)
    #expect(screen.state.selected == nil)
    let point = CellPoint(column: 40, row: 8)
    screen.mouse(MouseEvent(.press(.right), at: point), MouseEvent(.release(.right), at: point))
    try screen.press("Adjust diameter…")
    #expect(screen.text.contains("circle at (40, 6)"))
    screen.press(.right, .right, .right)
    #expect(screen.state.circles[1].diameter == 15)
    // The dialog leaves the circle in sight.
    #expect((6...11).allSatisfy { screen.hasDots(inRow: $0) })
    screen.press(.escape)
    #expect(screen.layers(.popover).isEmpty && screen.state.steps.count == 4)
    try screen.press("Undo")
    #expect(screen.state.circles.map(\.diameter) == [12, 12])
    try screen.press("Undo")
    try screen.press("Undo")
    #expect(try screen.state.circles.isEmpty && !screen.element(.button, "Undo").isEnabled)
    for _ in 0..<3 { try screen.press("Redo") }
    #expect(screen.state.circles.map(\.diameter) == [12, 15])
  }

  @Test("the menu of a circle is beside the cursor that keys move, and its dialog stays")
  func keyedCircle() throws {
    let screen = TestScreen(CircleDrawer(), columns: 64, rows: 24)
    try screen.focus(on: screen.element(Role("canvas"), "Circles"))
    screen.press(.right, .right, .down, .enter)
    #expect(screen.state.circles.map(\.center) == [CellPoint(column: 10, row: 4)])
    screen.press(Key.function(10).with(.shift))
    let row = screen.text.split(separator: "\n").firstIndex { $0.contains("Adjust diameter…") }
    #expect(row == 8)
    screen.press(.enter)
    func dialog() -> Int? {
      screen.text.split(separator: "\n").firstIndex { $0.contains("Adjust the diameter") }
    }
    let first = dialog()
    screen.press(.right, .right, .right, .right)
    #expect(first != nil && dialog() == first && screen.state.circles[0].diameter == 16)
  }

  @Test("a circle is a line of dots around gray ones, and an empty canvas says what to do")
  func dots() {
    let screen = TestScreen(CircleDrawer(), columns: 34, rows: 9)
    #expect(screen.shows("Click to draw a circle"))
    screen.click(column: 10, row: 4)
    #expect(
      screen.text == """
        [ Undo ] · Redo · [ Clear ]  1 ci…
        ╭────────────────────────────────╮
        │    ⣠⢞⢕⢕⢕⢕⢕⢕⢝⢕⣄                 │
        │   ⢰⢕⢕⢕⢕⢕⢕⢕⢕⢕⢕⢝⡆                │
        │   ⢸⢕⢕⢕⢕⢕⢕⢕⢕⢕⢕⢕⡇                │
        │   ⠸⣕⢕⢕⢕⢕⢕⢕⢕⢕⢕⢕⠇                │
        │    ⠙⢕⣕⢕⢕⢕⢕⢕⢕⡵⠋                 │
        │      ⠉⠓⠓⠓⠓⠓⠉                   │
        ╰────────────────────────────────╯
        """)
    screen.moveMouse(column: 20, row: 4)
    #expect(
      screen.text == """
        [ Undo ] · Redo · [ Clear ]  1 ci…
        ╭────────────────────────────────╮
        │    ⣠⠊⠁     ⠈⠑⣄                 │
        │   ⢰⠁         ⠈⡆                │
        │   ⢸           ⡇                │
        │   ⠸⡀         ⢀⠇                │
        │    ⠙⢄⡀     ⢀⡠⠋                 │
        │      ⠉⠒⠒⠒⠒⠒⠉                   │
        ╰────────────────────────────────╯
        """)
  }

  @Test("keys draw a circle, change it, take it back and make it again")
  func circlesByKeys() throws {
    let screen = TestScreen(CircleDrawer(), columns: 64, rows: 20)
    try screen.focus(on: screen.element(Role("canvas"), "Circles"))
    for _ in 0..<12 { screen.press(.right) }
    for _ in 0..<3 { screen.press(.down) }
    screen.press(.enter)
    #expect(screen.state.circles.map(\.center) == [CellPoint(column: 20, row: 6)])
    screen.press(.enter)
    #expect(!screen.layers(.popover).isEmpty && screen.state.circles.count == 1)
    screen.press(.left, .escape)
    #expect(screen.state.circles[0].diameter == 11)
    screen.press(.control("z"))
    #expect(screen.state.circles[0].diameter == 12)
    screen.press(.control("z"), .control("z"))
    #expect(screen.state.circles.isEmpty)
    screen.press(.control("y"))
    #expect(screen.state.circles.count == 1)
    screen.press(.function(1))
    for title in ["Move", "Undo", "Redo"] { #expect(screen.hasText(title), "\(screen.text)") }
  }

  @Test("a circle is removed by a key, all by a button, and both are undone")
  func removed() throws {
    let samples = CircleDrawer.Circle.samples
    let screen = TestScreen(CircleDrawer(circles: samples), columns: 80, rows: 24)
    try screen.focus(on: screen.element(Role("canvas"), "Circles"))
    #expect(screen.shows("13 circles; Enter changes the marked one, 12 wide"))
    screen.press(.delete)
    #expect(screen.state.circles == Array(samples.dropFirst()))
    try screen.press("Clear")
    #expect(screen.state.circles.isEmpty && screen.shows("0 circles; a click draws one"))
    screen.press(.control("z"), .control("z"))
    #expect(screen.state.circles == samples)
  }
}

extension TestScreen<CircleDrawer> {
  /// Whether a circle is in a row.
  fileprivate func hasDots(inRow row: Int) -> Bool {
    text.split(separator: "\n", omittingEmptySubsequences: false)[row].unicodeScalars
      .contains { (0x2801...0x28FF).contains($0.value) }
  }
}
