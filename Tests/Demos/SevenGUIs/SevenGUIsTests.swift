import Foundation
import Recurse
import RecurseTesting
import Testing

@testable import seven_guis

@MainActor @Suite("The seven tasks") struct SevenGUIsTests {
  @Test("1: a press adds one, and another takes all back")
  func counter() throws {
    let screen = TestScreen(Counter(), columns: 24, rows: 2)
    func line(_ number: Int) -> Substring { screen.text.split(separator: "\n")[number] }
    #expect(screen.text == "            0\n   [ Count ] · Reset ·")
    try screen.press("Count")
    try screen.press("Count")
    #expect(screen.state == 2 && line(1) == "   [ Count ] [ Reset ]")
    try screen.press("Reset")
    #expect(screen.state == 0)
  }

  @Test("2: each field changes the other while it holds a number")
  func converter() throws {
    let screen = TestScreen(TemperatureConverter(), columns: 40, rows: 8)
    func fields() -> String { "\(screen.state.celsius) \(screen.state.fahrenheit)" }
    screen.type("100")
    #expect(
      screen.text == """
        Celsius               Fahrenheit
        100                 = 212
        """)
    screen.type("x")
    #expect(fields() == "100x 212")
    screen.press(.tab, .end)
    #expect(screen.shows("“100x” is no"))
    screen.press(.backspace)
    #expect(fields() == "-6.1 21" && !screen.shows("✗"))
    for _ in 0..<2 { screen.press(.backspace) }
    screen.type("-")
    #expect(fields() == "-16.7 -")
    screen.press(.enter)
    #expect(screen.shows("“-” is no"))
    try screen.focus(on: screen.all(.textField)[1])
    screen.type("40")
    #expect(fields() == "-40 -40")
  }

  @Test("2: what is wrong with a text stands below its field, all of it")
  func wrongTemperature() throws {
    let screen = TestScreen(TemperatureConverter(), columns: 66, rows: 20)
    screen.type("warm\t")
    #expect(
      screen.text.hasPrefix(
        """
        Celsius                            Fahrenheit
        warm                             =
        ✗ “warm” is no number, as 21.5
          or -40 is
        """))
    screen.change { $0.celsius = "-300" }
    #expect(screen.shows("Nothing is colder than -273.15"))
    // The nearest of the known temperatures is marked.
    screen.change { $0.celsius = "23" }
    #expect(screen.text.contains("▸ A living room") && !screen.text.contains("▸ A warm day"))
  }

  @Test("3: what can be booked is booked, and what cannot be is said")
  func booker() throws {
    let screen = TestScreen(FlightBooker(), columns: 90, rows: 20)
    #expect(try !screen.element(.textField, "Return").isEnabled)
    #expect(try screen.element(.button, "Book").isEnabled)
    try screen.focus(on: screen.element(.textField, "Start"))
    screen.press(.backspace)
    screen.type("x")
    #expect(try !screen.element(.button, "Book").isEnabled)
    // Which field is wrong stands beside the button at once, and below the field when it is left.
    #expect(screen.shows("✗ Start: This is no day such as 27.03.2026"))
    screen.press(.tab)
    #expect(screen.text.contains("✗ This is no day such"))
    screen.change { $0.start = "31.04.2026" }
    #expect(try !screen.element(.button, "Book").isEnabled)
    #expect(screen.shows("✗ Start: There is no day 31 in April 2026"))
    screen.change { $0.start = "29.02.2028" }
    #expect(try screen.element(.button, "Book").isEnabled)
    #expect(screen.text.contains("29.02.2028") && screen.text.contains("Tuesday"))
    screen.change { $0.kind = .roundTrip }
    #expect(try screen.element(.textField, "Return").isEnabled)
    // A return on the day before the start cannot be booked, one on the same day can.
    screen.change { $0.end = "28.02.2028" }
    #expect(try !screen.element(.button, "Book").isEnabled)
    #expect(screen.shows("✗ Return: This is before the start, 29.02.2028"))
    screen.change { $0.end = "29.02.2028" }
    #expect(screen.shows("Back on the same day") && screen.shows("Nothing is booked yet."))
    try screen.press("Book")
    #expect(screen.alert != nil && screen.text.contains("on 29.02.2028 and back"))
    try screen.press("OK")
    #expect(screen.text.contains("✓ RC-4711 Tue 29.02.2028, back Tue 29.02.2028"))
    screen.change { $0.kind = .oneWay }
    try screen.press("Book")
    try screen.press("OK")
    #expect(screen.state.bookings.map(\.days) == ["Tue 29.02.2028", screen.state.bookings[1].days])
  }

  @Test(
    "3: a text that is no day says why",
    arguments: [
      ("", "A day is needed, such as 27.03.2026"),
      ("27.3.2026", "This is no day such as 27.03.2026"),
      ("+1.03.2026", "This is no day such as 27.03.2026"),
      ("10.13.2026", "A year has 12 months, and no month 13"),
      ("29.02.2026", "There is no day 29 in February 2026"),
    ])
  func days(text: String, problem: String) {
    #expect(FlightDay(text) == nil && FlightDay.problem(of: text) == problem)
  }

  @Test("4: the time waits while it is paused, and says when it is over")
  func pause() async throws {
    let screen = TestScreen(Timer(), columns: 50, rows: 20)
    await screen.advance(by: .seconds(2))
    try screen.press("Pause")
    await screen.advance(by: .seconds(2))
    #expect(screen.state.elapsed == 20 && screen.shows("2.0 s, paused"))
    #expect(screen.waitingTimers == 0)
    try screen.press("Go on")
    await screen.advance(by: .seconds(20))
    #expect(screen.shows("✓ 15.0 s: the time is over"))
    #expect(try !screen.element(.button, "Pause").isEnabled)
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

  @Test("5: names are filtered by a prefix, made, changed and deleted")
  func crud() throws {
    let names = [("Hans", "Emil"), ("Max", "Mustermann"), ("Roman", "Tisch")]
    let screen = TestScreen(CRUD(book: PersonBook(names)), columns: 60, rows: 14)
    #expect(try !screen.element(.button, "Delete").isEnabled)
    try screen.focus(on: screen.element(.textField, "Filter prefix:"))
    screen.type("t")
    #expect(screen.state.shown.map(\.name) == ["Roman"])
    try screen.focus(on: screen.element(.list, "People"))
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
    try screen.focus(on: screen.element(.list, "People"))
    screen.press(.end)
    #expect(screen.state.selected == 2)
    try screen.focus(on: screen.element(.textField, "Surname:"))
    screen.type("Lovelace")
    try screen.press("Update")
    #expect(screen.state.people.map(\.surname) == ["Emil", "Mustermann", "Lovelace"])
    try screen.press("Create")
    #expect(screen.state.people.count == 4)
    try screen.focus(on: screen.element(.list, "People"))
    screen.press(.home, .down)
    #expect(screen.state.selected == 1)
    try screen.press("Delete")
    #expect(screen.state.people.map(\.surname) == ["Emil", "Lovelace", "Lovelace"])
    // Another press deletes no other person.
    #expect(try screen.state.selected == nil && !screen.element(.button, "Delete").isEnabled)
  }

  @Test("5: what a button did is said, and the new row is selected and in sight")
  func created() throws {
    let screen = TestScreen(CRUD(), columns: 80, rows: 24)
    #expect(!screen.shows("Brouwer"))
    try screen.type("Ada", into: "Name:")
    try screen.type("Lovelace", into: "Surname:")
    try screen.press("Create")
    #expect(screen.state.selected == 23)
    #expect(screen.shows("✓ Created “Lovelace, Ada”: row 24 of 24"))
    #expect(screen.text.contains("Lovelace, Ada   "))
    // A filter that would hide the new row goes.
    try screen.type("Tisch", into: "Filter prefix:")
    try screen.type("Byron", into: "Surname:")
    try screen.press("Create")
    #expect(screen.state.prefix.isEmpty && screen.shows("row 25 of 25, without the filter"))
    #expect(screen.state.selected == 24)
    try screen.press("Delete")
    #expect(screen.shows("✓ Deleted “Byron, Ada”") && screen.state.selected == nil)
    try screen.press("Undo")
    #expect(screen.shows("✓ “Byron, Ada” is as before") && screen.state.selected == 24)
    try screen.type("Noel", into: "Name:")
    try screen.press("Update")
    #expect(screen.shows("✓ Changed “Byron, Ada” to “Byron, Noel”"))
    for _ in 0..<2 { try screen.press("Undo") }
    #expect(screen.state.people.last?.listed == "Lovelace, Ada")
    // Nothing is made of no name.
    try screen.type("", into: "Name:")
    try screen.type("", into: "Surname:")
    #expect(try !screen.button("Create").isEnabled)
  }

  @Test("are where they were left when a person comes back to them", arguments: [80, 20])
  func kept(columns: Int) throws {
    let screen = TestScreen(SevenGUIsApp(), columns: columns, rows: 20)
    screen.press(.enter)
    for _ in 0..<3 { try screen.press("Count") }
    screen.press(.escape, .down, .down, .enter)
    #expect(screen.state.task == .flight && screen.shows("Book"))
    screen.press(.escape, .up, .up, .enter)
    #expect(screen.state.task == .counter && screen.hasText("3"))
    screen.resize(columns: 100 - columns, rows: 20)
    #expect(screen.hasText("3"))
  }

  @Test("7: formulas are written in cells, and what depends on them follows")
  func cells() {
    let screen = TestScreen(Cells(), columns: 40, rows: 6, isStrict: false)
    func text(_ column: Int, _ row: Int) -> String {
      screen.state.sheet[Sheet.Cell(column: column, row: row)]
    }
    screen.press(.left, .enter)
    // Enter goes on to the row below.
    screen.type("5\r=A1*2\r")
    #expect(
      screen.text == """
         #                        A B          ▐
         1                        5            ▕
         2                       10            ▕
         3                                     ▕
         4                                     ▕
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
    screen.click(column: 28, row: 2)
    screen.click(column: 28, row: 2)
    screen.type("text")
    screen.press(.tab)
    #expect(text(1, 1) == "text" && screen.state.columns.cursor == "C")
    screen.type("sum")
    screen.press(.shiftTab)
    #expect(text(2, 1) == "sum" && screen.state.columns.cursor == "B")
    screen.press(.delete)
    #expect(text(1, 1) == "" && text(0, 1) == "=A1*2" && text(2, 1) == "sum")
    screen.press(.left, .left, .left)
    #expect(screen.state.columns.cursor == "A")
    screen.type("=1/0\r")
    #expect(screen.shows("#division"))
  }

  @Test("7: the bar has the cell, its formula and its value, or says why it has none")
  func formulaBar() {
    let screen = TestScreen(Cells(sheet: .household), columns: 90, rows: 24, isStrict: false)
    func bar() -> Substring { screen.text.split(separator: "\n")[0] }
    #expect(bar() == " A1    Household 2026")
    for _ in 0..<5 { screen.press(.right) }
    for _ in 0..<9 { screen.press(.down) }
    #expect(bar() == " F10   =E10/E25*100  =  14.277927028")
    #expect(screen.text.contains(" 10  Groceries   "))
    #expect(screen.text.contains(" 642.18     588.40     671.02    1901.60"))
    screen.type("=1/0\r")
    screen.press(.up)
    #expect(bar() == " F10   ✗ It divides by zero: =1/0")
    // What needs it says where the reason is.
    for _ in 0..<15 { screen.press(.down) }
    #expect(bar() == " F25   ✗ F10 divides by zero: =1/0")
    screen.press(.escape, .home)
    #expect(screen.state.row == 0)
  }

  @Test("7: a whole number stands beside the names in a window that is too narrow for both")
  func narrowColumns() {
    let screen = TestScreen(Cells(sheet: .household), columns: 35, rows: 12, isStrict: false)
    #expect(
      screen.text == """
         A1    Household 2026
         #   A                          B ▐
         1   Household 2026       January ▕
         2   Income                       ▕
         3   Salary Inès          3184.20 ▕
         4   Salary Tomáš         2640.00 ▕
         5   Child benefit         510.00 ▕
         6   Income in all        6334.20 ▕
         7                                ▕
         8   Costs                        ▕
         9   Rent and heating     1485.00 ▕
        ▄▄▄▄▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
        """)
  }

  @Test("7: no column is cut that begins in the window", arguments: 37...113)
  func wholeColumns(columns: Int) {
    let screen = TestScreen(Cells(sheet: .household), columns: columns, rows: 24, isStrict: false)
    let lines = screen.text.split(separator: "\n").map(Array.init)
    let titles = lines.first { $0.contains("#") } ?? []
    let last = titles.last { $0.isLetter }
    // The titles of numbers end above them, and the last of them at the gap before the scrollbar.
    #expect(titles.lastIndex { $0 == last } == columns - 3, "\(String(titles))")
    #expect(!screen.text.dropFirst(80).contains("…"))
  }
}
