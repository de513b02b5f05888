import Recurse
import RecurseEditor
import RecurseTesting
import Testing

private struct Code: Component {
  struct State: Equatable {
    var text: TextDocument
    var other = ""
  }
  var text = ""
  var indentation = Indentation.spaces(2)
  var initialState: State { State(text: TextDocument(text)) }

  func render(state: State) -> Node {
    VStack {
      TextEditor("Code", text: \.text, wraps: false, indentation: indentation)
      TextField("Other", text: \.other)
    }
  }
}

@MainActor @Suite("Code in a text editor") struct CodeEditingTests {
  private func screen(
    _ text: String = "", _ indentation: Indentation = .spaces(2)
  ) -> TestScreen<Code> {
    TestScreen(Code(text: text, indentation: indentation), columns: 24, rows: 6)
  }

  @Test("is indented by Tab up to the next stop, with spaces or a tab")
  func tab() {
    let spaces = screen()
    spaces.press(.tab)
    spaces.type("a")
    spaces.press(.tab)
    spaces.type("b")
    #expect(spaces.state.text.text == "  a b" && spaces.cursor == CellPoint(column: 5, row: 0))
    let tabs = screen("", .tabs(width: 4))
    tabs.type("a")
    tabs.press(.tab)
    tabs.type("b")
    #expect(tabs.state.text.text == "a\tb" && tabs.line(0) == "a   b")
    #expect(tabs.cursor == CellPoint(column: 5, row: 0))
    tabs.click(column: 4, row: 0)
    tabs.type("c")
    #expect(tabs.state.text.text == "a\tcb")
  }

  @Test("indents and outdents the selected lines in one step")
  func lines() {
    let screen = screen("a\n\n  b\nc")
    screen.press(.down.with(.shift), .down.with(.shift), .end.with(.shift), .tab)
    #expect(screen.state.text.text == "  a\n\n    b\nc")
    screen.press(.tab, .shiftTab, .shiftTab, .shiftTab)
    #expect(screen.state.text.text == "a\n\nb\nc")
    screen.press(.control("z"), .control("z"))
    #expect(screen.state.text.text == "    a\n\n      b\nc" || screen.state.text.canUndo)
    screen.type("x")
    #expect(screen.state.text.lineCount == 2)
  }

  @Test("takes a level back by Shift+Tab wherever the cursor is, and by Backspace before the text")
  func outdenting() {
    let screen = screen("    a\n\tb\n x")
    screen.press(.end, .shiftTab)
    #expect(screen.state.text.text == "  a\n\tb\n x")
    #expect(screen.cursor == CellPoint(column: 3, row: 0))
    screen.press(.left, .backspace)
    #expect(screen.state.text.text == "a\n\tb\n x")
    screen.press(.down, .shiftTab, .down, .shiftTab, .shiftTab)
    #expect(screen.state.text.text == "a\nb\nx")
  }

  @Test("has a level more after an opening bracket, and the closing one is where its line begins")
  func blocks() {
    let screen = screen()
    screen.type("if a {")
    screen.press(.enter)
    screen.type("b")
    screen.press(.enter)
    screen.type("}")
    #expect(screen.state.text.text == "if a {\n  b\n}")
    screen.type(" else [")
    screen.press(.enter)
    screen.type("]")
    #expect(screen.state.text.text == "if a {\n  b\n} else [\n]")
  }

  @Test("takes a bracket and the indentation of its line back in one step")
  func undoneBracket() {
    let screen = screen()
    screen.type("if a {")
    screen.press(.enter)
    screen.type("}")
    #expect(screen.state.text.text == "if a {\n}")
    screen.press(.control("z"))
    #expect(screen.state.text.text == "if a {\n  ")
  }

  @Test("marks the bracket that matches the one at the cursor, and goes there")
  func brackets() {
    let screen = screen("f(a[1], {b})")
    screen.press(.right)
    let plain = screen.style(row: 0, column: 0)
    #expect(screen.style(row: 0, column: 1).attributes == [.bold, .underline])
    #expect(screen.style(row: 0, column: 11).attributes == [.bold, .underline])
    #expect(screen.style(row: 0, column: 3) == plain)
    screen.press(.control("]"))
    #expect(screen.cursor == CellPoint(column: 11, row: 0))
    screen.press(.control("]"))
    #expect(screen.cursor == CellPoint(column: 1, row: 0))
    screen.press(.left, .control("]"))
    #expect(screen.unhandled == [.key(KeyEvent(.control("]")))])
  }

  @Test("lets Tab leave after Escape")
  func leaving() {
    let screen = screen()
    screen.press(.tab, .escape, .tab)
    screen.type("x")
    #expect(screen.state.other == "x" && screen.state.text.text == "  ")
    screen.press(.shiftTab)
    screen.type("y")
    screen.press(.tab)
    #expect(screen.state.text.text == "  y ")
  }
}

private struct Colored: Component {
  struct State: Equatable {
    var text: TextDocument
    var language: Language?
  }
  var text: String
  var initialState: State { State(text: TextDocument(text), language: .swift) }

  func render(state: State) -> Node {
    TextEditor("Code", text: \.text, wraps: false, language: state.language)
      .commands { Command("Plain", key: "f5") { $0.language = nil } }
  }
}

@MainActor @Suite("A text in a language") struct LanguageTests {
  @Test("has its colors, also in the lines that an edit changes")
  func colors() {
    let screen = TestScreen(Colored(text: "let a = 1\nlet b = \"x\"\n// c"), columns: 20, rows: 4)
    func style(_ column: Int, _ row: Int) -> CellStyle { screen.style(row: row, column: column) }
    let plain = style(4, 0)
    #expect(style(0, 0) != plain && style(0, 0) == style(0, 1))
    #expect(style(8, 1) != plain && style(8, 1) != style(0, 1))
    #expect(style(0, 2) != plain && style(0, 2) != style(8, 1))
    let comment = style(3, 2)
    // A comment of several lines.
    screen.type("/*")
    #expect(style(0, 1) == comment && style(9, 1) == comment)
    screen.press(.backspace)
    #expect(style(0, 1) != comment && style(4, 1) == plain)
    screen.press(.function(5))
    #expect(style(0, 1) == plain && style(0, 2) == plain)
  }

  @Test("has them at the end of a long text, too")
  func long() async {
    let text = String(repeating: "let a = 1\n", count: 14_000) + "let b = 2"
    let screen = TestScreen(Colored(text: text), columns: 20, rows: 4, isStrict: false)
    let keyword = screen.style(row: 0, column: 0)
    screen.press(Key(.end, modifiers: .control))
    #expect(screen.shows("let b = 2"))
    // Its states are found a part at a time, between events.
    #expect(screen.style(row: 3, column: 0) != keyword)
    await screen.advance(by: .milliseconds(50))
    #expect(screen.style(row: 3, column: 0) == keyword)
    // An edit at the start and a look at the end again.
    screen.press(Key(.home, modifiers: .control))
    screen.type("/*")
    screen.press(Key(.end, modifiers: .control))
    await screen.advance(by: .milliseconds(50))
    let comment = screen.style(row: 3, column: 0)
    #expect(comment != keyword && comment == screen.style(row: 3, column: 4))
  }
}
