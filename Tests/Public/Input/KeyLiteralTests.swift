import Recurse
import RecurseTesting
import Testing

/// A page whose handler and command wait for the same key.
private struct Page: Component {
  struct State {
    var handled = 0
    var commands = 0
  }
  let key: Key
  var commandKey: KeySequence?
  var initialState: State { State() }

  func render(state: State) -> Node {
    Text("Page").focusable()
      .onKey(key) { $0.handled += 1 }
      .command("Do", key: commandKey) { $0.commands += 1 }
  }
}

@MainActor @Suite("A key as a literal") struct KeyLiteralTests {
  @Test(
    "has the notation of a command's key",
    arguments: [
      ("q", Key.character("q")), ("ctrl+s", .control("s")), ("Ctrl+S", .control("s")),
      ("shift+tab", .shiftTab), ("alt+up", .up.with(.alt)), ("f5", .function(5)),
      ("space", .space), ("ctrl++", .control("+")), ("shift+g", .character("G")), ("esc", .escape),
    ])
  func notation(text: String, key: Key) throws {
    let literal = Key(stringLiteral: text)
    let parsed = try Key(parsing: text)
    #expect(literal == key && parsed == key)
    #expect(KeySequence(stringLiteral: text).keys == [key])
    let screen = TestScreen(Page(key: literal), columns: 20, rows: 1)
    screen.press(key)
    #expect(screen.state.handled == 1)
  }

  @Test("of a handler needs no normal form")
  func normal() {
    for key in [Key(.character("g"), modifiers: .shift), "G", "shift+g"] {
      let screen = TestScreen(Page(key: key), columns: 20, rows: 1)
      screen.press(.character("G"))
      #expect(screen.state.handled == 1)
    }
  }

  @Test(
    "that cannot be is told when the handler is mounted, fails a test, and the app goes on",
    arguments: [
      ("ctlr+s" as Key, "“ctlr+s”: “ctlr” is no modifier"), ("", "“”: there is no key"),
      (.function(99), "there is no key F99"), (.character("\n"), "that is the key “enter”"),
      (.character("\u{1}"), "no key types a control character"),
    ])
  func handler(key: Key, reason: String) {
    let message = "onKey waits for a key that cannot come: \(reason)"
    withKnownIssue {
      let screen = TestScreen(Page(key: key), columns: 20, rows: 1)
      #expect(screen.reports == [message])
      screen.press(.character("x"))
      #expect(screen.text == "Page" && screen.state.handled == 0)
    } matching: {
      "\($0)".contains(message)
    }
    withKnownIssue {
      #expect(tree(Page(key: key)).reports == [message])
    } matching: {
      "\($0)".contains(message)
    }
  }

  @Test("that cannot be is told of a command with its place")
  func command() {
    withKnownIssue {
      let screen = TestScreen(Page(key: "q", commandKey: "ctlr+x"), columns: 20, rows: 1)
      #expect(screen.reports.count == 1)
      screen.press(.character("q"))
      #expect(screen.state.handled == 1)
    } matching: {
      "\($0)".contains(
        "the key of “Do” (PublicTests/KeyLiteralTests.swift:18), “ctlr+x”: “ctlr” is no modifier")
    }
  }

  @Test("that becomes impossible in an update is told then")
  func updated() {
    struct Changing: Component {
      var initialState: String { "f1" }
      func render(state: String) -> Node {
        Text("Page").focusable().onKey("\(state)") { $0 = "" }
      }
    }
    let screen = TestScreen(Changing(), columns: 20, rows: 1)
    #expect(screen.reports.isEmpty)
    withKnownIssue {
      screen.change { $0 = "f40" }
    } matching: {
      "\($0)".contains("“f40” is no key")
    }
    #expect(screen.reports.count == 1)
  }
}
