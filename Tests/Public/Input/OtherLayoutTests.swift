import Recurse
import RecurseTesting
import Testing

/// Writes down which shortcuts were pressed.
private struct Shortcuts: Component {
  struct State { var log: [String] = [], text = "" }
  var initialState: State { State() }

  func render(state: State) -> Node {
    VStack {
      MenuBar {
        Menu("Help") { Button("New") { $0.log.append("new") } }
        Menu("Вид") { Button("Список") { $0.log.append("список") } }
      }
      TextField("Text", text: \.text)
      Text("log: " + state.log.joined(separator: " "))
    }
    .onKey(.control("s")) { $0.log.append("save") }
    .onKey(.control("ы")) { $0.log.append("ы") }
    .onKey { state, key in
      guard key.key == .control("t") else { return .ignored }
      state.log.append("any")
      return .handled
    }
    .command("Copy", key: "alt+c") { $0.log.append("copy") }
    .command("Big", key: "alt+shift+c") { $0.log.append("big") }
    .command("Chord", key: "ctrl+x ctrl+d") { $0.log.append("chord") }
  }
}

@MainActor @Suite("On a layout that is not Latin") struct OtherLayoutTests {
  /// The screen after bytes of kitty's protocol.
  private func screen(_ keys: String...) async throws -> TestScreen<Shortcuts> {
    let lines =
      [#"{"version": 2, "width": 40, "height": 12}"#]
      + keys.enumerated().map { #"[\#($0 + 1).0, "i", "\#($1)"]"# }
    let screen = TestScreen(Shortcuts(), columns: 40, rows: 12)
    await screen.replay(try Recording(asciicast: lines.joined(separator: "\n")))
    return screen
  }

  private func pressed(_ code: String) -> String { #"\u001b[\#(code)u"# }

  @Test("a shortcut is where it is on a Latin one")
  func shortcuts() async throws {
    #expect(try await screen(pressed("963::115;5")).shows("log: save"))
    #expect(try await screen(pressed("1077::116;5")).shows("log: any"))
    #expect(try await screen(pressed("1489::99;3")).shows("log: copy"))
    #expect(try await screen(pressed("1089:1057:99;4")).shows("log: big"))
  }

  @Test("a shortcut in the layout's own letter comes first")
  func ownLetter() async throws {
    #expect(try await screen(pressed("1099::115;5")).shows("log: ы"))
  }

  @Test("a chord is the same keys")
  func chords() async throws {
    let screen = try await screen(pressed("1095::120;5"), pressed("1074::100;5"))
    #expect(screen.shows("log: chord"))
    // A key that does not continue it ends it.
    let other = try await self.screen(
      pressed("1095::120;5"), pressed("1099::115;5"), pressed("1074::100;5"))
    #expect(!other.shows("chord") && !other.shows("ы"))
  }

  @Test("Alt opens a menu by the letter of either")
  func menus() async throws {
    #expect(try await screen(pressed("1088::104;3")).shows("New"))
    #expect(try await screen(pressed("1074::100;3")).shows("Список"))
  }

  @Test("a field takes its letters, and its own keys")
  func fields() async throws {
    let screen = try await screen("при", pressed("1092::97;5"), "и", pressed("1089::99;2"))
    #expect(screen.state.text == "иСпри")
  }

  @Test("a key on a Latin layout is what it writes, not its place")
  func latin() async throws {
    // Ctrl+A of a French keyboard is in the place of Q, Ctrl+O of a Dvorak one in that of S.
    #expect(!(try await screen(pressed("111::115;5")).shows("save")))
  }
}
