import Recurse
import RecurseEditor
import RecurseTesting
import Testing

private struct Note: Component {
  struct State {
    var text = TextDocument("one")
    var saved = TextDocument("one")
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    VStack {
      Text(state.text == state.saved ? "saved" : "not saved")
      TextEditor("Note", text: \.text)
    }
  }
}

@MainActor @Suite("Equal documents") struct DocumentEqualityTests {
  private let screen = TestScreen(Note(), columns: 20, rows: 4)

  @Test("have the same bytes, whatever led to them")
  func content() {
    #expect(TextDocument() == TextDocument() && TextDocument("a") != TextDocument("b"))
    #expect(TextDocument("é") != TextDocument("e\u{301}") && TextDocument("a") != TextDocument())
    let saved = TextDocument("one")
    var document = saved
    document.text = "two"
    #expect(document != saved)
    document.text = "one"
    #expect(document == saved && document.canUndo)
    document.undo()
    document.undo()
    #expect(document == saved && document.canRedo)
    #expect(TextDocument(bytes: [0xFF]) != TextDocument(bytes: [0xFE]))
  }

  @Test("are found so in long texts, wherever these were edited")
  func long() {
    let text = String(repeating: "a line of the text\n", count: 5000)
    let saved = TextDocument(text)
    for place in [0, 50_000, text.utf8.count - 1] {
      var bytes = Array(text.utf8)
      var document = saved
      bytes.insert(contentsOf: Array(repeating: 0x61, count: 3000), at: place)
      document.bytes = bytes
      #expect(document != saved && document == TextDocument(bytes: bytes))
      bytes.removeSubrange(place..<place + 3000)
      document.bytes = bytes
      #expect(document == saved && saved == document)
      bytes[place] ^= 1
      document.bytes = bytes
      #expect(document != saved && saved != document && document == TextDocument(bytes: bytes))
    }
  }

  @Test("tell whether a text was modified, also after it was edited back")
  func modified() {
    #expect(screen.line(0) == "saved")
    screen.type("x")
    #expect(screen.line(0) == "not saved")
    screen.press(.control("z"))
    #expect(screen.line(0) == "saved")
    screen.press(.control("y"))
    #expect(screen.line(0) == "not saved" && screen.state.text.text == "xone")
    screen.press(.backspace)
    #expect(screen.line(0) == "saved")
  }

  @Test("keep their own steps of undo in an editor that shows one after the other")
  func history() {
    var other = TextDocument("two")
    other.text = "one"
    screen.type("x")
    screen.press(.control("z"))
    screen.change { $0.text = other }
    #expect(screen.line(0) == "saved")
    screen.press(.control("z"))
    #expect(screen.state.text.text == "two")
    screen.press(.control("y"))
    #expect(screen.state.text.text == "one" && screen.state.text.id == other.id)
    screen.change { $0.text = TextDocument("one") }
    screen.press(.control("z"), .control("y"))
    #expect(screen.state.text.text == "one" && !screen.state.text.canUndo)
  }

  @Test("keep the steps of an edit by the state that leads back to the same text")
  func stateEdits() {
    screen.change {
      $0.text.text = "two"
      $0.text.text = "one"
    }
    screen.press(.control("z"))
    #expect(screen.state.text.text == "two")
    screen.change {
      $0.text.redo()
      $0.text.undo()
    }
    screen.press(.control("z"))
    #expect(screen.state.text.text == "one" && screen.state.text.canRedo)
    screen.type("y")
    let typed = screen.state.text
    screen.change { $0.text.undo() }
    screen.press(.alt("z"))
    #expect(screen.state.text == typed && typed.byteCount == 4)
  }

  @Test("have the same hash, which is the id of an effect")
  func hash() async {
    var document = TextDocument("a b")
    document.text = "a\nb"
    #expect(document.hashValue == TextDocument("a\nb").hashValue)
    #expect(Set([document, TextDocument("a\nb"), TextDocument("a b")]).count == 2)

    struct Counted: Component {
      struct State {
        var text = TextDocument("one")
        var counts: [Int] = []
      }
      var initialState: State { State() }
      func render(state: State) -> Node { TextEditor("Note", text: \.text) }
      func effects(state: State) -> [Effect] {
        .task(id: state.text) { [count = state.text.byteCount] app in
          app.send { $0.counts.append(count) }
        }
      }
    }
    let screen = TestScreen(Counted(), columns: 20, rows: 2)
    await screen.settle()
    screen.type("x")
    await screen.settle()
    screen.press(.left)
    await screen.settle()
    screen.press(.control("z"))
    await screen.settle()
    screen.change { $0.text = TextDocument("one") }
    await screen.settle()
    #expect(screen.state.counts == [3, 4, 3])
  }

  @Test("undo an edit that the state refuses")
  func refused() {
    struct Fixed: Component {
      struct State {
        var text = TextDocument("one") {
          didSet { if text != oldValue { text = oldValue } }
        }
      }
      var initialState: State { State() }
      func render(state: State) -> Node { TextEditor("Note", text: \.text) }
    }
    let screen = TestScreen(Fixed(), columns: 20, rows: 2)
    screen.type("x")
    #expect(screen.line(0) == "one" && screen.cursor?.column == 0)
  }
}
