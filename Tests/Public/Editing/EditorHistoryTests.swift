import Recurse
import RecurseEditor
import RecurseTesting
import Testing

private struct Chat: Component {
  struct State {
    var text = TextDocument()
    var sent = ["first", "two\nlines"]
    var pages = 0
  }
  var finds = true

  var initialState: State { State() }

  func render(state: State) -> Node {
    TextEditor("Message", text: \.text)
      .lineLimit(1...4)
      .history(\.sent)
      .findDisabled(!finds)
      .onKey(.pageUp) { $0.pages -= 1 }
      .onKey(.pageDown) { $0.pages += 1 }
  }
}

@MainActor @Suite("The history of an editor") struct EditorHistoryTests {
  @Test("is what ↑ in the first row and ↓ in the last one lead through, with the cursor at the end")
  func arrows() {
    let screen = TestScreen(Chat(), columns: 20, rows: 6)
    screen.type("draft")
    screen.press(.up)
    #expect(screen.state.text.text == "two\nlines")
    // The first ↑ is for the row above.
    screen.press(.up)
    #expect(screen.state.text.text == "two\nlines")
    screen.press(.up)
    #expect(screen.state.text.text == "first")
    screen.press(.up)
    #expect(screen.state.text.text == "first")
    screen.press(.down)
    #expect(screen.state.text.text == "two\nlines")
    screen.press(.down)
    #expect(screen.state.text.text == "draft")
    screen.press(.up)
    screen.type("!")
    #expect(screen.state.text.text == "two\nlines!")
    screen.press(.control("z"), .control("z"))
    #expect(screen.state.text.text == "draft")
  }

  @Test("is none without a text before, and then ↓ is not for it")
  func none() {
    let screen = TestScreen(Chat(), columns: 20, rows: 6)
    screen.change { $0.sent = [] }
    screen.type("a")
    screen.press(.up, .down)
    #expect(screen.state.text.text == "a")
  }

  @Test("begins at its last text again when the app has changed the text")
  func changed() {
    let screen = TestScreen(Chat(), columns: 20, rows: 6)
    screen.press(.up, .up, .up)
    #expect(screen.state.text.text == "first")
    screen.change { $0.text = TextDocument() }
    screen.press(.up)
    #expect(screen.state.text.text == "two\nlines")
  }

  @Test("Page keys at an end of the text are the app's")
  func pages() {
    let screen = TestScreen(Chat(), columns: 20, rows: 6)
    screen.press(.pageUp, .pageDown)
    #expect(screen.state.pages == 0)
    screen.press(.pageDown)
    screen.type("a")
    screen.press(.pageDown)
    #expect(screen.state.pages == 2)
    screen.press(.pageUp)
    #expect(screen.state.pages == 2)
    screen.press(.pageUp)
    #expect(screen.state.pages == 1)
  }

  @Test("An editor without find leaves its keys to the app, and says nothing of them")
  func noFind() {
    let screen = TestScreen(Chat(finds: false), columns: 20, rows: 6)
    screen.press(.control("f"))
    screen.type("x")
    #expect(screen.state.text.text == "x" && !screen.text.contains("Find"))
  }
}
