import Foundation
import Recurse
import RecurseFoundation
import RecurseTesting
import Testing

@MainActor @Suite("The day and the time of one date") struct HalfDateTests {
  private struct Visit: Component {
    struct State {
      var start = date(2026, 11, 23, 14, 30)
      var end: Date?
    }
    var initialState: State { State() }
    func render(state: State) -> Node {
      Form {
        DatePicker("Start", selection: \.start)
        DatePicker("End", selection: \.end, in: state.start...)
        Button("Today") { $0.end = $0.start }
      }
      .environment(\.calendar, testCalendar()).environment(\.now, testNow)
    }
  }

  private func screen() -> TestScreen<Visit> { TestScreen(Visit(), columns: 50, rows: 9) }

  @Test(
    "keep a day that cannot be read when a time is typed beside it",
    arguments: ["2026-11-01", "2026-13-45", "soon"])
  func keepsFault(day: String) throws {
    let screen = screen()
    screen.press(.tab, .tab)
    #expect(screen.focused?.label == "End")
    screen.type(day)
    screen.press(.tab)
    #expect(screen.shows("✗") && screen.state.end == nil)
    screen.type("9pm")
    #expect(screen.shows(day) && screen.shows("9pm"), "\(screen.text)")
    screen.press(.tab)
    #expect(screen.shows(day) && screen.shows("✗") && screen.shows("21:00"), "\(screen.text)")
    #expect(screen.state.end == nil)
    // When it is mended the day and the time belong together.
    screen.press(.shiftTab, .shiftTab, .control("u"))
    screen.type("2026-12-24")
    #expect(screen.state.end == date(2026, 12, 24, 21, 0))
    #expect(!screen.shows("✗"))
  }

  @Test("give way to another value that the app has")
  func anotherValue() throws {
    let screen = screen()
    screen.press(.tab, .tab)
    screen.type("soon")
    screen.press(.tab)
    screen.type("9pm")
    screen.press(.tab)
    try screen.press("Today")
    #expect(screen.state.end == screen.state.start)
    #expect(!screen.shows("soon") && !screen.shows("21:00"), "\(screen.text)")
  }

  @Test(
    "leave a time alone while it is typed, also where it begins as one before the first",
    arguments: [
      ("3:45pm", 15, 45), ("03:45pm", 15, 45), ("345p", 15, 45), ("23:10", 23, 10),
    ])
  func typing(text: String, hour: Int, minute: Int) throws {
    let screen = screen()
    screen.press(.tab, .tab)
    screen.type("2026-11-23")
    screen.press(.tab, .control("u"))
    for (number, key) in text.enumerated() {
      screen.press(.character(key))
      #expect(screen.line(1 + 1).contains(text.prefix(number + 1)), "\(screen.text)")
    }
    screen.press(.tab)
    #expect(screen.state.end == date(2026, 11, 23, hour, minute))
    #expect(!screen.shows("✗"))
  }

  @Test("keep a time before the first that waited for the day")
  func waitedOutside() {
    let screen = screen()
    screen.press(.tab, .tab)
    screen.type("soon")
    screen.press(.tab)
    screen.type("9:05")
    screen.press(.tab, .shiftTab, .shiftTab, .control("e"), .control("u"))
    screen.type("2026-11-23")
    #expect(screen.state.end == date(2026, 11, 23, 14, 30))
    #expect(screen.shows(" 9:05") && screen.shows("✗ 14:30 or later"), "\(screen.text)")
    screen.press(.tab, .control("u"))
    screen.type("15:00")
    #expect(screen.state.end == date(2026, 11, 23, 15, 0))
    screen.press(.tab)
    #expect(!screen.shows("✗"))
  }

  @Test("take a day beside a time that cannot be read, which stays")
  func dayBesideFault() {
    let screen = screen()
    screen.press(.tab, .tab, .tab)
    screen.type("25:00")
    screen.press(.tab, .shiftTab, .shiftTab)
    #expect(screen.focused?.label == "End")
    screen.type("2026-11-24")
    #expect(screen.state.end == date(2026, 11, 24, 0, 0))
    #expect(screen.shows("25:00") && screen.shows("✗ Not a time"), "\(screen.text)")
    screen.press(.tab, .control("u"))
    screen.type("16:00")
    #expect(screen.state.end == date(2026, 11, 24, 16, 0))
  }

  @Test("keep a time that today has not, until there is a day that has it")
  func timeFirst() {
    let screen = screen()
    screen.press(.tab, .tab, .tab)
    screen.type("9:05")
    screen.press(.tab)
    #expect(screen.state.end == nil && screen.shows("✗ 14:30 or later"), "\(screen.text)")
    screen.press(.shiftTab, .shiftTab)
    screen.type("2026-11-24")
    #expect(screen.state.end == date(2026, 11, 24, 9, 5) && !screen.shows("✗"), "\(screen.text)")
  }

  @Test("have names that tell them apart")
  func names() throws {
    let screen = screen()
    #expect(try screen.element(.textField, "Start").value == "2026-11-23")
    #expect(try screen.element(.textField, "Start time").value == "14:30")
  }

  @Test("say the one end of a range that has one")
  func openRange() throws {
    let screen = screen()
    screen.press(.tab, .tab)
    screen.type("2026-11-01")
    screen.press(.tab)
    #expect(screen.shows("✗ 2026-11-23 or later"), "\(screen.text)")
  }
}

@MainActor @Suite("A date that there may be none of, in two parts") struct NoDateTests {
  private struct Trip: Component {
    struct State {
      var end: Date?
      var saved: [Date?] = []
    }
    var initialState: State { State() }
    func render(state: State) -> Node {
      Form {
        DatePicker("End", selection: \.end)
        Button("Save") { $0.saved.append($0.end) }.keyboardShortcut(.defaultAction)
      }
      .environment(\.calendar, testCalendar()).environment(\.now, testNow)
    }
  }

  private func screen() -> TestScreen<Trip> { TestScreen(Trip(), columns: 50, rows: 6) }

  @Test("has no fault when what was typed as the time is deleted", arguments: ["25", "25:00"])
  func emptiedTime(text: String) throws {
    let screen = screen()
    screen.press(.tab)
    screen.type(text)
    screen.press(.tab, .shiftTab, .control("e"), .control("u"), .tab)
    #expect(screen.line(0).hasSuffix("hh:mm") && !screen.shows("✗"), "\(screen.text)")
    try screen.press("Save")
    #expect(screen.state.saved == [nil])
  }

  @Test("keeps its time where that is emptied, and says that one is missing")
  func keptTime() throws {
    let screen = screen()
    screen.type("2026-12-24")
    screen.press(.tab, .control("u"))
    screen.type("9:15")
    screen.press(.control("u"))
    #expect(screen.state.end == date(2026, 12, 24, 9, 15))
    screen.press(.enter)
    #expect(screen.state.saved.isEmpty && screen.shows("✗ Not a time like"), "\(screen.text)")
    screen.press(.tab)
    #expect(screen.state.end == date(2026, 12, 24, 9, 15) && screen.shows("✗"), "\(screen.text)")
    // Without a day there need be no time.
    screen.press(.shiftTab, .shiftTab, .control("e"), .control("u"), .enter)
    #expect(screen.state.saved == [nil] && !screen.shows("✗"), "\(screen.text)")
  }

  @Test("keeps its time while another day is typed")
  func otherDay() {
    let screen = screen()
    screen.change { $0.end = date(2026, 12, 24, 17, 30) }
    screen.press(.control("e"), .control("u"))
    #expect(screen.state.end == date(2026, 12, 24, 17, 30) && screen.shows("17:30"))
    screen.type("2026-12-25")
    #expect(screen.state.end == date(2026, 12, 25, 17, 30))
    screen.press(.control("e"), .control("u"), .tab)
    #expect(screen.state.end == nil && screen.line(0).hasSuffix("hh:mm"))
  }

  @Test("leaves an emptied time alone when a command runs")
  func command() {
    struct Page: Component {
      struct State {
        var end: Date? = date(2026, 12, 24, 17, 30)
        var count = 0
      }
      var initialState: State { State() }
      func render(state: State) -> Node {
        DatePicker("End", selection: \.end)
          .command("Count", key: "f6") { $0.count += 1 }
          .environment(\.calendar, testCalendar()).environment(\.now, testNow)
      }
    }
    let screen = TestScreen(Page(), columns: 40, rows: 3)
    screen.press(.tab, .control("u"), .function(6))
    #expect(screen.state.count == 1)
    screen.type("16:00")
    #expect(screen.state.end == date(2026, 12, 24, 16, 0) && screen.shows("16:00"))
  }

  @Test("has no time left when the day is emptied for which that waited")
  func emptiedDay() throws {
    let screen = screen()
    screen.type("2026-11-31")
    screen.press(.tab)
    screen.type("9:00")
    screen.press(.tab, .shiftTab, .shiftTab, .control("e"), .control("u"), .tab)
    #expect(screen.line(0).hasSuffix("hh:mm"), "\(screen.text)")
    screen.press(.tab)
    #expect(screen.state.end == nil && !screen.shows("✗"))
    try screen.press("Save")
    #expect(screen.state.saved == [nil])
  }
}
