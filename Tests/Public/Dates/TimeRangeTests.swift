import Foundation
import Recurse
import RecurseFoundation
import RecurseTesting
import Testing

@MainActor @Suite("A time in a range of dates") struct TimeRangeTests {
  private struct Shift: Component {
    struct State {
      var start = date(2026, 11, 23, 14, 30)
      var end = date(2026, 11, 23, 18, 0)
      var last = date(2026, 11, 30, 20, 0)
      var saved: [Date] = []
    }
    var initialState: State { State() }
    func render(state: State) -> Node {
      Form {
        DatePicker("End", selection: \.end, in: state.start...state.last)
        Button("Save") { $0.saved.append($0.end) }.keyboardShortcut(.defaultAction)
      }
      .environment(\.calendar, testCalendar()).environment(\.now, testNow)
    }
  }

  private func screen() -> TestScreen<Shift> {
    let screen = TestScreen(Shift(), columns: 50, rows: 6)
    screen.press(.tab)
    #expect(screen.focused?.label == "End time")
    return screen
  }

  private func write(_ text: String, _ screen: TestScreen<Shift>) {
    screen.press(.control("u"))
    screen.type(text)
  }

  @Test("keeps one that lies outside, says so below, and leaves the state alone")
  func outside() throws {
    let screen = screen()
    write("9:05", screen)
    #expect(screen.line(0).hasSuffix("9:05") && !screen.shows("✗"), "\(screen.text)")
    screen.press(.tab)
    #expect(screen.line(0).hasSuffix("9:05") && screen.shows("✗ 14:30 or later"), "\(screen.text)")
    #expect(screen.state.end == date(2026, 11, 23, 18, 0))
    try screen.press("Save")
    #expect(screen.state.saved.isEmpty && screen.focused?.label == "End time")
    write("14:30", screen)
    screen.press(.enter)
    #expect(screen.state.saved == [date(2026, 11, 23, 14, 30)])
    #expect(!screen.shows("✗"))
  }

  @Test("is free between the first day and the last, and has an end on each")
  func days() {
    let screen = screen()
    screen.change { $0.end = date(2026, 11, 25, 18, 0) }
    write("9:05", screen)
    #expect(screen.state.end == date(2026, 11, 25, 9, 5))
    screen.change { $0.end = date(2026, 11, 30, 18, 0) }
    write("21:00", screen)
    screen.press(.enter)
    #expect(screen.shows("✗ 20:00 or earlier"), "\(screen.text)")
    screen.change {
      $0.last = date(2026, 11, 23, 20, 0)
      $0.end = $0.start
    }
    write("21:00", screen)
    screen.press(.enter)
    #expect(screen.shows("✗ 14:30 to 20:00"), "\(screen.text)")
  }

  @Test("is taken when another day makes it one that can be chosen")
  func otherDay() throws {
    let screen = screen()
    write("9:05", screen)
    screen.press(.shiftTab, .control("u"))
    #expect(screen.shows("✗ 14:30 or later"), "\(screen.text)")
    screen.type("2026-11-24")
    #expect(screen.state.end == date(2026, 11, 24, 9, 5))
    #expect(!screen.shows("✗") && screen.shows("09:05"), "\(screen.text)")
  }

  @Test("has a fault when another day makes it one that cannot be chosen")
  func earlierDay() throws {
    let screen = screen()
    screen.change { $0.end = date(2026, 11, 24, 18, 0) }
    screen.press(.shiftTab, .control("u"))
    screen.type("soon")
    screen.press(.tab)
    write("9:05", screen)
    #expect(screen.state.end == date(2026, 11, 24, 9, 5))
    screen.press(.shiftTab, .control("u"))
    // A day that is chosen comes with the first time of its own.
    screen.type("2026-11-23")
    #expect(screen.state.end == date(2026, 11, 23, 14, 30))
    #expect(screen.shows("14:30") && !screen.shows("✗"), "\(screen.text)")
  }

  @Test("steps as far as the first and the last")
  func steps() {
    let screen = screen()
    screen.press(.home, .pageDown)
    #expect(screen.state.end == date(2026, 11, 23, 14, 30))
    screen.press(.down)
    #expect(screen.state.end == date(2026, 11, 23, 14, 30))
    screen.press(.pageUp)
    #expect(screen.state.end == date(2026, 11, 23, 23, 59))
  }

  @Test("of no date yet is one of the day that is nearest to today")
  func noDate() {
    struct Alone: Component {
      struct State { var at: Date? }
      var initialState: State { State() }
      func render(state: State) -> Node {
        TimeField("At", selection: \.at, in: date(2026, 12, 1, 10)...date(2026, 12, 4, 18))
          .environment(\.calendar, testCalendar()).environment(\.now, testNow)
      }
    }
    let screen = TestScreen(Alone(), columns: 20, rows: 3)
    screen.type("9:00")
    screen.press(.enter)
    #expect(screen.state.at == nil && screen.line(1) == "✗ 10:00 or later")
    screen.press(.control("u"))
    screen.type("11:00")
    #expect(screen.state.at == date(2026, 12, 1, 11, 0))
  }

  @Test("of a day out of the range, as that moved, is refused with the day")
  func outsideDay() throws {
    let screen = screen()
    screen.change { $0.start = date(2026, 11, 25, 14, 30) }
    #expect(!screen.shows("✗"))
    write("9:05", screen)
    screen.press(.enter)
    #expect(screen.state.end == date(2026, 11, 23, 18, 0) && screen.state.saved.isEmpty)
    #expect(screen.shows("✗ 2026-11-25 to 2026-11-30") && screen.shows("9:05"), "\(screen.text)")
    screen.press(.shiftTab, .control("u"))
    screen.type("2026-11-26")
    #expect(screen.state.end == date(2026, 11, 26, 9, 5) && !screen.shows("✗"), "\(screen.text)")
  }

  @Test("is refused with its form where the range moved, also untouched")
  func untouched() throws {
    let screen = screen()
    screen.change { $0.start = date(2026, 11, 23, 19, 0) }
    try screen.press("Save")
    #expect(screen.state.saved.isEmpty && screen.shows("✗ 19:00 or later"), "\(screen.text)")
    #expect(screen.focused?.label == "End time")
    screen.change { $0.start = date(2026, 11, 24, 9, 0) }
    #expect(screen.shows("✗ 2026-11-24 to 2026-11-30"), "\(screen.text)")
    screen.change { $0.start = date(2026, 11, 23, 9, 0) }
    #expect(!screen.shows("✗"), "\(screen.text)")
    try screen.press("Save")
    #expect(screen.state.saved == [date(2026, 11, 23, 18, 0)])
  }

  @Test("says what is wrong in the last row that there is", arguments: [(20, 5), (24, 4)])
  func low(columns: Int, rows: Int) {
    struct Page: Component {
      struct State {
        var name = ""
        var start = date(2026, 11, 23, 14, 30)
      }
      var initialState: State { State() }
      func render(state: State) -> Node {
        VStack(alignment: .stretch) {
          ScrollView {
            Form {
              TextField("Name", text: \.name)
              DatePicker("Start", selection: \.start)
              Button("Save") { _ in }.keyboardShortcut(.defaultAction)
            }
          }
          KeyHints()
        }
        .environment(\.calendar, testCalendar()).environment(\.now, testNow)
      }
    }
    let screen = TestScreen(Page(), columns: columns, rows: rows)
    screen.press(.tab, .tab, .control("u"))
    screen.type("99")
    screen.press(.enter)
    #expect(screen.shows("99") && screen.shows("✗"), "\(screen.text)")
  }
}
