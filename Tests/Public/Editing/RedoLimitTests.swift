import Recurse
import RecurseEditor
import RecurseTesting
import TestSupport
import Testing

/// Limits, and a state that answers with texts beyond them.
private struct Note: Component {
  enum Control: CaseIterable { case field, editor, document }
  struct State: Equatable {
    var text = ""
    var document = TextDocument()
  }
  var control: Control
  var initialState: State { State() }

  func render(state: State) -> Node {
    VStack {
      switch control {
      case .field:
        TextField("Note", text: state.text) { $0.text = answer($1) }
      case .editor:
        TextEditor("Note", text: \.text)
      case .document:
        TextEditor("Note", text: \.document)
      }
    }
    .onChange(of: state.text) { state, _ in
      if control == .editor { state.text = answer(state.text) }
    }
    .characterLimit(6)
    .allowedCharacters { $0 != "!" && $0 != "x" }
  }

  /// Some texts get what a person must not type.
  private func answer(_ text: String) -> String {
    text.count % 3 == 2 && !text.hasSuffix("!") ? text + " longer!" : text
  }
}

@MainActor @Suite("Redo in a text with limits") struct RedoLimitTests {
  private static let keys: [Key] = [
    .backspace, .delete, .left, .right, .home, .control("w"), .control("y"), .control("k"),
    .control("t"), .alt("u"),
  ]

  @Test("does again whatever was undone", arguments: 0..<6)
  func law(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let control = Note.Control.allCases[Int(seed) % 3]
    let screen = TestScreen(Note(control: control), columns: 30, rows: 4)
    var text: String { control == .document ? screen.state.document.text : screen.state.text }
    for _ in 0..<80 {
      switch Int.random(in: 0..<6, using: &random) {
      case 0..<3: screen.type(["a", "b ", "!", "é"].randomElement(using: &random)!)
      case 3: screen.paste("pqrst!")
      case 4 where control == .document:
        screen.change { $0.document.text += " the app's x!" }
      default: screen.press(Self.keys.randomElement(using: &random)!)
      }
      let before = text
      screen.press(.control("z"))
      let undone = text
      guard undone != before else { continue }
      screen.press(.alt("z"))
      #expect(text == before, "after \(undone.debugDescription)")
      guard text == before else { return }
    }
    guard control == .document else { return }
    // A key has an effect as long as there is anything to undo or to do again.
    for _ in 0..<200 where screen.state.document.canUndo {
      let before = screen.state.document
      screen.press(.control("z"))
      #expect(screen.state.document != before)
    }
    for _ in 0..<200 where screen.state.document.canRedo {
      let before = screen.state.document
      screen.press(.alt("z"))
      #expect(screen.state.document != before)
    }
    #expect(!screen.state.document.canUndo || !screen.state.document.canRedo)
  }
}
