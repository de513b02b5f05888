import Foundation
import Recurse
import RecurseFoundation
import RecurseTesting
import Testing

private struct Page: Component {
  struct State: Equatable {
    var due = date(2026, 11, 23, 14, 30)
    var done: Date?
    var price = 9.5
    var saved: [Date] = []
    var log: [Date] = []
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    VStack(alignment: .stretch) {
      DateField("Due", selection: \.due)
      TimeField("At", selection: \.due)
      DateField("Done", selection: \.done)
      TextField(
        "Price", value: \.price,
        format: .style(.currency(code: "USD").locale(Locale(identifier: "en_US"))))
      Button("Save") { $0.saved.append($0.due) }
    }
    .onKey(.control("s")) { $0.saved.append($0.due) }
    .environment(\.calendar, testCalendar())
    .environment(\.now, testNow)
  }
}

@MainActor @Suite("A date that is being typed") struct TypedDateTests {
  private func screen(columns: Int = 30) -> TestScreen<Page> {
    TestScreen(Page(), columns: columns, rows: 7)
  }

  private func write<Root: Component>(_ text: String, _ screen: TestScreen<Root>) {
    screen.press(.control("u"))
    screen.type(text)
  }

  @Test("is no other date on the way to one that there is none of")
  func beginning() {
    let screen = screen()
    let due = screen.state.due
    write("2027-02-30", screen)
    #expect(screen.state.due == due)
    screen.press(.tab)
    #expect(screen.state.due == due && screen.line(1) == "✗ No such day")
    write("1", screen)
    #expect(screen.state.due == due)
    screen.type("6")
    #expect(screen.state.due == due)
    screen.type(":15")
    #expect(screen.state.due == date(2026, 11, 23, 16, 15))
  }

  @Test("is taken when it is complete, else by Enter and when the focus leaves")
  func taking() {
    let screen = screen()
    write("2027-02-2", screen)
    #expect(screen.state.due == date(2026, 11, 23, 14, 30))
    screen.type("8")
    #expect(screen.state.due == date(2027, 2, 28, 14, 30))
    write("2027-3-4", screen)
    #expect(screen.state.due == date(2027, 2, 28, 14, 30))
    screen.press(.tab)
    #expect(screen.state.due == date(2027, 3, 4, 14, 30) && screen.line(0).hasPrefix("2027-03-04"))
    screen.press(.shiftTab)
    write("2027/5/6", screen)
    #expect(screen.state.due == date(2027, 3, 4, 14, 30))
    screen.press(.enter)
    #expect(screen.state.due == date(2027, 5, 6, 14, 30) && screen.line(0).hasPrefix("2027-05-06"))
  }

  @Test("is taken before a command, by a click, and by what steps it or opens the calendar")
  func before() throws {
    let screen = screen()
    write("2027-1-2", screen)
    screen.press(.control("s"))
    #expect(screen.state.saved == [date(2027, 1, 2, 14, 30)])
    write("2027-1-3", screen)
    try screen.click("Save")
    #expect(screen.state.saved.last == date(2027, 1, 3, 14, 30))
    try screen.focus(on: screen.field("Due"))
    write("2027-1-4", screen)
    screen.press(.up)
    #expect(screen.state.due == date(2027, 1, 5, 14, 30))
    write("2027-1-7", screen)
    screen.press(Key.down.with(.alt))
    #expect(screen.state.due == date(2027, 1, 7, 14, 30))
  }

  @Test("is empty when it is left or submitted, where it may be, and keeps its date until then")
  func optional() {
    let screen = screen()
    screen.press(.tab, .tab)
    screen.type("2026-12-2")
    #expect(screen.state.done == nil)
    screen.type("4")
    #expect(screen.state.done == date(2026, 12, 24, 0))
    screen.press(.control("u"))
    #expect(screen.state.done == date(2026, 12, 24, 0))
    screen.press(.enter)
    #expect(screen.state.done == nil)
  }

  @Test("so is an amount that a style writes, and an example says how")
  func amount() throws {
    let screen = screen()
    try screen.focus(on: screen.field("Price"))
    write("12", screen)
    #expect(screen.state.price == 9.5)
    screen.type(".5")
    #expect(screen.state.price == 9.5)
    screen.press(.tab)
    #expect(screen.state.price == 12.5 && screen.line(3) == "$12.50")
    screen.press(.shiftTab)
    write("$13.00", screen)
    #expect(screen.state.price == 13)
    write("13 dollars", screen)
    screen.press(.tab)
    #expect(screen.line(4) == "✗ Write it like $12.50" && screen.state.price == 13)
  }

  @Test("is checked by a form with the value that Enter takes")
  func submitting() {
    struct Trip: Component {
      struct State { var due = date(2026, 11, 23, 0), saved: [Date] = [] }
      var initialState: State { State() }
      func render(state: State) -> Node {
        Form {
          DateField("Due", selection: \.due)
            .fieldError(state.due < date(2026, 1, 1) ? "In the past" : nil)
          Button("Save") { $0.saved.append($0.due) }.keyboardShortcut(.defaultAction)
        }
        .environment(\.calendar, testCalendar()).environment(\.now, testNow)
      }
    }
    let screen = TestScreen(Trip(), columns: 40, rows: 5)
    write("2025-1-2", screen)
    screen.press(.enter)
    #expect(screen.state.saved == [] && screen.text.contains("✗ In the past"))
    write("2027-1-2", screen)
    screen.press(.enter)
    #expect(screen.state.saved == [date(2027, 1, 2, 0)])
  }

  @Test("shows its beginning where there is little room and another field has the focus")
  func narrow() {
    let screen = screen(columns: 9)
    screen.press(.tab)
    #expect(screen.line(0) == "2026-11-…")
    screen.press(.shiftTab)
    #expect(screen.line(0) == "26-11-23")
  }

  @Test("says below all of it what is wrong, as wide as a form has room")
  func wideError() {
    struct Trip: Component {
      struct State { var start = date(2026, 11, 23, 14, 30), isLate = true }
      var initialState: State { State() }
      func render(state: State) -> Node {
        Form {
          DatePicker("Start", selection: \.start)
            .fieldError(state.isLate ? "The journey has to begin before the end of October" : nil)
          Toggle("Late", isOn: \.isLate)
        }
        .environment(\.calendar, testCalendar()).environment(\.now, testNow)
      }
    }
    let screen = TestScreen(Trip(), columns: 72, rows: 5)
    #expect(screen.text == "Start  2026-11-23             ▾ 14:30\n\nLate   [x]")
    screen.press(.tab)
    #expect(!screen.text.contains("✗"))
    screen.press(.tab)
    #expect(
      screen.text == """
        Start  2026-11-23             ▾ 14:30
               ✗ The journey has to begin before the end of October
        Late   [x]
        """)
    screen.press(.shiftTab, .control("u"), .tab)
    #expect(screen.line(1) == "       ✗ Not a time like 14:30")
    screen.press(.shiftTab, .shiftTab, .control("u"), .tab)
    #expect(screen.line(1) == "       ✗ Not a date like 2026-11-23")
  }

  @Test("is chosen in a calendar whose Escape comes before that of a form; Delete leaves it empty")
  func calendar() {
    struct Trip: Component {
      struct State { var end: Date? = date(2026, 11, 28, 0), cancels = 0 }
      var initialState: State { State() }
      func render(state: State) -> Node {
        VStack(alignment: .stretch) {
          Form {
            DatePicker("End", selection: \.end, displayedComponents: .date)
            Button("Cancel") { $0.cancels += 1 }.keyboardShortcut(.cancelAction)
          }
          Spacer()
          KeyHints()
        }
        .environment(\.calendar, testCalendar()).environment(\.now, testNow)
      }
    }
    let screen = TestScreen(Trip(), columns: 60, rows: 14)
    screen.press(Key.down.with(.alt))
    #expect(screen.shows("November 2026") && screen.shows("Del Clear"))
    screen.press(.escape)
    #expect(screen.state.cancels == 0 && !screen.shows("November 2026"))
    screen.press(Key.down.with(.alt), .delete)
    #expect(screen.state.end == nil && !screen.shows("November 2026"))
    screen.press(.escape)
    #expect(screen.state.cancels == 1)
    let small = TestScreen(Trip(), columns: 20, rows: 5)
    small.press(Key.down.with(.alt))
    #expect(small.shows("28"))
  }
}
