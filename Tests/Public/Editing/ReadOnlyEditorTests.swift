import Recurse
import RecurseEditor
import RecurseTesting
import Testing

private struct Page: Component {
  struct State: Equatable {
    var text = TextDocument("one two\ntwo one\nthree")
    var selection = TextSelection()
    var presses = 0
    var isEditable = false
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    TextEditor(
      "Page", text: \.text, selection: \.selection, indentation: .spaces(2),
      isEditable: state.isEditable)
    KeyHints()
  }
}

@MainActor @Suite("A text editor that only shows its text") struct ReadOnlyEditorTests {
  private let screen = TestScreen(Page(), columns: 60, rows: 6)
  private static let text = TextDocument("one two\ntwo one\nthree").text

  @Test("changes nothing by any key, by a paste or by the mouse")
  func keys() {
    let edits: [Key] = [
      .enter, .enter.with(.alt), .backspace, .delete, .tab, .shiftTab, .control("d"),
      .control("k"), .control("u"), .control("w"), .control("t"), .alt("t"), .alt("u"), .alt("d"),
      .control("x"), .control("y"), .control("v"), .control("z"), .alt("z"), .alt("\\"), "x", "}",
    ]
    for key in edits {
      screen.press(.control("e"), Key.left.with(.shift), key)
      #expect(screen.state.text.text == Self.text, "\(key)")
      screen.press(.control("a"))
    }
    screen.paste("pasted")
    #expect(screen.state.text.text == Self.text)
    #expect(!screen.state.text.canUndo)
  }

  @Test("leaves letters to the app, and moves, selects and copies by the other keys")
  func motions() {
    screen.type("x")
    #expect(screen.unhandled == [.key(KeyEvent("x"))])
    screen.press(.down, .end)
    #expect(screen.state.selection.cursor == 15)
    screen.press(Key.left.with([.shift, .control]), .control("c"))
    #expect(screen.copied == ["one"])
    screen.press(.alt("a"))
    screen.press(.control("c"))
    #expect(screen.copied == ["one", Self.text])
  }

  @Test("finds texts, and has nothing that replaces them")
  func finding() {
    #expect(screen.shows("Find") && !screen.shows("Replace"))
    screen.press(.alt("r"))
    #expect(!screen.shows("Replace"))
    screen.press(.control("f"))
    screen.type("one")
    #expect(screen.shows("1/2"))
    screen.press(.tab, .alt("a"))
    #expect(!screen.shows("Replace") && screen.state.text.text == Self.text)
    screen.press(.control("f"), .enter)
    #expect(screen.state.selection.range == 12..<15)
  }

  @Test("is edited as soon as the state allows it")
  func changing() {
    screen.change { $0.isEditable = true }
    screen.type("x")
    #expect(screen.state.text.text == "x" + Self.text)
    screen.change { $0.isEditable = false }
    screen.type("y")
    screen.press(.control("z"))
    #expect(screen.state.text.text == "x" + Self.text)
  }
}
