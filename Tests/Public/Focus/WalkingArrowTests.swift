import Foundation
import Recurse
import RecurseFoundation
import RecurseTesting
import Testing

@MainActor @Suite("Arrows that go from field to field") struct WalkingArrowTests {
  private struct Page: Component {
    struct State: Equatable {
      var name = ""
      var age = 36
      var start = date(2026, 11, 23, 14, 30)
      var city = ""
    }
    var initialState: State { State() }
    func render(state: State) -> Node {
      VStack(alignment: .stretch) {
        Form {
          TextField("Name", text: \.name)
          TextField("Age", value: \.age, format: .number(in: 0...150))
          DateField("Start", selection: \.start)
          TextField("City", text: \.city)
        }
        Spacer()
        KeyHints()
      }
      .environment(\.calendar, testCalendar()).environment(\.now, testNow)
    }
  }

  private func screen() -> TestScreen<Page> { TestScreen(Page(), columns: 60, rows: 12) }

  @Test("go through numbers and dates, there and back, and change none")
  func through() {
    let screen = screen()
    for label in ["Age", "Start", "City", "City"] {
      screen.press(.down)
      #expect(screen.focused?.label == label)
    }
    for label in ["Start", "Age", "Name"] {
      screen.press(.up)
      #expect(screen.focused?.label == label)
    }
    screen.press(.down, .down, .up)
    #expect(screen.focused?.label == "Age" && screen.state == Page.State())
  }

  @Test("step where another key or a click was meant for the field, and the hints say so")
  func steps() throws {
    let screen = screen()
    screen.press(.down)
    #expect(screen.focused?.label == "Age" && !screen.shows("Change"))
    screen.press(.end)
    #expect(screen.shows("Change"))
    screen.press(.down)
    #expect(screen.state.age == 35)
    screen.press(.up, .up)
    #expect(screen.state.age == 37 && screen.focused?.label == "Age")
    screen.press(.tab)
    screen.press(.up)
    #expect(screen.state.start == date(2026, 11, 24, 14, 30))
    screen.press(.shiftTab, .shiftTab, .down)
    try screen.click("Age")
    screen.press(.up)
    #expect(screen.state.age == 38)
    // What steps further is not what moves the focus.
    screen.press(.shiftTab, .down, .pageUp)
    #expect(screen.state.age == 48)
    screen.press(.down)
    #expect(screen.state.age == 47)
  }

  @Test("go on where they were held in one read")
  func held() {
    let screen = screen()
    screen.send(Array(repeating: .key(KeyEvent(.down)), count: 10))
    #expect(screen.focused?.label == "City" && screen.state == Page.State())
  }
}
