import Recurse
import RecurseTesting
import Testing

private struct Number: Identifiable { let id: Int }

private struct Numbers: Component {
  struct State {
    var numbers = (0..<200).map { Number(id: $0) }
    var selected: Int?
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    List(selection: \.selected) {
      Section("Few") { Text("first").key(-1) }
      Section("Numbers", \.numbers) { number in Text("row \(number.id)") }
    }
    .scrollIndicators(.hidden)
  }
}

@MainActor @Suite("A header above rows out of sight") struct HeaderCursorTests {
  @Test("Home goes to the first row, also where nothing is selected")
  func home() {
    for selected in [199, nil] {
      let screen = TestScreen(Numbers(), columns: 12, rows: 5)
      screen.press(.end)
      screen.change { $0.selected = selected }
      screen.press(.home)
      #expect(screen.state.selected == -1)
      #expect(screen.text == " Few\n first\n Numbers\n row 0\n row 1")
    }
  }
}
