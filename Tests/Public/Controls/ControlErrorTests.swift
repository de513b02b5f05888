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
    let screen = TestScreen(Form(), columns: 20, rows: 12, theme: .nord, colorScheme: .dark)
    screen.press(.tab, .tab, .tab)
    #expect(
      screen.text == """
        Level  −  3  +
        ✗ Too low
        Level ━━━●─────── 3
        ✗ Too low
        Level   3 ▾
        ✗ Too low
        Level  2 │ 3
        ✗ Too low
        """)
    #expect(screen.style(row: 1, column: 0).foreground == Theme.nord.dark.error)
    screen.change { $0.error = nil }
    #expect(screen.text.contains("+\n\nLevel"))
    screen.change { $0.error = "A long message \u{1B}[2J" }
    #expect(screen.text.contains("✗ A long message\n  ␛[2J"))
  }

  private struct Others: Component {
    struct State {
      var isOn = false
      var number = 1
      var numbers: Set<Int> = []
      var name = ""
      var isOpen = false
      var error: String? = "Wrong"
    }
    var initialState: State { State() }
    func render(state: State) -> Node {
      VStack(alignment: .stretch) {
        Toggle("On", isOn: \.isOn).fieldError(state.error)
        Picker("One", selection: \.number, style: .radioGroup) { Text("1").tag(1) }
          .fieldError(state.error)
        Picker("", selection: \.number, style: .inline) { Text("1").tag(1) }
          .fieldError(state.error)
        MultiPicker("", selection: \.numbers) { Text("1").tag(1) }.fieldError(state.error)
        LabeledContent("Name") { TextField("", text: \.name) }.fieldError(state.error)
        DisclosureGroup("More", isExpanded: \.isOpen) { Text("inside") }.fieldError(state.error)
      }
    }
  }

  @Test("is said below every control that has one, and below the first inside a container")
  func everywhere() {
    let screen = TestScreen(Others(), columns: 20, rows: 14)
    #expect(
      screen.text == """
        [ ] On
        ✗ Wrong
        One
        (•) 1
        ✗ Wrong
        ▌ 1
        ✗ Wrong
        [ ] 1
        ✗ Wrong
        Name
             ✗ Wrong
        ▸ More
        ✗ Wrong
        """)
    #expect(screen.reports == [])
    screen.change { $0.error = nil }
    #expect(!screen.text.contains("✗"))
    screen.change { $0.error = "Other" }
    #expect(screen.text.split(separator: "✗").count == 7)
  }

  @Test("follows the first control of a container when that is another")
  func another() {
    struct Page: Component {
      var initialState: Bool { false }
      func render(state: Bool) -> Node {
        VStack(alignment: .stretch) {
          if state { Toggle("First", isOn: \.self) }
          Toggle("Second", isOn: \.self)
        }
        .fieldError("Wrong")
      }
    }
    let screen = TestScreen(Page(), columns: 20, rows: 5)
    #expect(screen.text == "[ ] Second\n✗ Wrong")
    screen.change { $0 = true }
    #expect(screen.text == "[x] First\n✗ Wrong\n[x] Second")
    screen.change { $0 = false }
    #expect(screen.text == "[ ] Second\n✗ Wrong")
  }

  @Test("is a reported problem of what has no value")
  func misplaced() {
    struct Page: Component {
      func render(state: Void) -> Node {
        Text("only a text").fieldError("Wrong")
        Button("Press") { _ in }.fieldError("Wrong")
        VStack { Text("nothing to change") }.fieldError("Wrong")
      }
    }
    let screen = TestScreen(Page(), columns: 30, rows: 5)
    #expect(!screen.text.contains("Wrong"))
    #expect(screen.reports.count == 3)
    #expect(screen.reports.allSatisfy { $0.contains("fieldError") })
  }
}
