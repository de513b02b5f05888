import Recurse
import RecurseTesting
import Testing

@MainActor @Suite("A form with fields of values") struct NumberFormTests {
  private struct Page: Component {
    struct State {
      var port = 80
      var age: Int?
      var saved = 0
    }
    var initialState: State { State() }
    func render(state: State) -> Node {
      Form {
        TextField("Port", value: \.port, format: .number(in: 1...65535))
          .fieldError(state.port == 22 ? "Taken" : nil)
        TextField("Age", value: \.age, format: .number(in: 0...150))
        Button("Save") { $0.saved += 1 }.keyboardShortcut(.defaultAction)
      }
    }
  }

  @Test("is submitted only when all of them can be read")
  func submitting() throws {
    let screen = TestScreen(Page(), columns: 30, rows: 8)
    try screen.type("8o", into: "Port")
    try screen.type("x", into: "Age")
    try screen.press("Save")
    #expect(screen.state.saved == 0 && screen.focused?.label == "Port")
    #expect(screen.text.split(separator: "✗").count == 3)
    try screen.type("22", into: "Port")
    #expect(!screen.hasText("Taken"))
    try screen.type("30", into: "Age")
    try screen.click("Save")
    #expect(screen.state.saved == 0 && screen.hasText("Taken"))
    #expect(screen.focused?.label == "Port")
    try screen.type("23", into: "Port")
    screen.press(.enter)
    #expect(screen.state.saved == 1 && screen.state.age == 30)
  }

  @Test("takes a click on its button where a fault is shown only now")
  func click() throws {
    let screen = TestScreen(Page(), columns: 30, rows: 8)
    try screen.type("8o", into: "Age")
    try screen.click("Save")
    #expect(screen.state.saved == 0 && screen.focused?.label == "Age")
    try screen.type("8", into: "Age")
    try screen.click("Save")
    #expect(screen.state.saved == 1)
  }
}
