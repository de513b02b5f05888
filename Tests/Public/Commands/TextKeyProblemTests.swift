import Recurse
import RecurseEditor
import RecurseTesting
import Testing

@MainActor @Suite("Keys that texts take") struct TextKeyProblemTests {
  private struct Texts: Component {
    struct State { var title = "", message = "", isReadOnly = false, count = 0 }
    var keys: [KeySequence]
    var hasButton = false
    var initialState: State { State() }
    func render(state: State) -> Node {
      VStack {
        if hasButton { Button("One") { $0.count += 1 } }
        TextField("Title", text: \.title)
        TextEditor("Message", text: \.message, isEditable: !state.isReadOnly)
      }
      .commands { for key in keys { Command("Do \(key)", key: key) { $0.count += 1 } } }
    }
  }

  private func reports(
    _ keys: KeySequence..., hasButton: Bool = false, isReadOnly: Bool = false
  ) -> [String] {
    TestScreen(
      Texts(keys: keys, hasButton: hasButton), state: Texts.State(isReadOnly: isReadOnly),
      columns: 20, rows: 8
    ).reports.map { $0.replacing(/\ \(.*swift:\d+\)/, with: "") }
  }

  @Test("are told of a chord that begins with a key by which a text edits")
  func chord() {
    let wrong =
      "Ctrl+K Ctrl+S of “Do Ctrl+K Ctrl+S” never comes from “Title”: the text edits by Ctrl+K"
    #expect(reports("ctrl+k ctrl+s") == [wrong])
    #expect(reports("ctrl+k ctrl+s", hasButton: true) == [wrong])
    // A text has a use for these only now and then, or leaves them to the app.
    for key in ["ctrl+x ctrl+s", "ctrl+z x", "ctrl+t x", "ctrl+o x", "f2 x"] as [KeySequence] {
      #expect(reports(key) == [])
    }
    // A letter is for what is no text.
    #expect(reports("g g", hasButton: true) == [])
    #expect(reports("g g").map { $0.hasSuffix("is typed with g") } == [true])
  }

  @Test("are told of a key that all texts inside take, and nothing else is inside")
  func single() {
    #expect(
      reports("ctrl+k")
        == ["Ctrl+K of “Do Ctrl+K” never comes from “Title”: the text edits by Ctrl+K"])
    #expect(reports("ctrl+k", hasButton: true) == [])
    // One that is only read leaves it to the app.
    #expect(reports("ctrl+k", isReadOnly: true) == [])
    #expect(reports("ctrl+s", "f2", "alt+enter") == [])
  }

  @Test("do not come from a text, as they are told")
  func inText() {
    let screen = TestScreen(Texts(keys: ["ctrl+k ctrl+s"]), columns: 20, rows: 8)
    for _ in 0..<2 {
      screen.press(.control("k"), .control("s"))
      #expect(screen.state.count == 0)
      screen.press(.tab)
    }
  }
}
