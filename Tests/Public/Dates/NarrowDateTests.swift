import Foundation
import Recurse
import RecurseFoundation
import RecurseTesting
import Testing

@MainActor @Suite("A date where there is little room") struct NarrowDateTests {
  private struct Page: Component {
    struct State { var start = date(2026, 11, 23, 14, 30) }
    var initialState: State { State() }
    func render(state: State) -> Node {
      DateField("Start", selection: \.start)
        .environment(\.calendar, testCalendar()).environment(\.now, testNow)
    }
  }

  @Test("shows all of it beside the cursor, and else leaves out the arrow")
  func field() {
    for (columns, text) in [
      (13, "2026-11-23  ▾"), (12, "2026-11-23 ▾"), (11, "2026-11-23"), (10, "026-11-23"),
    ] {
      let screen = TestScreen(Page(), columns: columns, rows: 2)
      #expect(screen.line(0) == text, "\(columns)")
      #expect(screen.cursor?.column == min(10, columns - 1))
    }
  }

  private struct Trip: Component {
    struct State { var start = date(2026, 11, 23, 14, 30), more = "" }
    var rows = 1
    var initialState: State { State() }
    func render(state: State) -> Node {
      Form {
        DatePicker("Arrival", selection: \.start, displayedComponents: .date)
        ForEach(0..<rows, id: \.self) { TextField("Row \($0)", text: \.more) }
      }
      .environment(\.calendar, testCalendar()).environment(\.now, testNow)
    }
  }

  @Test("shows all of it in a form of a small window, beside a scrollbar, too")
  func form() {
    for rows in [1, 9] {
      let screen = TestScreen(Trip(rows: rows), columns: 20, rows: 5)
      #expect(screen.line(0).hasPrefix("Arrival "), "\(screen.text)")
      #expect(screen.shows("2026-11-23"), "\(screen.text)")
      screen.press(.tab)
      #expect(screen.shows("2026-11-23"), "\(screen.text)")
    }
  }

  @Test("has the time below the day where both are wider than the window")
  func time() {
    struct Meeting: Component {
      struct State { var start = date(2026, 11, 23, 14, 30) }
      var initialState: State { State() }
      func render(state: State) -> Node {
        Form { DatePicker("Meeting", selection: \.start) }
          .environment(\.calendar, testCalendar()).environment(\.now, testNow)
      }
    }
    for columns in 20...60 {
      let screen = TestScreen(Meeting(), columns: columns, rows: 5)
      #expect(screen.shows("2026-11-23") && screen.shows("14:30"), "\(columns): \(screen.text)")
      #expect((columns >= 28) == screen.line(0).contains("14:30"), "\(columns): \(screen.text)")
    }
  }
}
