import Recurse
import RecurseTesting
import Testing

private struct Order: Component {
  struct State: Equatable {
    var name = "Ada"
    var isGift = false
    var count = 1
    var log: [String] = []
  }
  var isForm = true
  var listens = false
  var isEnabled = true
  var initialState: State { State() }

  func render(state: State) -> Node {
    VStack(alignment: .stretch) {
      if isForm { Form { content } } else { VStack { content } }
      KeyHints()
    }
  }

  @NodeBuilder<Self> private var content: Node {
    if listens {
      TextField("Name", text: \.name).onSubmit { state, _ in state.log.append("submit") }
    } else {
      TextField("Name", text: \.name)
    }
    TextField("Count", value: \.count, format: .number)
    Toggle("Gift", isOn: \.isGift)
    Button("Save") { $0.log.append("save") }
      .keyboardShortcut(.defaultAction)
      .disabled(!isEnabled)
  }
}

@MainActor @Suite("The line of hints says what Enter submits") struct SubmitHintTests {
  private func hints(_ screen: TestScreen<Order>) -> String {
    let line = screen.text.split(separator: "\n").last ?? ""
    let end = line.indices.first { line[$0...].hasPrefix("F1 ") } ?? line.endIndex
    return line[..<end].split(separator: " ", omittingEmptySubsequences: true)
      .joined(separator: " ")
  }

  private func screen(_ order: Order = Order()) -> TestScreen<Order> {
    TestScreen(order, columns: 70, rows: 12)
  }

  @Test("in each field of a form, after the keys of the field")
  func fields() throws {
    let screen = screen()
    #expect(hints(screen) == "Enter Save")
    screen.press(.tab)
    #expect(hints(screen) == "↑/↓ Change Enter Save")
    screen.press(.enter)
    #expect(screen.state.log == ["save"])
    try screen.focus("Gift")
    #expect(hints(screen) == "Space Toggle")
  }

  @Test("in the last field outside of a form, where Enter presses the default button")
  func last() {
    let screen = screen(Order(isForm: false))
    screen.press(.tab)
    #expect(hints(screen) == "↑/↓ Change Enter Save")
    screen.press(.enter)
    #expect(screen.state.log == ["save"])
  }

  @Test("and nothing where Enter is for something else, or for nothing")
  func others() {
    #expect(hints(screen(Order(listens: true))) == "")
    #expect(hints(screen(Order(isEnabled: false))) == "")
    // Elsewhere Enter goes on to the next field.
    #expect(hints(screen(Order(isForm: false))) == "")
  }

  @Test("a click there does what Enter does")
  func click() throws {
    let screen = screen()
    screen.press(.tab)
    let lines = screen.text.split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(lines.firstIndex { $0.contains("Enter Save") })
    let before = try #require(lines[row].split(separator: "Enter Save").first)
    screen.click(column: before.count, row: row)
    #expect(screen.state.log == ["save"])
  }
}
