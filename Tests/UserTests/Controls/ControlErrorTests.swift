import Recurse
import RecurseTesting
import Testing

@MainActor @Suite("What is wrong with the value of a control") struct ControlErrorTests {
  private struct Form: Component {
    struct State { var level = 3, error: String? = "Too low" }
    var initialState: State { State() }
    func render(state: State) -> Node {
      VStack(alignment: .stretch) {
        Stepper("Level", value: \.level, in: 0...9).fieldError(state.error)
        Slider("Level", value: \.level, in: 0...9).fieldError(state.error)
        Picker("Level", selection: \.level, options: 0..<9) { Text("\($0)") }
          .fieldError(state.error)
        Picker("Level", selection: \.level, options: 2..<4, style: .segmented) { Text("\($0)") }
          .fieldError(state.error)
      }
    }
  }

  @Test("is said below it, in a line that is there without an error, too")
  func lines() {
    let screen = TestScreen(Form(), columns: 20, rows: 8, theme: .nord, colorScheme: .dark)
    screen.press(.tab, .tab, .tab)
    #expect(
      screen.text == """
        Level  −  3  +
        ✗ Too low
        Level ━━━●─────── 3
        ✗ Too low
        Level   3 ▾
        ✗ Too low
        Level  2 │[3]
        ✗ Too low
        """)
    #expect(screen.style(row: 1, column: 0).foreground == Theme.nord.dark.error)
    screen.change { $0.error = nil }
    #expect(screen.text.contains("+\n\nLevel"))
    screen.change { $0.error = "A long message \u{1B}[2J" }
    #expect(screen.text.contains("✗ A long message ␛[…"))
  }
}
