import Recurse
import RecurseEditor
import RecurseTesting
import Testing

private struct Note: Component {
  struct State: Equatable {
    var text = ""
    var other = ""
    var sent: [String] = []
  }
  var text = ""
  var limits: ClosedRange<Int>?
  var submits = false
  var wraps = true
  var initialState: State { State(text: text) }

  func render(state: State) -> Node {
    VStack {
      if submits {
        TextEditor("Note", text: \.text, wraps: wraps).lineLimit(limits ?? 1...3).onSubmit {
          $0.sent.append($0.text)
          $0.text = ""
        }
      } else if let limits {
        TextEditor("Note", text: \.text, wraps: wraps).lineLimit(limits)
      } else {
        TextEditor("Note", text: \.text, wraps: wraps)
      }
      TextField("Other", text: \.other)
    }
  }
}

private struct Feedback: Component {
  struct State: Equatable { var name = "", message = "" }
  var initialState: State { State() }

  func render(state: State) -> Node {
    Form {
      TextField("Name", text: \.name)
      TextEditor("Message", text: \.message).lineLimit(1...3)
        .fieldError(state.message.isEmpty || state.message.count > 9 ? nil : "too short")
      TextField("Mail", text: \.name)
    }
  }
}

@MainActor @Suite("A text editor") struct TextEditorTests {
  private func screen(
    _ note: Note = Note(), columns: Int = 12, rows: Int = 5
  ) -> TestScreen<Note> { TestScreen(note, columns: columns, rows: rows) }

  @Test("edits a text of several lines")
  func typing() {
    let screen = screen()
    #expect(screen.line(0) == "Note")
    screen.type("one")
    screen.press(.enter)
    screen.type("two")
    #expect(screen.state.text == "one\ntwo")
    #expect(screen.text.hasPrefix("one\ntwo\n"))
    #expect(screen.cursor == CellPoint(column: 3, row: 1))
    screen.press(.up, .home, .backspace)
    screen.type("[")
    screen.press(.down, .end, .enter, .enter, .up, .backspace)
    #expect(screen.state.text == "[one\ntwo\n")
    screen.press(.control("z"), .control("z"), .control("z"), .control("z"))
    #expect(screen.state.text == "one\n" && screen.unhandled.isEmpty)
  }

  @Test("keeps the indentation of a line in the next one")
  func indentation() {
    let screen = screen()
    screen.type("  a")
    screen.press(.enter)
    screen.type("b")
    #expect(screen.state.text == "  a\n  b")
    screen.press(.up, .home, .enter)
    #expect(screen.state.text == "\n  a\n  b")
  }

  @Test("moves by rows in the column where it began, also over short and wide lines")
  func rows() {
    let screen = screen(Note(text: "abcdef\nx\n日本語日\nuvwxyz"))
    screen.press(.home, .right, .right, .right)
    #expect(screen.cursor == CellPoint(column: 3, row: 3))
    var columns: [Int] = []
    for _ in 0..<3 {
      screen.press(.up)
      columns.append(screen.cursor?.column ?? -1)
    }
    #expect(columns == [2, 1, 3])
    screen.press(.up)
    #expect(screen.cursor == CellPoint(column: 0, row: 0))
    screen.press(.down, .down, .down, .down)
    #expect(screen.cursor == CellPoint(column: 6, row: 3))
  }

  @Test("wraps long lines between words, and moves by what is seen")
  func wrapping() {
    let screen = screen(Note(text: "one two three four"), columns: 8)
    #expect(screen.text.hasPrefix("one two\nthree\nfour\n"))
    #expect(screen.cursor == CellPoint(column: 4, row: 2))
    screen.press(.up)
    screen.type("!")
    #expect(screen.state.text == "one two thre!e four")
  }

  @Test("scrolls sideways if lines do not wrap")
  func sideways() {
    let screen = screen(Note(text: "a line that is long\nb", wraps: false), columns: 8)
    #expect(screen.line(0) == "a line ›")
    screen.press(.up, .end)
    #expect(screen.cursor == CellPoint(column: 7, row: 0))
    #expect(screen.line(0) == "‹s long")
    screen.press(.home)
    #expect(screen.line(0) == "a line ›" && screen.cursor == CellPoint(column: 0, row: 0))
  }

  @Test("shows the line with the cursor, whichever key moved it")
  func scrolling() {
    let text = (1...30).map { "line \($0)" }.joined(separator: "\n")
    let screen = screen(Note(text: text))
    #expect(screen.line(3).hasPrefix("line 30"))
    screen.press(Key(.home, modifiers: .control))
    #expect(screen.line(0).hasPrefix("line 1 ") && screen.cursor?.row == 0)
    screen.press(.pageDown)
    #expect(screen.shows("line 4") && screen.cursor != nil)
    screen.wheel(.down, notches: 3, column: 2, row: 1)
    #expect(screen.cursor == nil)
    screen.type("x")
    #expect(screen.shows("xline 4") && screen.cursor != nil)
  }

  @Test("selects over lines by Shift and by the mouse, and copies")
  func selecting() {
    let screen = screen(Note(text: "one\ntwo\nthree"))
    screen.press(.up.with(.shift), .up.with(.shift), .control("c"))
    #expect(screen.copied == ["\ntwo\nthree"])
    screen.press(.up.with(.shift), .escape)
    screen.drag(from: CellPoint(column: 1, row: 0), to: CellPoint(column: 2, row: 1))
    screen.press(.control("x"))
    #expect(screen.copied.last == "ne\ntw" && screen.state.text == "oo\nthree")
    screen.click(column: 2, row: 1, count: 3)
    screen.type("3")
    #expect(screen.state.text == "oo\n3")
    screen.press(.control("z"))
    #expect(screen.state.text == "oo\nthree")
    screen.click(column: 2, row: 1, count: 2)
    screen.press(.delete)
    #expect(screen.state.text == "oo\n")
  }

  @Test("takes a paste with its line breaks as one step")
  func pasting() {
    let screen = screen(Note(text: "[]"))
    screen.press(.left)
    screen.paste("a\r\nb\rc\n")
    #expect(screen.state.text == "[a\nb\nc\n]")
    screen.press(.control("z"))
    #expect(screen.state.text == "[]" && screen.cursor == CellPoint(column: 1, row: 0))
  }

  @Test("is as high as its text within its limits")
  func limits() {
    let screen = screen(Note(text: "a", limits: 2...3))
    #expect(screen.text.hasPrefix("a\n\nOther"))
    for _ in 0..<3 { screen.press(.enter) }
    screen.type("d")
    #expect(screen.line(2).hasPrefix("d  ") && screen.line(3) == "Other")
    screen.press(.backspace, .backspace, .backspace, .backspace)
    #expect(screen.text.hasPrefix("a\n\nOther"))
  }

  @Test("submits on Enter if it has a handler for that; with Alt it begins a line")
  func submitting() {
    let screen = screen(Note(submits: true))
    screen.type("a")
    screen.press(Key(.enter, modifiers: .alt))
    screen.type("b")
    screen.press(.enter)
    #expect(screen.state.sent == ["a\nb"] && screen.state.text == "")
    screen.type("c")
    screen.press(Key(.enter, modifiers: .shift), .enter)
    #expect(screen.state.sent == ["a\nb", "c\n"])
  }

  @Test("shows selected line breaks, also of empty lines")
  func selectedBreaks() {
    let screen = screen(Note(text: "a\n\nb"))
    screen.press(Key(.home, modifiers: .control), .down.with(.shift), .down.with(.shift))
    let selected = screen.style(row: 0, column: 0)
    #expect(screen.style(row: 0, column: 1) == selected)
    #expect(screen.style(row: 1, column: 0) == selected)
    #expect(screen.style(row: 1, column: 1) != selected)
    #expect(screen.style(row: 2, column: 0) != selected)
  }

  @Test("is a field of a form, with its title and its error beside and below it")
  func form() throws {
    let screen = TestScreen(Feedback(), columns: 60, rows: 9)
    #expect(screen.line(1) == "Message")
    try screen.focus(on: screen.element(.textEditor, "Message"))
    screen.type("no")
    #expect(!screen.shows("too short"))
    screen.press(.enter)
    screen.type("way")
    screen.press(.tab)
    #expect(screen.shows("way") && screen.shows("✗ too short"))
  }

  @Test("cuts a prompt that is too long with an ellipsis")
  func prompt() {
    let screen = TestScreen(Note(), columns: 3, rows: 3)
    #expect(screen.line(0) == "No…")
  }

  @Test("lets Tab and the arrows at its ends leave")
  func leaving() {
    let screen = screen(Note(text: "a\nb"))
    screen.press(.down)
    #expect(screen.focused?.label == "Other")
    screen.press(.shiftTab)
    #expect(screen.focused?.label == "Note")
    screen.press(.up, .up, .down, .down, .down)
    #expect(screen.focused?.label == "Other")
  }

  @Test("shows a text that the state has set, and undoes nothing of the one before")
  func changed() {
    let screen = screen(Note(text: "one\ntwo"))
    screen.type("!")
    screen.change { $0.text = "zero\n" + $0.text }
    #expect(screen.line(2) == "two!" && screen.cursor == CellPoint(column: 4, row: 2))
    screen.press(.control("z"))
    #expect(screen.state.text == "zero\none\ntwo!" && screen.unhandled.isEmpty)
  }

  @Test("leaves Ctrl+Z to a command of the app where there is nothing to undo")
  func undoCommand() {
    struct Undone: Component {
      struct State {
        var text = "one"
        var undone = 0
      }
      var initialState: State { State() }
      func render(state: State) -> Node {
        TextEditor("Text", text: \.text).command("Undo", key: "ctrl+z") { $0.undone += 1 }
      }
    }
    let screen = TestScreen(Undone(), columns: 10, rows: 3)
    screen.press(.control("z"))
    #expect(screen.state.undone == 1)
    screen.type("!")
    screen.press(.control("z"))
    #expect(screen.state.text == "one" && screen.state.undone == 1)
  }

  @Test("reports a long String to the author, which each key makes anew")
  func longString() {
    struct Long: Component {
      struct State { var text = String(repeating: "0123456789\n", count: 6000) }
      var initialState: State { State() }
      func render(state: State) -> Node { TextEditor("Long", text: \.text) }
    }
    let screen = TestScreen(Long(), columns: 20, rows: 4)
    #expect(screen.reports.isEmpty)
    screen.type("ab")
    #expect(screen.reports.count == 1)
    #expect(screen.reports.first?.contains("TextDocument") == true)
  }
}
