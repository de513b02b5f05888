import Recurse
import RecurseTesting
import Testing

@MainActor
@Suite("Keys that come at once") struct BatchTests {
  private struct Form: Component {
    struct State: Equatable {
      var name = "", city = "", submitted = 0
      var focus: Int? = 1
    }
    var initialState: State { State() }

    func render(state: State) -> Node {
      TextField("Name", text: \.name).focused(\.focus, equals: 1)
      TextField("City", text: state.city) { $0.city = $1.uppercased() }
        .focused(\.focus, equals: 2)
      Button("OK") { $0.submitted += 1 }.keyboardShortcut(.defaultAction)
      if state.submitted > 0 { Text("sent \(state.submitted)") }
    }
  }

  private func compare(_ text: String) {
    let together = TestScreen(Form(), columns: 20, rows: 6)
    let single = TestScreen(Form(), columns: 20, rows: 6)
    _ = together.takeRecord()
    let before = together.received.frames
    together.typeAtOnce(text)
    single.type(text)
    #expect(together.state == single.state)
    #expect(together.styledText == single.styledText)
    #expect(together.cursor == single.cursor)
    #expect(together.takeRecord().frames == 1)
    #expect(together.received.frames == before + 1)
  }

  @Test("have the same result as one by one, in one frame")
  func sameResult() {
    compare("x\ty\n")
    compare("Ada\nlondon\n\n\n")
    compare("x\t\t \t\t日本")
    compare(String(repeating: "abc d\n", count: 40))
  }

  @Test("show a thousand characters in one frame")
  func thousand() {
    let screen = fieldScreen()
    let before = screen.received
    screen.typeAtOnce(String(repeating: "0123456789", count: 100))
    #expect(screen.state.text.count == 1000)
    #expect(screen.text == "1234567890123456789")
    #expect(screen.received.frames == before.frames + 1)
    #expect(screen.received.cells - before.cells <= 20)
  }
}
