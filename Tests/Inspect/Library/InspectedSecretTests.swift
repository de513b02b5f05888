import Recurse
import RecurseReconciler
import RecurseTerminal
import RecurseTesting
import Testing

@testable import RecurseCore

@MainActor
@Suite("A secret in an inspection") struct InspectedSecretTests {
  private func state(
    _ screen: InspectedScreen, of name: String = "InspectedVault"
  ) throws -> [String] {
    try #require(screen.node(name)["state"] as? [String])
  }

  @Test("is a count: in the state, in a copy, in the tree and in what was typed")
  func counts() throws {
    let screen = InspectedScreen()
    screen.read("ada\t")
    screen.read("hunter2")
    screen.read("\t\r")
    #expect(
      try state(screen, of: "InspectedForm") == [
        #"name = "ada""#, "word = 7 secret characters", "copy = 9 hidden characters",
        "isSending = false",
      ])
    #expect(
      try screen.node("secureField")["name"] as? String
        == "secureField “Word” = 7 secret characters")
    #expect(screen.inputs == ["xxx\t", "xxxxxxx", "\t\r"])
    #expect(!screen.text.contains("hunter2"))
  }

  @Test("is a count in the name of an effect")
  func effect() throws {
    let screen = InspectedScreen()
    screen.read("\thunter2\t\t\r")
    #expect(screen.steps.last?.effects == ["started 27 hidden characters"])
    #expect(!screen.text.contains("hunter2"))
  }

  @Test("is known behind all rows that a tree shows")
  func beyond() throws {
    let screen = InspectedScreen(InspectedVault(rows: 3_100))
    screen.press(.function(9))
    screen.read("hunter2")
    #expect(try !screen.nodes().contains { "\($0["name"] ?? "")".hasPrefix("secureField") })
    #expect(try state(screen)[1] == "word = 7 secret characters")
    #expect(screen.inputs == ["xxxxxxx"])
    #expect(!screen.text.contains("hunter2"))
  }

  /// Words that other texts may be mistaken for, and those that a description spells in its own
  /// way.
  private nonisolated static let words = [
    "hunter2", "7", "zq", "z\"q\\", "tab\u{301}u", "\u{200D}zero", "é\u{301}x", "a b",
  ]

  @Test("is in no key, member, depth or state on the way to it", arguments: words)
  func forms(word: String) throws {
    let screen = InspectedScreen(InspectedVault())
    screen.read("ada")
    screen.press(.function(9))
    for character in word { screen.read(String(character)) }
    screen.press(.function(4))
    let state = try state(screen)
    // What was there before, and what can hold no text, stays.
    #expect(state.first == #"name = "ada""#)
    #expect(state.contains("isShown = false") && state.contains("isAtWord = true"))
    let hidden = state.filter { line in
      ["character", "characters", "= hidden"].contains { line.hasSuffix($0) }
    }
    #expect(hidden.count == state.count - 4, "\(state)")
    #expect(try !screen.nodes().contains { "\($0["name"] ?? "")".contains("<") })
  }

  @Test("stays withheld when its field is gone, in a new text too", arguments: words)
  func over(word: String) throws {
    let screen = InspectedScreen(InspectedVault())
    screen.press(.function(9))
    for character in word { screen.read(String(character)) }
    screen.press(.function(3))
    #expect(try screen.nodes().contains { $0["name"] as? String == "text “open”" })
    screen.press(.function(4))
    let all = try state(screen).joined(separator: "\n")
    #expect(!all.contains("of "), "\(all)")
    // Another text is shown again.
    screen.press(.function(5))
    #expect(try state(screen).contains(#"note = "fine""#))
    // A state on the way to the secret is not.
    screen.press(.function(6))
    #expect(
      try state(screen).contains { $0.hasPrefix("note = ") && $0.hasSuffix("hidden characters") })
  }

  @Test("is not told by which other texts are withheld")
  func noOracle() throws {
    let first = InspectedScreen(InspectedVault(rows: 5))
    let second = InspectedScreen(InspectedVault(rows: 5))
    for (screen, word) in [(first, "row 3N"), (second, "#####?")] {
      screen.read("ada")
      screen.press(.function(9))
      for character in word { screen.read(String(character)) }
    }
    #expect(first.text == second.text)
  }

  @Test("stays one while its field shows it")
  func shown() throws {
    let screen = InspectedScreen(InspectedVault())
    screen.press(.function(9))
    screen.read("hunter2")
    // The field is another one.
    screen.press(.function(2))
    screen.read("\u{7F}3")
    #expect(try state(screen)[1].hasSuffix("characters"))
    #expect(
      try screen.node("textField 4")["name"] as? String
        == "textField 4 hidden characters = 7 secret characters")
    #expect(screen.inputs.last == "\u{7F}x")
    #expect(!screen.text.contains("hunter"))
  }

  @Test("that no field shows is one too")
  func unseen() throws {
    let screen = InspectedScreen(InspectedPad())
    for digit in ["4", "8", "2"] { screen.read(digit) }
    #expect(
      try state(screen, of: "InspectedPad") == [
        "digits[0] = 1 hidden character", "digits[1] = 1 hidden character",
        "digits[2] = 1 hidden character", "code = 3 hidden characters", #"note = """#,
      ])
    screen.press(.function(2))
    #expect(try state(screen, of: "InspectedPad").last == "note = 9 hidden characters")
    #expect(!screen.text.contains("482"))
  }

  @Test("hides all that is typed while there is a field for it")
  func typed() {
    let screen = InspectedScreen()
    screen.read("ada\thünter\t\r")
    screen.read("a\t\u{1B}[200~word\u{1B}[201~")
    screen.read("\u{1B}[104;1:1;104u\u{1B}[104;1:3u\u{1B}[127u\u{1B}[D")
    #expect(
      screen.inputs == [
        "xxx\txxxxxx\t\r", "x\t\u{1B}[200~xxxx\u{1B}[201~",
        "\u{1B}[120;1:1u\u{1B}[120;1:3u\u{1B}[127u\u{1B}[D",
      ])
  }

  @Test("is hidden after a lone Escape", arguments: ["Orange7!", "[4821x9"])
  func escaped(word: String) {
    let screen = InspectedScreen()
    screen.read("\t")
    screen.read("\u{1B}")
    screen.expire()
    screen.read(word)
    #expect(screen.inputs.last == String(repeating: "x", count: word.count))
  }

  @Test("that is torn by a frame waits for its end")
  func torn() throws {
    let screen = InspectedScreen(InspectedLater())
    screen.read("abc")
    screen.read("\u{1B}[200~hun")
    #expect(screen.inputs == ["abc"])
    // The field comes between the halves of the paste.
    screen.press(.function(2))
    screen.read("ter2\u{1B}[201~")
    #expect(screen.inputs == ["abc", "\u{1B}[200~xxx", "xxxx\u{1B}[201~"])
    #expect(!screen.text.contains("hun"))
  }

  @Test("is a count to its end, if its end does not come in time")
  func late() {
    let screen = InspectedScreen(InspectedLater())
    screen.read("\u{1B}[200~hun")
    screen.advance(by: .seconds(3))
    screen.turn()
    screen.read("ter")
    screen.advance(by: .seconds(3))
    screen.turn()
    screen.read("2\u{1B}[201~")
    screen.read("ok")
    #expect(screen.inputs == ["\u{1B}[200~xxx", "xxx", "x\u{1B}[201~", "ok"])
  }

  @Test("takes the output with it, from its first character on")
  func output() {
    let screen = InspectedScreen()
    screen.write("before")
    screen.read("ada\t")
    screen.write("shows w")
    screen.read("w")
    screen.write("shows x")
    screen.turn()
    #expect(screen.outputs == ["before"])
  }

  @Test("is known by its name, whatever shows it")
  func named() throws {
    let screen = InspectedScreen(InspectedNames())
    screen.read("abc")
    #expect(
      try state(screen, of: "InspectedNames") == [
        "newPassword = 3 secret characters", "password = \"\"", "passcode = hidden",
        "isPasswordShown = false", "secrets[0] = 1 secret character", "apiToken = hidden",
        "name = 3 secret characters",
      ])
    #expect(
      try screen.node("textField “Password")["name"] as? String
        == "textField “Password again” = 3 secret characters")
  }

  @Test("that an app makes is hidden by the mirror of its type")
  func mirrored() throws {
    let screen = InspectedScreen(InspectedTicket())
    screen.read("hunter2")
    screen.press(.enter)
    #expect(
      try state(screen, of: "InspectedTicket")
        == ["word = \"\"", "ticket = \(InspectedTicket.Ticket())", "made = 7"])
    #expect(!screen.text.contains("2retnuh"))
  }

  @Test("is searched for in the whole tree once for a change, and not at all without one")
  func searches() {
    let screen = InspectedScreen(InspectedVault(rows: 50))
    // A key that nobody takes changes nothing.
    var before = screen.inspection.searches
    screen.press(.function(12))
    #expect(screen.inspection.searches == before)
    // One that changes the state is one change.
    screen.press(.function(5))
    before = screen.inspection.searches
    screen.press(.function(6))
    #expect(screen.inspection.searches == before + 1)
    // A text of a secret field may make other fields secret, so that they are looked at again.
    screen.press(.function(9))
    before = screen.inspection.searches
    screen.read("h")
    #expect(screen.inspection.searches == before + 2)
  }

  @Test("whose events wait for a later turn is not sent before")
  func pending() {
    let screen = InspectedScreen()
    screen.read("\t")
    let count = screen.inputs.count
    screen.inspection.holdInput()
    screen.read("wo")
    #expect(screen.inputs.count == count)
    screen.turn()
    #expect(screen.inputs.last == "xx")
  }

  @Test("is not in the name of a key that is released")
  func released() {
    let key = InputEvent.key(KeyEvent(.character("h"), phase: .up))
    #expect(key.traceName == "key of a character")
  }
}

/// A form whose secret field comes with a key.
struct InspectedLater: Component {
  struct State: Equatable {
    var word = ""
    var isLocked = false
  }

  var initialState: State { State() }

  func render(state: State) -> Node {
    VStack {
      if state.isLocked { SecureField("Word", text: \.word) }
      Text("a page")
    }
    .onKey(.function(2)) { $0.isLocked = true }
  }
}

/// Properties and a field that are called like secrets.
struct InspectedNames: Component {
  struct State: Equatable {
    var newPassword = "abc"
    var password = ""
    var passcode = 1234
    var isPasswordShown = false
    var secrets = ["x"]
    var apiToken = 17
    var name = ""
  }

  var initialState: State { State() }

  func render(state: State) -> Node { TextField("Password again", text: \.name) }
}

/// An app that makes a secret of its own of the one that was typed.
struct InspectedTicket: Component {
  struct Ticket: Equatable, CustomReflectable {
    var value = ""
    var customMirror: Mirror { Mirror(self, children: []) }
  }

  struct State: Equatable {
    var word = ""
    var ticket = Ticket()
    var made = 0
  }

  var initialState: State { State() }

  func render(state: State) -> Node {
    SecureField("Word", text: \.word).onSubmit { state in
      state.ticket.value = String(state.word.reversed())
      state.made = state.ticket.value.count
      state.word = ""
    }
  }
}
