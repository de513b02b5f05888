import Recurse
import RecurseEditor
import RecurseTesting
import Testing

@MainActor @Suite("Replacing a part of a document") struct DocumentReplacingTests {
  @Test("inserts, replaces and deletes, each in one step that can be undone")
  func edits() {
    var document = TextDocument("one\nthree")
    document.replaceSubrange(4..<4, with: "two\n")
    #expect(document.text == "one\ntwo\nthree" && document.lineCount == 3)
    document.replaceSubrange(0..<3, with: "ONE")
    document.replaceSubrange(8..<13, with: "")
    #expect(document.text == "ONE\ntwo\n")
    document.undo()
    #expect(document.text == "ONE\ntwo\nthree")
    document.undo()
    document.undo()
    #expect(document.text == "one\nthree" && !document.canUndo)
    document.redo()
    #expect(document.text == "one\ntwo\nthree")
  }

  @Test("takes any range: it ends where the text does, and cuts no scalar")
  func ranges() {
    var document = TextDocument("aé日")
    document.replaceSubrange(90..<99, with: "!")
    #expect(document.text == "aé日!")
    document.replaceSubrange(2..<2, with: "-")
    #expect(document.text == "a-é日!")
    document.replaceSubrange(3..<5, with: "b")
    #expect(document.text == "a-b!")
    document.replaceSubrange(-5..<1, with: "")
    #expect(document.text == "-b!")
    document.replaceSubrange(1..<1, with: "")
    document.undo()
    #expect(document.text == "a-b!")
    var lines = TextDocument("a\r\nb")
    lines.replaceSubrange(1..<2, with: "")
    #expect(lines.text == "a\nb")
    var bytes = TextDocument(bytes: [0x61, 0xFF, 0x80, 0x62])
    bytes.replaceSubrange(2..<3, with: "c")
    #expect(bytes.bytes == [0x61, 0xFF, 0x63, 0x62])
  }

  @Test("is what replacing the bytes is, wherever it is in a long text")
  func long() {
    let bytes = Array(String(repeating: "a line of the text\n", count: 2000).utf8)
    for range in [0..<0, 5..<9000, 20_000..<20_001, bytes.count..<bytes.count] {
      for text in ["", "x", String(repeating: "new\n", count: 3000)] {
        var (document, edited) = (TextDocument(bytes: bytes), bytes)
        document.replaceSubrange(range, with: text)
        edited.replaceSubrange(range, with: text.utf8)
        #expect(document.bytes == edited)
      }
    }
  }

  private struct Notes: Component {
    struct State {
      var notes = TextDocument("one\ntwo")
      var selection = TextSelection()
    }
    var initialState: State { State() }

    func render(state: State) -> Node {
      VStack {
        TextEditor("Notes", text: \.notes, selection: \.selection)
        TextEditor("Same", text: \.notes)
      }
      .commands {
        Command("Date", key: "f5") { $0.notes.replaceSelection(&$0.selection, with: "2026-11-29") }
        Command("Title", key: "f6") { $0.notes.replaceSubrange(0..<0, with: "Title\n") }
      }
    }
  }

  @Test("takes the cursor along at the selection, and leaves other editors in their text")
  func selection() {
    let screen = TestScreen(Notes(), columns: 20, rows: 8)
    screen.press(.end, .tab, .down, .right, .shiftTab)
    screen.press(.function(5))
    screen.type(".")
    #expect(screen.state.notes.text == "one2026-11-29.\ntwo")
    #expect(screen.state.selection == TextSelection(cursor: 14))
    screen.press(.tab)
    screen.type("!")
    #expect(screen.state.notes.text == "one2026-11-29.\nt!wo")
    screen.press(.shiftTab, .home.with(.shift), .function(5))
    #expect(screen.state.notes.text == "2026-11-29\nt!wo")
    screen.press(.control("z"))
    #expect(screen.state.notes.text == "one2026-11-29.\nt!wo")
    #expect(screen.state.selection.range == 0..<14)
  }

  @Test("keeps the cursor of an editor in its text")
  func cursor() {
    let screen = TestScreen(Notes(), columns: 20, rows: 8)
    screen.press(.down, .right, .function(6))
    screen.type("!")
    #expect(screen.state.notes.text == "Title\none\nt!wo")
    #expect(screen.state.selection == TextSelection(cursor: 12))
  }
}
