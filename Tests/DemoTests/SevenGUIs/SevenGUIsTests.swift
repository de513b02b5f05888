import Recurse
import RecurseTesting
import Testing

@testable import seven_guis

@MainActor @Suite("The seven tasks") struct SevenGUIsTests {
  @Test("1: a press adds one")
  func counter() throws {
    let screen = TestScreen(Counter(), columns: 20, rows: 1)
    #expect(screen.text == "0    [ Count ]")
    try screen.press("Count")
    try screen.press("Count")
    #expect(screen.text == "2    [ Count ]")
  }

  @Test("2: each field changes the other while it holds a number")
  func converter() throws {
    let screen = TestScreen(TemperatureConverter(), columns: 60, rows: 3)
    screen.type("100")
    #expect(screen.text == "100       Celsius = 212       Fahrenheit")
    screen.type("x")
    #expect(screen.text == "100x      Celsius = 212       Fahrenheit")
    screen.press(.tab, .end)
    #expect(screen.text == "100x      Celsius = 212       Fahrenheit\n✗ no\n  number")
    screen.press(.backspace)
    #expect(screen.text == "-6.1      Celsius = 21        Fahrenheit")
    for _ in 0..<2 { screen.press(.backspace) }
    screen.type("-")
    #expect(screen.text == "-16.7     Celsius = -         Fahrenheit")
    screen.press(.enter)
    let indent = String(repeating: " ", count: 20)
    #expect(screen.text.hasSuffix("Fahrenheit\n\(indent)✗ no\n\(indent)  number"))
    try screen.focus(on: screen.all(.textField)[1])
    screen.type("40")
    #expect(screen.text == "-40       Celsius = -40       Fahrenheit")
  }

  @Test("3: what can be booked is booked, and what cannot be is said")
  func booker() throws {
    let screen = TestScreen(FlightBooker(), columns: 90, rows: 14)
    #expect(try !screen.element(.textField, "Return").isEnabled)
    #expect(try screen.element(.button, "Book").isEnabled)
    try screen.focus(on: screen.element(.textField, "Start"))
    screen.press(.backspace)
    screen.type("x")
    #expect(try !screen.element(.button, "Book").isEnabled)
    screen.press(.tab)
    #expect(screen.text.contains("A day such as"))
    screen.change { $0.start = "31.04.2026" }
    #expect(try !screen.element(.button, "Book").isEnabled)
    screen.change { $0.start = "29.02.2028" }
    #expect(try screen.element(.button, "Book").isEnabled)
    screen.change { $0.kind = .roundTrip }
    #expect(try screen.element(.textField, "Return").isEnabled)
    // A return on the day before the start cannot be booked, one on the same day can.
    screen.change { $0.end = "28.02.2028" }
    #expect(try !screen.element(.button, "Book").isEnabled)
    screen.change { $0.end = "29.02.2028" }
    try screen.press("Book")
    #expect(screen.alert != nil && screen.text.contains("on 29.02.2028 and back"))
  }

  @Test("4: the time stops at the duration, and goes on when that grows")
  func timer() async throws {
    let screen = TestScreen(Timer(), columns: 50, rows: 9)
    await screen.advance(by: .seconds(20))
    #expect(screen.state.elapsed == 150 && screen.waitingTimers == 0)
    try screen.focus(on: screen.element(.slider, "Duration"))
    screen.press(.right, .right)
    await screen.advance(by: .seconds(20))
    #expect(screen.state.elapsed == 160 && screen.text.contains("16.0 s"))
    screen.press(.home)
    #expect(screen.state.duration == 0 && screen.waitingTimers == 0)
    screen.press(.end)
    try screen.press("Reset")
    await screen.advance(by: .milliseconds(250))
    #expect(screen.state.elapsed == 2)
  }

  @Test("6: a circle is drawn by a click, and changed by a dialog in one step")
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

  @Test("6: the menu of a circle is beside the cursor that keys move, and its dialog stays")
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

  @Test("6: a circle is a line of dots around gray ones, and an empty canvas says what to do")
  func dots() {
    let screen = TestScreen(CircleDrawer(), columns: 34, rows: 15)
    #expect(screen.shows("Click to draw a circle"))
    screen.click(column: 10, row: 4)
    #expect(
      screen.text == """
        [ Undo ] · Redo ·
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
        [ Undo ] · Redo ·
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

  @Test("6: keys draw a circle, change it, take it back and make it again")
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
    #expect(screen.hasText("Undo") && screen.hasText("Redo") && screen.hasText("Move"))
  }

  @Test("5: names are filtered by a prefix, made, changed and deleted")
  func crud() throws {
    let screen = TestScreen(CRUD(), columns: 60, rows: 14)
    #expect(try !screen.element(.button, "Delete").isEnabled)
    try screen.focus(on: screen.element(.textField, "Filter prefix:"))
    screen.type("t")
    #expect(screen.state.shown.map(\.name) == ["Roman"])
    try screen.focus(on: screen.element(.list, ""))
    screen.press(.down)
    // What is selected is in the fields.
    #expect(screen.state.selected == 2)
    #expect(try screen.field("Name:").value == "Roman" && screen.field("Surname:").value == "Tisch")
    try screen.focus(on: screen.element(.textField, "Name:"))
    for _ in "Roman" { screen.press(.backspace) }
    screen.type("Ada")
    try screen.focus(on: screen.element(.textField, "Surname:"))
    for _ in "Tisch" { screen.press(.backspace) }
    // Whether one is selected decides alone: a name without a surname is one, too.
    #expect(try screen.button("Update").isEnabled && screen.button("Create").isEnabled)
    try screen.press("Update")
    #expect(screen.state.people.map(\.listed) == ["Emil, Hans", "Mustermann, Max", "Ada"])
    // The row that was selected is not shown any more, so none is.
    #expect(screen.state.shown.isEmpty && screen.state.selected == nil)
    try screen.focus(on: screen.element(.textField, "Filter prefix:"))
    screen.press(.backspace)
    try screen.focus(on: screen.element(.list, ""))
    screen.press(.end)
    #expect(screen.state.selected == 2)
    try screen.focus(on: screen.element(.textField, "Surname:"))
    screen.type("Lovelace")
    try screen.press("Update")
    #expect(screen.state.people.map(\.surname) == ["Emil", "Mustermann", "Lovelace"])
    try screen.press("Create")
    #expect(screen.state.people.count == 4)
    try screen.focus(on: screen.element(.list, ""))
    screen.press(.home, .down)
    #expect(screen.state.selected == 1)
    try screen.press("Delete")
    #expect(screen.state.people.map(\.surname) == ["Emil", "Lovelace", "Lovelace"])
    // Another press deletes no other person.
    #expect(try screen.state.selected == nil && !screen.element(.button, "Delete").isEnabled)
  }

  @Test("are where they were left when a person comes back to them", arguments: [80, 20])
  func kept(columns: Int) throws {
    let screen = TestScreen(SevenGUIsApp(), columns: columns, rows: 20)
    screen.press(.enter)
    for _ in 0..<3 { try screen.press("Count") }
    screen.press(.escape, .down, .down, .enter)
    #expect(screen.state.task == .flight && screen.shows("Book"))
    screen.press(.escape, .up, .up, .enter)
    #expect(screen.state.task == .counter && screen.shows("3    "))
    screen.resize(columns: 100 - columns, rows: 20)
    #expect(screen.shows("3    "))
  }

  @Test("7: formulas are written in cells, and what depends on them follows")
  func cells() {
    let screen = TestScreen(Cells(), columns: 40, rows: 6, isStrict: false)
    func text(_ column: Int, _ row: Int) -> String {
      screen.state.sheet[Sheet.Cell(column: column, row: row)]
    }
    screen.press(.left, .enter)
    // Enter goes on to the row below.
    screen.type("5\r=A0*2\r")
    #expect(
      screen.text == """
         #   A          B          C          D▐
         0   5                                 ▕
         1   10                                ▕
         2                                     ▕
         3                                     ▕
        ▄▄▄▄▄▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
        """)
    screen.press(.up, .up, .function(2), .backspace)
    screen.type("7\r")
    #expect(screen.state.sheet.shown(Sheet.Cell(column: 0, row: 1)) == "14")
    screen.press(.enter)
    screen.type("9")
    screen.press(.escape)
    #expect(text(0, 0) == "7" && screen.focused?.role == .list)
    screen.press(.escape)
    #expect(screen.state.columns.cursor == "A" && screen.state.row == 1)
    screen.click(column: 17, row: 2)
    screen.click(column: 17, row: 2)
    screen.type("text")
    screen.press(.tab)
    #expect(text(1, 1) == "text" && screen.state.columns.cursor == "C")
    screen.type("sum")
    screen.press(.shiftTab)
    #expect(text(2, 1) == "sum" && screen.state.columns.cursor == "B")
    screen.press(.delete)
    #expect(text(1, 1) == "" && text(0, 1) == "=A0*2" && text(2, 1) == "sum")
    screen.press(.left, .left, .left)
    #expect(screen.state.columns.cursor == "A")
    screen.type("=1/0\r")
    #expect(screen.shows("#division"))
  }
}

extension TestScreen<CircleDrawer> {
  /// Whether a circle is in a row.
  fileprivate func hasDots(inRow row: Int) -> Bool {
    text.split(separator: "\n", omittingEmptySubsequences: false)[row].unicodeScalars
      .contains { (0x2801...0x28FF).contains($0.value) }
  }
}
