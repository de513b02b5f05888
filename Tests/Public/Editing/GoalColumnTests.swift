import Recurse
import RecurseEditor
import RecurseTesting
import Testing

private struct Note: Component {
  struct State: Equatable {
    var text: TextDocument
    var selection = TextSelection()
    var sent = ["a sent text"]
    /// The words that are suggested, if any.
    var words: [String] = []
  }
  var state: State
  var initialState: State { state }

  func render(state: State) -> Node {
    TextEditor(
      "Note", text: \.text, selection: \.selection, wraps: false, indentation: .spaces(4)
    )
    .suggestions(\.words)
    .history(\.sent)
  }
}

/// Something that happens to a text while the cursor is in a short line between two long ones.
private struct Operation: Sendable, CustomTestStringConvertible {
  let name: String
  let run: @MainActor @Sendable (TestScreen<Note>) -> Void

  init(_ name: String, _ run: @escaping @MainActor @Sendable (TestScreen<Note>) -> Void) {
    (self.name, self.run) = (name, run)
  }

  /// Keys as in a file of keys.
  init(_ keys: KeySequence) {
    self.init("\(keys)") { screen in for key in keys.keys { screen.press(key) } }
  }

  var testDescription: String { name }

  private static let keys: [KeySequence] = [
    "x", "enter", "alt+enter", "tab", "shift+tab", "backspace", "delete", "ctrl+d", "ctrl+h",
    "ctrl+w", "ctrl+u", "ctrl+k", "alt+d", "alt+backspace", "x ctrl+z", "x ctrl+z alt+z",
    "ctrl+w ctrl+y", "ctrl+w ctrl+v", "alt+\\", "ctrl+t", "alt+t", "alt+u", "alt+l", "alt+c",
    "left", "right", "home", "end", "ctrl+a", "ctrl+e", "alt+b", "alt+f", "ctrl+home", "ctrl+end",
    "ctrl+up", "ctrl+down", "shift+left", "shift+end", "alt+a", "alt+a escape", "left ctrl+]",
    "shift+home ctrl+x", "}",
  ]

  static let all: [Operation] =
    keys.map { Operation($0) } + [
      Operation("paste") { $0.paste("pasted") },
      Operation("paste of lines") { $0.paste("one\ntwo") },
      Operation("suggestion") { screen in
        screen.change { $0.words = ["suggested"] }
        screen.press(Key(.down, modifiers: .alt), .tab)
        screen.change { $0.words = [] }
      },
      Operation("history") { screen in
        screen.press(Key(.home, modifiers: .control), .up)
        screen.press(.left)
        screen.paste("\n\nlonger than this\n")
      },
      Operation("click") { $0.click(column: 1, row: 1) },
      Operation("click where the cursor is") { screen in
        guard let place = screen.cursor else { return }
        screen.click(column: place.column, row: place.row)
      },
      Operation("find") { screen in
        screen.press(.control("f"))
        screen.type("b)")
        screen.press(.enter, .escape)
      },
      Operation("replace") { screen in
        screen.press(.alt("r"))
        screen.type("b)")
        screen.press(.tab)
        screen.type("c)")
        screen.press(.enter, .escape)
      },
      Operation("go to a line") { screen in
        screen.press(.control("g"))
        screen.type("2")
        screen.press(.enter, .escape)
      },
      Operation("the app moves the cursor") { screen in
        screen.change { $0.selection = TextSelection(cursor: $0.text.offset(ofLine: 2) + 1) }
      },
      Operation("the app edits the line") { screen in
        screen.change { $0.text.text = $0.text.text.replacing("(b)", with: "before (b)") }
      },
      Operation("the app shows another document") { screen in
        screen.change {
          $0.text = TextDocument($0.text.text + "\n")
        }
      },
      Operation("the app undoes") { screen in
        screen.type("x")
        screen.change { $0.text.undo() }
      },
    ]
}

@MainActor @Suite("The column to which ↓ leads") struct GoalColumnTests {
  private static let text = "a first line, long\n (b)\nlast line, long, too\nand another one"

  private func screen(_ state: Note.State) -> TestScreen<Note> {
    TestScreen(Note(state: state), columns: 40, rows: 9)
  }

  @Test("is that of the cursor after every edit and motion", arguments: Operation.all)
  private func forgotten(operation: Operation) async {
    let used = screen(
      Note.State(text: TextDocument(Self.text), selection: TextSelection(cursor: 12)))
    used.press(.down)
    #expect(used.state.selection == TextSelection(cursor: 23))
    operation.run(used)
    // The state learns where its own edit has moved the cursor.
    await used.advance(by: .milliseconds(1))
    // An editor that knows nothing of what happened.
    let fresh = screen(
      Note.State(
        text: TextDocument(used.state.text.text), selection: used.state.selection, sent: []))
    used.change { $0.sent = [] }
    used.press(.down)
    fresh.press(.down)
    #expect(used.state.selection == fresh.state.selection)
  }

  @Test("stays while ↑ and ↓ lead through short lines, and while the app edits other ones")
  func kept() {
    let screen = screen(
      Note.State(text: TextDocument(Self.text), selection: TextSelection(cursor: 12)))
    screen.press(.down)
    screen.change { $0.text.text += "\nadded" }
    screen.press(.down)
    #expect(screen.state.selection == TextSelection(cursor: 24 + 12))
    screen.press(.up)
    screen.change { $0.text.text = "added\n" + $0.text.text }
    screen.press(.up)
    #expect(screen.state.selection == TextSelection(cursor: 6 + 12))
  }
}
