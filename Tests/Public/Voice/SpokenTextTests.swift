import Recurse
import RecurseEditor
import RecurseReaders
import RecurseTesting
import Testing

@MainActor @Suite("A person who hears a text") struct SpokenTextTests {
  private struct Letter: Component {
    struct State {
      var name = "Ada Lovelace"
      var code = "secret"
      var text = "Dear Bob,\n\nhow are you?"
    }
    var initialState: State { State() }

    func render(state: State) -> Node {
      TextField("Name", text: \.name)
      SecureField("Code", text: \.code)
      TextEditor("Letter", text: \.text)
    }
  }

  private struct Changes: Component {
    var initialState: Void { () }

    func render(state: Void) -> Node {
      Button("Back") { _ in }
      DiffView(Patch("--- a/f\n+++ b/f\n@@ -1,2 +1,2 @@\n one\n-two\n+2\n"))
        .accessibilityLabel("Changes")
    }
  }

  @Test("moves in a field by characters and words, but hears nothing of a secret")
  func field() {
    let screen = TestScreen(Letter(), screenReader: true)
    let dialogue = """
      Name, text field, Ada Lovelace
      > left
      e
      > left
      c
      > home
      Ada
      > ctrl+right
      space
      > shift+right
      space, selected
      > shift+right
       L, selected
      > end
      empty
      > tab
      Code, secure field, 6 characters
      > left
      > home
      """
    #expect(screen.dialogue(dialogue) == dialogue)
  }

  @Test("moves in an editor by lines, and finds a text")
  func editor() {
    let screen = TestScreen(Letter(), screenReader: true)
    screen.press(.tab, .tab)
    _ = screen.takeSpoken()
    let dialogue = """
      > up
      empty
      > up
      Dear Bob,
      > down
      empty
      > ctrl+home
      Dear Bob,
      > ctrl+f
      Find, text field, empty
      > "are"
      are, 1/1
      > escape
      Letter, text editor, Dear Bob,  how are you?
      """
    #expect(screen.dialogue(dialogue) == dialogue)
  }

  @Test("hears a new line, also where the indentation comes along")
  func newLine() {
    let screen = TestScreen(Letter(), screenReader: true)
    screen.press(.tab, .tab, "ctrl+end")
    screen.paste("\n  x")
    _ = screen.takeSpoken()
    let dialogue = """
      > enter
      new line
      > backspace
      space deleted
      """
    #expect(screen.dialogue(dialogue) == dialogue)
  }

  @Test("reads a diff with the signs of its changes")
  func diff() {
    let screen = TestScreen(Changes(), screenReader: true)
    let dialogue = """
      Back, button
      > tab
      Changes. diff, M f  +1 −1
      > f7
      Back, button
      Changes
      diff, M f  +1 −1
      M f  +1 −1
      @@ -1,2 +1,2 @@
      one
      - two
      + 2
      """
    #expect(screen.dialogue(dialogue) == dialogue)
  }

  private struct Padded: Component {
    struct Book: Identifiable, Equatable { var id: Int }
    struct State { var selected: Int? }
    var initialState: State { State() }

    func render(state: State) -> Node {
      VStack {
        Text("Books")
        List([Book(id: 1), Book(id: 2)], selection: \.selected) { book in
          HStack {
            Text(" ")
            Text("Emma \(book.id)  ")
          }
        }
      }
      .windowTitle("Books")
    }
  }

  @Test("hears neither blanks nor a title twice")
  func blanks() {
    let screen = TestScreen(Padded(), screenReader: true)
    let dialogue = """
      Books. list. rows: 2
      > down
      Emma 1, row 1 of 2, selected
      > f7
      Books
      list
      Emma 1, row 1 of 2, selected
      Emma 2, row 2 of 2
      """
    #expect(screen.dialogue(dialogue) == dialogue)
  }

  private struct Listing: Component {
    var initialState: Void { () }

    func render(state: Void) -> Node {
      Button("Back") { _ in }
      Code("let a = 1\nrun(a)", language: .swift)
      PlaceholderRows(2)
    }
  }

  @Test("reads code line by line, and nothing of rows that are still to come")
  func code() {
    let screen = TestScreen(Listing(), screenReader: true)
    let heard = screen.dialogue("> f7")
    #expect(heard.hasSuffix("> f7\nBack, button\nlet a = 1\nrun(a)"))
    #expect(!heard.contains("░"))
  }

  private struct Arriving: Component {
    struct Row: Identifiable, Equatable { var id: Int }
    struct State {
      var rows: [Row] = []
      var selected: Int?
    }
    var initialState: State { State() }

    func render(state: State) -> Node {
      List(state.rows, selection: \.selected) { Text("Row \($0.id)") } placeholder: {
        Text("Nothing yet")
      }
      .accessibilityLabel("Rows")
    }
  }

  @Test("hears that a list has rows, but not of each that comes by itself")
  func arriving() {
    let screen = TestScreen(Arriving(), screenReader: true)
    #expect(screen.takeSpoken() == ["Rows, list. Nothing yet"])
    screen.change { $0.rows = [Arriving.Row(id: 1)] }
    #expect(screen.takeSpoken() == ["rows: 1"])
    screen.change { $0.rows.append(Arriving.Row(id: 2)) }
    #expect(screen.takeSpoken() == [])
    screen.press(.down)
    #expect(screen.takeSpoken() == ["Row 1, row 1 of 2, selected"])
  }

  private struct Empty: Component {
    typealias State = Int

    var initialState: Int { 0 }

    func render(state: Int) -> Node {
      List([Int](), id: \.self) { Text("\($0)") } placeholder: {
        EmptyState("No letters", sign: "✓", message: "All are read.")
      }
      .accessibilityLabel("Inbox")
    }
  }

  @Test("hears the words of an empty list, and not its sign")
  func sign() {
    let screen = TestScreen(Empty(), screenReader: true)
    #expect(screen.takeSpoken() == ["Inbox, list. No letters, All are read."])
  }

  private struct Tail: Component {
    struct State { var log = Log((1...30).map { "entry \($0)" }.joined(separator: "\n")) }
    var initialState: State { State() }

    func render(state: State) -> Node { LogView(state.log) }
  }

  @Test("reads the line to which a log scrolls, and not those that come at its end")
  func log() {
    let screen = TestScreen(Tail(), columns: 30, rows: 6, screenReader: true)
    _ = screen.takeSpoken()
    screen.change { $0.log.append("entry 31") }
    #expect(screen.takeSpoken() == [])
    let dialogue = """
      > up
      entry 25
      > up
      entry 24
      > home
      entry 1
      > end
      entry 31
      """
    #expect(screen.dialogue(dialogue) == dialogue)
  }
}
