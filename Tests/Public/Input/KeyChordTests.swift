import Recurse
import RecurseTesting
import Testing

/// Handlers of chords beside a field, in a page with a command and the handler of a key.
private struct Page: Component {
  struct State: Equatable {
    var log: [String] = []
    var text = ""
  }
  enum Output: Equatable { case closed }
  var initialState: State { State() }

  func render(state: State) -> Node {
    VStack(alignment: .stretch) {
      Text("Page").focusable()
        .onKey("g g") { $0.log.append("top") }
        .onKey("g e") { $0.log.append("end") }
      TextField("Text", text: \.text)
      KeyHints()
    }
    .command("Go", key: "g o") { $0.log.append("go") }
    .onKey("ctrl+k ctrl+s") { _, emit in emit(.closed) }
    .onKey("e") { $0.log.append("e") }
  }
}

/// A handler of a key or a chord.
private struct Waiting: Component {
  let key: Key
  var phases = KeyEvent.Phases.pressed
  var initialState: Int { 0 }

  func render(state: Int) -> Node {
    Text("\(state)").focusable().onKey(key, phases: phases) { $0 += 1 }
  }
}

@MainActor @Suite("A handler of a chord") struct KeyChordTests {
  @Test("runs when all its keys were pressed, and may emit")
  func complete() {
    let screen = TestScreen(Page(), columns: 50, rows: 4)
    screen.type("g")
    #expect(screen.state.log.isEmpty)
    screen.type("gge")
    #expect(screen.state.log == ["top", "end"])
    screen.press(.control("k"))
    screen.press(.control("s"))
    #expect(screen.outputs == [.closed])
  }

  @Test("ends with another key, which does nothing else, and with Escape")
  func ended() {
    let screen = TestScreen(Page(), columns: 50, rows: 4)
    screen.press(.control("k"))
    screen.type("e")
    #expect(screen.state.log.isEmpty && screen.outputs.isEmpty)
    screen.type("g")
    screen.press(.escape)
    screen.type("e")
    #expect(screen.state.log == ["e"])
  }

  @Test("shares its first key with commands, and the hints name those alone")
  func shared() {
    let screen = TestScreen(Page(), columns: 50, rows: 4)
    screen.type("g")
    #expect(screen.shows("g …") && screen.shows("o Go"))
    #expect(!screen.shows("g g") && !screen.shows("e end"))
    screen.type("o")
    #expect(screen.state.log == ["go"])
  }

  @Test("leaves its keys to a field")
  func typing() throws {
    let screen = TestScreen(Page(), columns: 50, rows: 4)
    try screen.focus("Text")
    screen.type("gge")
    #expect(screen.state == Page.State(text: "gge"))
  }

  @Test(
    "takes what a command takes",
    arguments: [
      ("x", [.character("x")]), ("ctrl+x left", [.control("x"), .left]),
      ("shift+a b C", [.character("A"), .character("b"), .character("C")]),
    ] as [(Key, [Key])])
  func sequence(key: Key, pressed: [Key]) {
    #expect(KeySequence(key).keys == pressed)
    let screen = TestScreen(Waiting(key: key), columns: 10, rows: 1)
    for round in 1...2 {
      for (index, key) in pressed.enumerated() {
        #expect(screen.state == round - 1, "before key \(index)")
        screen.press(key)
      }
      #expect(screen.state == round)
    }
  }

  @Test(
    "that cannot come is told when it is mounted",
    arguments: [
      (Waiting(key: "ctlr+k x"), "“ctlr+k x”: “ctlr” is no modifier"),
      (Waiting(key: Key(.chord([.up, .function(99)]))), "there is no key F99"),
      (Waiting(key: "g g", phases: .up), "that is a chord of several keys"),
    ])
  fileprivate func impossible(waiting: Waiting, reason: String) {
    withKnownIssue {
      let screen = TestScreen(waiting, columns: 10, rows: 1)
      #expect(screen.reports.count == 1)
      screen.press(.up)
      #expect(screen.text == "0")
    } matching: {
      "\($0)".contains(reason)
    }
  }

  @Test("is no single key to a parser, and is written as its keys")
  func parsed() {
    #expect(throws: KeySyntaxError.self) { try Key(parsing: "g g") }
    #expect("\("g ctrl+x" as Key)" == "g Ctrl+X")
  }

  @Test("becomes that of a single key in an update")
  func updated() {
    struct Changing: Component {
      struct State {
        var keys = "g g"
        var count = 0
      }
      var initialState: State { State() }
      func render(state: State) -> Node {
        Text("\(state.count)").focusable().onKey("\(state.keys)") { $0.count += 1 }
      }
    }
    let screen = TestScreen(Changing(), columns: 10, rows: 1)
    screen.type("gg")
    #expect(screen.state.count == 1)
    screen.change { $0.keys = "g" }
    screen.type("gg")
    #expect(screen.state.count == 3)
    screen.change { $0.keys = "g x" }
    screen.type("ggx")
    #expect(screen.state.count == 3)
    screen.type("gx")
    #expect(screen.state.count == 4)
  }
}
