import Foundation
import Recurse
import RecurseFoundation
import RecurseTesting
import Testing

private struct Page: Component {
  struct State: Equatable {
    var due = date(2026, 11, 12, 14, 30)
    var done: Date?
    var isDisabled = false
  }
  var calendar = testCalendar()
  var range: ClosedRange<Date>?
  var isOptional = false
  var style = DatePickerStyle.inline
  var initialState = State()

  func render(state: State) -> Node {
    VStack {
      if isOptional {
        DatePicker(
          "Done", selection: \.done, in: range, displayedComponents: .date, style: style)
      } else {
        DatePicker("Due", selection: \.due, in: range, displayedComponents: .date, style: style)
      }
    }
    .disabled(state.isDisabled)
    .environment(\.calendar, calendar)
    .environment(\.now, testNow)
  }
}

@MainActor @Suite("A calendar") struct CalendarTests {
  private func screen(_ page: Page = Page()) -> TestScreen<Page> {
    TestScreen(page, columns: 24, rows: 10)
  }

  @Test("shows a month, with the day that is chosen")
  func picture() {
    let screen = screen()
    #expect(
      screen.text == """
        Due
         ‹  November 2026   ›
         Su Mo Tu We Th Fr Sa
          1  2  3  4  5  6  7
          8  9 10 11[12]13 14
         15 16 17 18 19 20 21
         22 23 24 25 26 27 28
         29 30
        """)
    #expect(screen.style(row: 6, column: 4).attributes.contains(.underline))
    #expect(!screen.style(row: 6, column: 1).attributes.contains(.underline))
  }

  @Test("begins the week and writes the names as its calendar does")
  func languages() {
    let german = screen(Page(calendar: testCalendar(.iso8601, "Europe/Berlin", "de_DE")))
    #expect(german.line(1).contains("November") && german.line(2) == " Mo Di Mi Do Fr Sa So")
    #expect(german.line(3) == "                    1")
    let hebrew = screen(Page(calendar: testCalendar(.hebrew)))
    #expect(hebrew.line(1).contains("Kislev 5787") && hebrew.line(3).hasSuffix("1[ 2] 3  4"))
    let japanese = screen(Page(calendar: testCalendar(.japanese, "Asia/Tokyo", "ja_JP")))
    #expect(japanese.line(1).contains("令和8年11月") && japanese.line(2) == " 日 月 火 水 木 金 土")
  }

  @Test("goes by days, weeks, months and years, and chooses")
  func keys() {
    let screen = screen()
    let steps: [(Key, Date)] = [
      (.right, date(2026, 11, 13, 14, 30)), (.down, date(2026, 11, 20, 14, 30)),
      (.left, date(2026, 11, 19, 14, 30)), (.up, date(2026, 11, 12, 14, 30)),
      (.home, date(2026, 11, 8, 14, 30)), (.end, date(2026, 11, 14, 14, 30)),
      (Key.end.with(.control), date(2026, 11, 30, 14, 30)),
      (Key.home.with(.control), date(2026, 11, 1, 14, 30)),
      (.pageDown, date(2026, 12, 1, 14, 30)), (.pageUp, date(2026, 11, 1, 14, 30)),
      (.home, date(2026, 11, 1, 14, 30)), (.up, date(2026, 10, 25, 14, 30)),
      (Key.pageDown.with(.shift), date(2027, 10, 25, 14, 30)),
      (Key.pageUp.with(.control), date(2026, 10, 25, 14, 30)),
      (.character("t"), date(2026, 11, 23, 14, 30)),
    ]
    for (key, expected) in steps {
      screen.press(key)
      #expect(screen.state.due == expected, "\(key)")
    }
    screen.change { $0.due = date(2026, 1, 31) }
    screen.press(.pageDown)
    #expect(screen.state.due == date(2026, 2, 28) && screen.line(1).contains("February 2026"))
  }

  @Test("chooses a day by a click, and turns the page by ‹ and ›")
  func mouse() {
    let screen = screen()
    screen.click(column: 8, row: 5)
    #expect(screen.state.due == date(2026, 11, 17, 14, 30))
    screen.click(column: 20, row: 1)
    screen.click(column: 20, row: 1)
    #expect(
      screen.line(1).contains("January 2027") && screen.state.due == date(2026, 11, 17, 14, 30))
    screen.click(column: 2, row: 1)
    #expect(screen.line(1).contains("December 2026") && !screen.text.contains("["))
    screen.press(.right)
    #expect(
      screen.line(1).contains("November 2026") && screen.state.due == date(2026, 11, 18, 14, 30))
    // A press that is released elsewhere is none.
    screen.drag(from: CellPoint(column: 8, row: 5), to: CellPoint(column: 8, row: 6))
    #expect(screen.state.due == date(2026, 11, 18, 14, 30))
  }

  @Test("has dots for days that cannot be chosen, and stops there")
  func range() {
    let screen = screen(Page(range: date(2026, 11, 10, 8)...date(2026, 11, 14)))
    #expect(
      screen.text == """
        Due
         ‹  November 2026   ›
         Su Mo Tu We Th Fr Sa
          ·  ·  ·  ·  ·  ·  ·
          ·  · 10 11[12]13 14
          ·  ·  ·  ·  ·  ·  ·
          ·  ·  ·  ·  ·  ·  ·
          ·  ·
        """)
    screen.press(.down)
    #expect(screen.state.due == date(2026, 11, 14))
    screen.press(.right, .pageDown)
    screen.click(column: 2, row: 6)
    #expect(screen.state.due == date(2026, 11, 14))
    screen.press(.pageUp)
    #expect(screen.state.due == date(2026, 11, 10))
  }

  @Test("shows no choice where there is none; the first key chooses today, Delete nothing")
  func optional() {
    let screen = screen(Page(isOptional: true))
    #expect(screen.line(1).contains("November 2026") && !screen.text.contains("["))
    screen.press(.right)
    #expect(screen.state.done == date(2026, 11, 23, 0) && screen.text.contains("[23]"))
    screen.press(.right)
    #expect(screen.state.done == date(2026, 11, 24, 0))
    screen.press(.delete)
    #expect(screen.state.done == nil)
  }

  @Test("leaves out the days that a country left out")
  func missing() {
    let page = Page(calendar: testCalendar(.gregorian, "Pacific/Apia"))
    let screen = screen(page)
    screen.change { $0.due = date(2011, 12, 29, 12, zone: "Pacific/Apia") }
    #expect(screen.line(7) == " 25 26 27 28[29]   31")
    screen.press(.right)
    #expect(screen.text.contains("[31]"))
    let paulo = TestScreen(
      Page(calendar: testCalendar(.gregorian, "America/Sao_Paulo")), columns: 24, rows: 10)
    paulo.change { $0.due = date(2018, 11, 3, 0, zone: "America/Sao_Paulo") }
    paulo.press(.right)
    #expect(paulo.state.due == date(2018, 11, 4, 1, zone: "America/Sao_Paulo"))
    #expect(paulo.text.contains("[ 4]"))
  }

  @Test("opens below its field, where Enter and a click choose and Escape does not")
  func menu() throws {
    let screen = TestScreen(Page(style: .menu), columns: 40, rows: 12)
    #expect(screen.text.hasPrefix("Due 2026-11-12         ▾"))
    screen.press(Key.down.with(.alt))
    #expect(
      screen.text == """
        Due 2026-11-12         ▾
            ╭────────────────────────╮
            │  ‹  November 2026   ›  │
            │  Su Mo Tu We Th Fr Sa  │
            │   1  2  3  4  5  6  7  │
            │   8  9 10 11[12]13 14  │
            │  15 16 17 18 19 20 21  │
            │  22 23 24 25 26 27 28  │
            │  29 30                 │
            │                        │
            ╰────────────────────────╯
        """)
    screen.press(.right, .down)
    #expect(screen.state.due == date(2026, 11, 12, 14, 30))
    screen.press(.escape)
    #expect(screen.state.due == date(2026, 11, 12, 14, 30) && !screen.text.contains("╭"))
    screen.press(Key.down.with(.alt), .right, .enter)
    #expect(screen.state.due == date(2026, 11, 13, 14, 30) && !screen.text.contains("╭"))
    #expect(screen.focused?.label == "Due" && screen.text.hasPrefix("Due 2026-11-13"))
    screen.click(column: 23, row: 0)
    #expect(screen.text.contains("[13]"))
    screen.click(column: 7, row: 4)
    #expect(screen.state.due == date(2026, 11, 1, 14, 30) && !screen.text.contains("╭"))
  }

  @Test(
    "looks different with the focus, disabled, and below a button of the mouse, without colors too")
  func looks() {
    for (level, scheme) in [(ColorLevel.none, nil), (.trueColor, ColorScheme.dark)] {
      let screen = TestScreen(
        Page(), columns: 24, rows: 10, theme: .nord, colorScheme: scheme, colors: level)
      var looks = ["focused": screen.styledText]
      screen.change { $0.isDisabled = true }
      looks["disabled"] = screen.styledText
      #expect(screen.text.contains("(12)") && !screen.text.contains("‹"))
      screen.press(.right)
      screen.click(column: 8, row: 5)
      #expect(screen.state.due == date(2026, 11, 12, 14, 30))
      screen.change { $0.isDisabled = false }
      screen.mouse(MouseEvent(.press(.left), at: CellPoint(column: 8, row: 5)))
      looks["pressed"] = screen.styledText
      screen.mouse(MouseEvent(.release(.left), at: CellPoint(column: 0, row: 9)))
      #expect(Set(looks.values).count == looks.count, "\(level)")
    }
  }

  @Test("is found by its name, and has the day as its value")
  func description() throws {
    let screen = screen()
    #expect(try screen.element(.calendar, "Due").value == "2026-11-12")
  }

  @Test("works in 20 × 5 cells, a week at a time if need be")
  func small() {
    let screen = TestScreen(Page(style: .menu), columns: 20, rows: 5)
    screen.press(Key.down.with(.alt))
    screen.press(.right, .down, .down)
    #expect(screen.failure == nil && screen.text.contains("27"))
    screen.press(.enter)
    #expect(screen.state.due == date(2026, 11, 27, 14, 30))
    for columns in [1, 3, 8, 15, 19, 21, 300] {
      let screen = TestScreen(Page(), columns: columns, rows: 3)
      screen.press(.right, .pageDown)
      #expect(screen.failure == nil)
    }
  }

  @Test("has its month in sight in the smallest window, and the day apart from its neighbours")
  func smallest() {
    struct Trip: Component {
      var initialState: Date { date(2026, 11, 12) }
      func render(state: Date) -> Node {
        DateField("Due", selection: \.self)
          .environment(\.calendar, testCalendar()).environment(\.now, testNow)
      }
    }
    let screen = TestScreen(Trip(), columns: 20, rows: 5)
    screen.press(Key.down.with(.alt))
    #expect(
      screen.text == """
        ╭──────────────────╮
        │  ‹ November 2026 │
        │  8  9 10 11[12]13│
        │ 15 16 17 18 19 20│
        ╰──────────────────╯
        """)
    screen.press(.pageDown)
    #expect(screen.text.contains("December 2026") && screen.text.contains(" 12 "))
    // The last day of a week is scrolled to.
    screen.press(.end, .enter)
    #expect(screen.state == date(2026, 12, 12))
    screen.press(Key.down.with(.alt), .home)
    #expect(screen.text.contains(" 6  7 ") && screen.text.contains("December 2026"))
    screen.resize(columns: 40, rows: 12)
    #expect(screen.text.contains("Su Mo") && screen.text.contains("27 28"))
  }
}
