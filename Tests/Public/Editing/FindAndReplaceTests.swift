import Recurse
import RecurseEditor
import RecurseTesting
import Testing

private struct Note: Component {
  struct State: Equatable {
    var text: TextDocument
    var presses = 0
  }
  var text = ""
  var takesKeys = false
  var limits: ClosedRange<Int>?
  var initialState: State { State(text: TextDocument(text)) }

  func render(state: State) -> Node {
    VStack {
      if let limits {
        TextEditor("Note", text: \.text).lineLimit(limits)
      } else {
        TextEditor("Note", text: \.text)
      }
    }
    .commands { if takesKeys { Command("Press", key: "ctrl+f") { $0.presses += 1 } } }
  }
}

@MainActor @Suite("Finding and replacing in a text editor") struct FindAndReplaceTests {
  private static let text = "one two\none\nTwo one"

  private func screen(
    _ note: Note = Note(text: text), columns: Int = 24, rows: Int = 5
  ) -> TestScreen<Note> { TestScreen(note, columns: columns, rows: rows) }

  @Test("goes to each match by Enter, and selects it")
  func matches() {
    let screen = screen()
    screen.press(.control("f"))
    screen.type("one")
    #expect(
      screen.picture == """
        one two
        one
        Two one

        Find: one           1/3
        """)
    #expect(screen.cursor == CellPoint(column: 9, row: 4))
    screen.press(.enter)
    #expect(screen.line(4).hasSuffix("2/3"))
    screen.press(.enter)
    #expect(screen.line(4).hasSuffix("3/3"))
    screen.press(.enter, .up)
    #expect(screen.line(4).hasSuffix("3/3"))
    screen.press(.escape)
    #expect(screen.cursor == CellPoint(column: 7, row: 2) && !screen.shows("Find"))
    screen.type("!")
    #expect(screen.state.text.text == "one two\none\nTwo !")
  }

  @Test("begins with the text that is selected in a line, and moves nothing before a key")
  func selected() {
    let screen = screen()
    screen.press(.end, .left.with(.shift), .left.with(.shift), .left.with(.shift))
    screen.press(.control("f"))
    #expect(screen.line(4).hasPrefix("Find: two ") && screen.line(4).hasSuffix("2"))
    screen.press(.enter)
    #expect(screen.line(4).hasSuffix("2/2"))
    screen.press(.escape, Key(.home, modifiers: .control), .control("f"))
    #expect(screen.line(4).hasPrefix("Find: two "))
    screen.press(.escape)
    #expect(screen.cursor == CellPoint(column: 0, row: 0))
  }

  @Test("goes on after a replacement as soon as the next match is found")
  func goingOn() async throws {
    let screen = screen()
    screen.press(.control("f"), .alt("r"))
    screen.type("o.e")
    try await screen.waitUntil("they are found") { screen.line(4).hasSuffix("1/3 .*") }
    screen.press(.tab)
    screen.type("1")
    for count in ["/2 .*", "/1 .*"] {
      screen.press(.enter)
      try await screen.waitUntil("the next one is selected") { screen.line(3).hasSuffix(count) }
    }
    screen.press(.enter)
    #expect(screen.state.text.text == "1 two\n1\nTwo 1")
  }

  @Test("begins at the cursor")
  func start() {
    let screen = screen()
    screen.press(.right, .control("f"))
    screen.type("one")
    #expect(screen.line(4).hasSuffix("2/3"))
  }

  @Test("goes on by F3 after the bar was closed")
  func next() {
    let screen = screen()
    screen.press(.function(3))
    #expect(screen.unhandled == [.key(KeyEvent(.function(3)))])
    screen.press(.control("f"))
    screen.type("two")
    screen.press(.escape, .function(3))
    screen.type("2")
    #expect(screen.state.text.text == "one two\none\n2 one")
    screen.press(.function(3).with(.shift))
    screen.type("2")
    #expect(screen.state.text.text == "one 2\none\n2 one")
  }

  @Test("replaces one match, and then the next")
  func replacing() {
    let screen = screen()
    screen.press(.alt("r"))
    screen.type("one")
    screen.press(.tab)
    screen.type("1")
    #expect(screen.line(3) == "Find: one           1/3")
    #expect(screen.line(4) == "Replace: 1")
    screen.press(.enter)
    #expect(screen.state.text.text == "1 two\none\nTwo one")
    #expect(screen.line(3) == "Find: one           1/2")
    screen.press(.enter, .escape, .control("z"))
    #expect(screen.state.text.text == "1 two\none\nTwo one")
  }

  @Test("replaces all matches in one step")
  func all() {
    let screen = screen()
    screen.press(.control("f"))
    screen.type("one")
    screen.press(.tab)
    screen.type("three")
    screen.press(.alt("a"))
    #expect(screen.state.text.text == "three two\nthree\nTwo three")
    #expect(screen.line(3).hasSuffix("3 replaced"))
    screen.press(.escape, .control("z"))
    #expect(screen.state.text.text == Self.text)
    #expect(!screen.state.text.canUndo)
  }

  @Test("replaces many matches at once, which Ctrl+Z in the bar undoes")
  func many() async throws {
    let text = String(repeating: "the quick brown fox\n", count: 2000)
    let screen = screen(Note(text: text))
    screen.press(.alt("r"))
    screen.type("fox")
    screen.press(.tab)
    screen.type("dog!")
    screen.press(.alt("a"))
    try await screen.waitUntil("all are replaced") {
      screen.line(3).hasSuffix("2000 replaced")
    }
    #expect(screen.state.text.byteCount == 21 * 2000 && screen.shows("brown dog!"))
    screen.press(.control("z"))
    #expect(screen.state.text.text == text && screen.line(4) == "Replace: dog!")
    // What is typed in the bar is undone there.
    screen.type("?")
    screen.press(.control("z"))
    #expect(screen.line(4) == "Replace:" && screen.state.text.byteCount == 20 * 2000)
  }

  @Test("replaces by the groups of a regular expression")
  func groups() async throws {
    let screen = screen()
    screen.press(.alt("r"), .alt("r"))
    screen.type("(\\w+) (one|two)")
    screen.press(.tab)
    screen.type("$2-$1$$")
    // Another thread looks for regular expressions, and all are replaced when it has found them.
    screen.press(.alt("a"))
    try await screen.waitUntil("all are replaced") {
      screen.state.text.text == "two-one$\none\none-Two$"
    }
  }

  @Test(
    "matches by case, by whole words and by regular expressions",
    arguments: [
      ("o", "", "5"), ("two", "", "2"), ("two", "c", "1"), ("tw", "w", "No match"),
      ("one", "w", "3"),
      ("^o", "r", "2"), ("a(", "r", "expected ')'"), ("T", "", "1"), ("x*", "r", "No match"),
    ])
  func options(pattern: String, keys: String, count: String) async throws {
    let screen = screen(columns: 60)
    screen.press(.control("f"))
    for key in keys { screen.press(.alt(key)) }
    screen.type(pattern)
    try await screen.waitUntil("the number is shown") {
      screen.line(4).contains(" \(count) ") || screen.line(4).contains("/\(count) ")
    }
    #expect(screen.line(4).hasSuffix("Aa W .*"))
  }

  @Test("goes back to where it began while nothing matches, and on from there")
  func noMatch() {
    let screen = screen()
    screen.press(.down)
    screen.press(.control("f"))
    screen.type("two")
    #expect(screen.line(4).contains("2/2"))
    screen.type("x")
    #expect(screen.line(4).hasSuffix("No match"))
    screen.press(.escape)
    #expect(screen.cursor == CellPoint(column: 0, row: 1))
    screen.press(.control("f"), .control("k"))
    screen.type("on")
    #expect(screen.line(4).contains("2/3"))
    screen.press(.backspace, .backspace, .escape)
    #expect(screen.cursor == CellPoint(column: 0, row: 1))
  }

  @Test("tells in a small window, too, how many were replaced")
  func small() async throws {
    let screen = screen(columns: 20)
    screen.press(.alt("r"))
    screen.type("one")
    screen.press(.tab)
    screen.type("a longer text")
    screen.press(.alt("a"))
    try await screen.waitUntil("they are replaced") { screen.shows("3 replaced") }
    screen.press(.control("z"))
    #expect(!screen.shows("3 replaced") && screen.state.text.text == Self.text)
  }

  @Test("explains its signs where there is room, and by the hints of their keys")
  func words() {
    let screen = screen(columns: 120)
    screen.press(.control("f"))
    #expect(screen.line(4).hasSuffix("Aa Match case  W Whole words  .* Regular expression"))
    screen.type("two")
    #expect(screen.line(4).contains("1/2 "))
    // A press on the word is one on the sign.
    screen.click(column: 72, row: 4)
    #expect(screen.line(4).contains("1/1 "))
  }

  @Test("switches an option by a press on its sign")
  func signs() {
    let screen = screen(columns: 60)
    screen.press(.control("f"))
    screen.type("two")
    #expect(screen.line(4).contains("1/2 "))
    screen.click(column: 53, row: 4)
    #expect(screen.line(4).contains("1/1 "))
  }

  @Test("counts again after an edit, while the bar is open")
  func edits() {
    let screen = screen()
    screen.press(.control("f"))
    screen.type("one")
    screen.click(column: 3, row: 1)
    #expect(screen.cursor == CellPoint(column: 3, row: 1))
    screen.type(" one")
    #expect(screen.line(4).hasSuffix("4"))
    screen.press(.control("f"))
    #expect(screen.cursor == CellPoint(column: 9, row: 4))
    screen.press(.escape, .escape)
    #expect(!screen.shows("Find"))
  }

  @Test("goes to a line by its number, beyond the last one to that")
  func lines() {
    let screen = screen()
    screen.press(.control("g"))
    screen.type("2x")
    #expect(screen.line(4) == "Line: 2")
    screen.press(.enter)
    #expect(screen.cursor == CellPoint(column: 0, row: 1))
    screen.press(.alt("g"))
    screen.type("99")
    screen.press(.enter)
    #expect(screen.cursor == CellPoint(column: 0, row: 2))
    screen.press(.control("g"), .escape)
    #expect(screen.cursor == CellPoint(column: 0, row: 2) && !screen.shows("Line"))
  }

  @Test("leaves the key to a command of the app")
  func commands() {
    let screen = screen(Note(text: Self.text, takesKeys: true))
    screen.press(.control("f"))
    #expect(screen.state.presses == 1 && !screen.shows("Find"))
  }

  @Test("adds its row to an editor that is as high as its text")
  func grows() {
    let screen = screen(Note(text: "one", limits: 1...3))
    screen.press(.control("f"))
    screen.type("o")
    #expect(screen.picture == "one\nFind: o             1/1")
    screen.press(.escape)
    #expect(screen.picture == "one")
  }

  @Test("takes a pasted text, and shows the end of a long one")
  func long() {
    let screen = screen()
    screen.press(.control("f"))
    screen.paste("a text that is longer\nthan the bar")
    #expect(screen.line(4).hasPrefix("Find: ") && screen.line(4).contains("the bar"))
  }

  @Test("goes back to the text to find by Ctrl+F, which selects it")
  func back() {
    let screen = screen()
    screen.press(.alt("r"))
    screen.type("one")
    screen.press(.tab)
    screen.type("1")
    screen.press(.control("f"))
    screen.type("two")
    #expect(screen.line(3).hasPrefix("Find: two") && screen.line(4).hasPrefix("Replace: 1"))
    screen.press(.tab, .enter)
    #expect(screen.state.text.text == "one 1\none\nTwo one")
  }
}
