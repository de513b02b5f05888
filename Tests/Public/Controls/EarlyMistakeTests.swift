import Recurse
import RecurseTesting
import Testing

private struct Editor: Component {
  struct State {
    var isOpen = false
    var weight = 1.5
    var price = 2.0
  }
  var initialState = State()

  func render(state: State) -> Node {
    Button("Edit") { $0.isOpen = true }.sheet(isPresented: \.isOpen) {
      Form {
        TextField("Weight", value: \.weight, format: .number)
        TextField("Price", value: \.price, format: .number)
      }
    }
  }
}

@MainActor @Suite("A mistake that is typed before a form is laid out") struct EarlyMistakeTests {
  @Test("keeps the line for what is wrong, as one that is typed later")
  func line() {
    let late = TestScreen(Editor(), columns: 40, rows: 12)
    let early = TestScreen(Editor(), columns: 40, rows: 12)
    for letter in "\nx" { late.type("\(letter)") }
    early.typeAtOnce("\nx")
    #expect(early.text == late.text)
    late.press(.tab)
    early.press(.tab)
    #expect(early.shows("✗") && early.text == late.text)
  }
}
