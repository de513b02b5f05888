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
    var initialState = State()
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

  @Test("is not submitted with a value that the state has and a format refuses", arguments: 0..<3)
  func refused(way: Int) throws {
    let screen = TestScreen(Page(), columns: 30, rows: 8)
    screen.change { $0.age = 200 }
    #expect(screen.shows("200") && !screen.shows("✗"))
    switch way {
    case 0: try screen.press("Save")
    case 1: screen.press(.enter)
    default: screen.press(.tab, .tab)
    }
    #expect(screen.state.saved == 0 && screen.shows("✗ 0 to 150"), "\(screen.text)")
    screen.change { $0.age = nil }
    #expect(!screen.shows("✗"))
    try screen.press("Save")
    #expect(screen.state.saved == 1)
    let refused = tree(Page(initialState: Page.State(age: 200)))
    try refused.press("Save")
    #expect(refused.state.saved == 0)
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
