import Recurse
import RecurseEditor
import RecurseTesting
import Testing

private struct Note: Component {
  struct State: Equatable {
    var note: String
    var document = TextDocument()
  }
  var note = ""
  var bytes: [UInt8] = []
  var initialState: State { State(note: note, document: TextDocument(bytes: bytes)) }

  func render(state: State) -> Node {
    VStack {
      TextEditor("Note", text: \.note).characterLimit(8).frame(height: 3)
      TextEditor("Code", text: \.document, indentation: .spaces(2)).characterLimit(12)
    }
    .allowedCharacters { $0 != "9" }
  }
}

@MainActor @Suite("A text editor with limits") struct EditorLimitTests {
  private func screen(_ note: String = "", bytes: [UInt8] = []) -> TestScreen<Note> {
    TestScreen(Note(note: note, bytes: bytes), columns: 20, rows: 8)
  }

  @Test("takes no character beyond its limit, and none that is not allowed around it")
  func typing() {
    let screen = screen()
    screen.type("one9")
    screen.press(.enter)
    screen.type("two three")
    #expect(screen.state.note == "one\ntwo ")
    screen.press(.enter)
    #expect(screen.state.note == "one\ntwo ")
    screen.press(.backspace)
    screen.type("9!")
    #expect(screen.state.note == "one\ntwo!")
    #expect(screen.cursor == CellPoint(column: 4, row: 1))
  }

  @Test("takes of a paste what is allowed, as far as there is room, as one step")
  func pasting() {
    let screen = screen()
    screen.type("ab")
    screen.press(.left)
    screen.paste("1\n9\n2345678")
    #expect(screen.state.note == "a1\n\n234b")
    screen.press(.control("z"))
    #expect(screen.state.note == "ab")
    screen.paste("999")
    #expect(screen.state.note == "ab")
  }

  @Test("counts characters as a person sees them")
  func clusters() {
    let screen = screen()
    for piece in ["e", "\u{301}", "👩‍👩‍👧", "日", "x", "e", "\u{301}", "1", "2", "3"] { screen.type(piece) }
    #expect(screen.state.note == "e\u{301}👩‍👩‍👧日xe\u{301}123")
    screen.type("4")
    #expect(screen.state.note.count == 8)
  }

  @Test("shows a longer text of the state, which can be shortened and be undone to")
  func longer() {
    let screen = screen("999999999x")
    screen.type("1")
    #expect(screen.state.note == "999999999x")
    screen.press(.backspace, .backspace)
    #expect(screen.state.note == "99999999")
    screen.press(.control("z"))
    #expect(screen.state.note == "999999999x")
  }

  @Test("makes an edit of several places as a whole, or not at all")
  func several() {
    let screen = screen(bytes: Array("9a\nb\nc".utf8))
    screen.press(.tab, .alt("a"))
    screen.press(.tab)
    #expect(screen.state.document.text == "  9a\n  b\n  c")
    screen.press(.tab)
    #expect(screen.state.document.text == "  9a\n  b\n  c")
  }

  @Test("leaves bytes that are no UTF-8 as they are")
  func bytes() {
    let screen = screen(bytes: [0xFF, 0x61, 0xFE])
    screen.press(.tab, .right, .right)
    screen.paste("19\u{E9}")
    #expect(screen.state.document.bytes == [0xFF, 0x61, 0x31, 0xC3, 0xA9, 0xFE])
  }
}
