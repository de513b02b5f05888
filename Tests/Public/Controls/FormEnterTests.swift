import Recurse
import RecurseTesting
import Testing

@MainActor @Suite("Enter in a form") struct FormEnterTests {
  private struct Page: Component {
    struct State {
      var name = ""
      var isLoud = false
      var city = ""
      var isOff = false
      var saved = 0
    }
    var initialState: State { State() }
    func render(state: State) -> Node {
      Form {
        TextField("Name", text: \.name).fieldError(state.name.isEmpty ? "Needed" : nil)
        Toggle("Loud", isOn: \.isLoud)
        TextField("City", text: \.city).fieldError(state.city.isEmpty ? "Where?" : nil)
        Button("Save") { $0.saved += 1 }.keyboardShortcut(.defaultAction).disabled(state.isOff)
      }
    }
  }

  @Test("submits from each field, and leads to what is wrong")
  func submits() {
    let screen = TestScreen(Page(), columns: 30, rows: 8)
    screen.type("Ada")
    screen.press(.enter)
    #expect(screen.focused?.label == "City" && screen.text.contains("✗ Where?"))
    screen.type("Rome")
    screen.press(.shiftTab, .shiftTab, .enter)
    #expect(screen.state.saved == 1 && screen.focused?.label == "Name")
  }

  private struct Query: Component {
    struct State {
      var text = ""
      var isExact = false
      var isLoud = false
      var searched = 0
    }
    var initialState: State { State() }
    func render(state: State) -> Node {
      VStack {
        Form {
          TextField("Text", text: \.text)
          Toggle("Exact", isOn: \.isExact)
        }
        .onSubmit { $0.searched += 1 }
        Toggle("Loud", isOn: \.isLoud)
      }
    }
  }

  @Test("submits from a toggle inside of onSubmit, where Space toggles")
  func toggle() {
    let screen = TestScreen(Query(), columns: 30, rows: 8)
    screen.press(.tab, .enter)
    #expect(screen.state.searched == 1 && !screen.state.isExact)
    screen.press(.space)
    #expect(screen.state.searched == 1 && screen.state.isExact)
    // Elsewhere it toggles.
    screen.press(.tab, .enter)
    #expect(screen.state.searched == 1 && screen.state.isLoud)
  }

  @Test("goes to the next field where the button is disabled, and in the last shows what is wrong")
  func disabled() {
    let screen = TestScreen(Page(), state: .init(isOff: true), columns: 30, rows: 8)
    screen.press(.enter)
    #expect(screen.focused?.label == "City")
    screen.press(.enter)
    #expect(screen.focused?.label == "Name" && screen.text.contains("✗ Needed"))
  }
}
