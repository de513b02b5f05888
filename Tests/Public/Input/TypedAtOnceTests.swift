import Recurse
import RecurseTesting
import Testing

private struct Note: Component {
  struct State { var text = "", edits = 0 }
  var initialState: State { State() }

  func render(state: State) -> Node {
    TextField("Note", text: \.text).onChange(of: state.text) { state, _ in state.edits += 1 }
    Button("Save") { _ in }
  }
}

/// A code of four digits, a field for each.
private struct Code: Component {
  struct State { var digits = ["", "", "", ""], focus: Int? = 0 }
  var initialState: State { State() }

  func render(state: State) -> Node {
    ForEach(0..<4, id: \.self) { place in
      TextField("Digit \(place)", text: \.digits[place])
        .onChange(of: state.digits[place]) { state, _ in state.focus = place + 1 }
        .focused(\.focus, equals: place)
    }
  }
}

@MainActor
@Suite("Text that arrives in one read") struct TypedAtOnceTests {
  @Test("Each key of a short text is handled in the state that the one before it led to")
  func short() {
    let screen = TestScreen(Note(), columns: 30, rows: 3)
    screen.typeAtOnce(String(repeating: "a", count: 200))
    #expect(screen.state.edits == 200)
  }

  @Test("Digits go to the fields that each of them opens")
  func digits() {
    let screen = TestScreen(Code(), columns: 30, rows: 6)
    screen.typeAtOnce("1234")
    #expect(screen.state.digits == ["1", "2", "3", "4"])
  }

  @Test("Keys in a long text are few edits, and all that they type")
  func long() {
    let screen = TestScreen(Note(), columns: 30, rows: 3, isStrict: false)
    let text = String((0..<40_000).map { Character(UnicodeScalar(97 + UInt8($0 % 26))) })
    screen.typeAtOnce(text)
    #expect(screen.state.text == text)
    #expect(screen.state.edits < 2_000)
    _ = screen.takeRecord()
    screen.press(.home)
    screen.typeAtOnce("é\u{301}x")
    screen.press(.tab)
    #expect(screen.state.text == "é\u{301}x" + text)
    #expect(screen.focused?.label == "Save")
  }

  @Test("Other keys of the same read keep their place")
  func others() {
    let screen = TestScreen(Note(), columns: 30, rows: 3, isStrict: false)
    let long = String(repeating: "a", count: 5_000)
    screen.paste(long)
    let keys: [Key] = [
      .character("b"), .character("c"), .backspace, .character("d"), .left, .character("e"),
      .character("f"), .tab, .character("g"),
    ]
    screen.send(keys.map { .key(KeyEvent($0)) })
    #expect(screen.state.text == long + "befd")
    #expect(screen.unhandled == [.key(KeyEvent(.character("g")))])
  }
}
