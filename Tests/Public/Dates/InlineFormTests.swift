import Foundation
import Recurse
import RecurseFoundation
import RecurseTesting
import Testing

@MainActor @Suite("A calendar in a form") struct InlineFormTests {
  private struct Page: Component {
    struct State {
      var at = date(2026, 11, 23, 14, 45)
      var zip = "4711"
    }
    var initialState: State { State() }
    func render(state: State) -> Node {
      Form {
        TextField("Postal code", text: \.zip).frame(width: 6)
        DatePicker("Deadline", selection: \.at, style: .inline)
      }
      .environment(\.calendar, testCalendar()).environment(\.now, testNow)
    }
  }

  @Test("shows the time below, in every width", arguments: [20, 24, 35, 60, 80, 300])
  func time(columns: Int) throws {
    let screen = TestScreen(Page(), columns: columns, rows: 16)
    #expect(screen.shows("14:45"), "\(screen.text)")
    #expect(screen.shows("4711"), "\(screen.text)")
    try screen.focus("Deadline time")
    screen.press(.control("u"))
    screen.type("13:37")
    #expect(screen.shows("13:37"), "\(screen.text)")
    #expect(screen.state.at == date(2026, 11, 23, 13, 37))
  }
}
