import Recurse
import RecurseTesting
import Testing

@MainActor @Suite("A form in which something unreadable is typed") struct StillFormTests {
  private struct Visit: Component {
    struct State {
      var age = 7
      var name = ""
    }
    var initialState: State { State() }
    func render(state: State) -> Node {
      Form {
        TextField("Age", value: \.age, format: .number(in: 0...130))
        TextField("Name", text: \.name)
        Button("Save") { _ in }.keyboardShortcut(.defaultAction)
      }
    }
  }

  @Test("moves nothing, before a fault is shown, while it is, and after it", arguments: [9, 14])
  func still(rows: Int) throws {
    let screen = TestScreen(Visit(), columns: 40, rows: rows)
    let place = try screen.clickPoint(of: screen.element(.textField, "Name"))
    for (number, key) in "999x".enumerated() {
      screen.press(.character(key))
      #expect(try screen.clickPoint(of: screen.element(.textField, "Name")) == place, "\(number)")
    }
    screen.press(.tab)
    #expect(screen.shows("✗"))
    #expect(try screen.clickPoint(of: screen.element(.textField, "Name")) == place)
    screen.press(.shiftTab, .control("u"))
    #expect(try screen.clickPoint(of: screen.element(.textField, "Name")) == place)
    screen.type("8")
    #expect(try screen.clickPoint(of: screen.element(.textField, "Name")) == place)
  }
}
