import Recurse
import RecurseEditor
import RecurseTesting
import Testing

private struct Letter: Component {
  struct State {
    var text = "to Ada\n"
    var isEditable = true
    var escapes = 0
    /// Those that begin as the last word does.
    var names: [String] {
      let word = text.split { !$0.isLetter }.last.map(String.init) ?? ""
      guard let last = text.last, last.isLetter else { return [] }
      return ["Berlin", "Bern", "Bergen"].filter { $0.hasPrefix(word) }
    }
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    TextEditor("Letter", text: \.text, indentation: .spaces(2), isEditable: state.isEditable)
      .suggestions(\.names)
      .onKey(.escape) { $0.escapes += 1 }
  }
}

@MainActor @Suite("Suggestions in a text editor") struct EditorSuggestionTests {
  private let screen = TestScreen(Letter(), columns: 24, rows: 9)

  @Test("appear at the word before the cursor")
  func place() {
    screen.type("in Be")
    #expect(
      screen.text == """
        to Ada
        in Be
           ╭────────╮
           │ Berlin │
           │ Bern   │
           │ Bergen │
           ╰────────╯
        """)
    screen.type(" ")
    #expect(screen.popover == nil)
  }

  @Test("Tab, a click, and Enter after an arrow put one in place of the word, in one step")
  func taking() {
    screen.type("in Be")
    screen.press(.tab)
    #expect(screen.state.text == "to Ada\nin Berlin" && screen.popover == nil)
    screen.press(.control("z"))
    #expect(screen.state.text == "to Ada\nin Be")
    screen.press(.down, .down, .enter)
    #expect(screen.state.text == "to Ada\nin Bern" && screen.popover == nil)
    screen.press(.enter)
    screen.type("(Ber")
    screen.click(column: 4, row: 6)
    #expect(screen.state.text == "to Ada\nin Bern\n(Bergen")
    screen.type("!")
    #expect(screen.state.text.hasSuffix("(Bergen!"))
  }

  @Test("Enter without a choice begins a line, and Tab indents where there are none")
  func others() {
    screen.type("Be")
    screen.press(.enter)
    #expect(screen.state.text == "to Ada\nBe\n" && screen.popover == nil)
    screen.press(.tab)
    #expect(screen.state.text == "to Ada\nBe\n  ")
  }

  @Test("Escape, a motion and a click close them, and Alt with the arrow shows them again")
  func closing() {
    screen.type("Be")
    screen.press(.escape)
    #expect(screen.popover == nil && screen.state.escapes == 0)
    screen.press(.down.with(.alt))
    #expect(screen.popover != nil)
    screen.press(.left)
    #expect(screen.popover == nil && screen.state.text == "to Ada\nBe")
    screen.press(.right, .down.with(.alt))
    screen.click(column: 0, row: 0)
    #expect(screen.popover == nil)
  }

  @Test("are not there for a text that is only read")
  func reading() {
    screen.type("Be")
    screen.change { $0.isEditable = false }
    screen.press(.escape)
    screen.press(.down.with(.alt))
    #expect(screen.popover == nil)
  }
}
