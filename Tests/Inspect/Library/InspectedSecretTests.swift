import RecurseTerminal
import RecurseTesting
import Testing

@testable import RecurseCore

@MainActor
@Suite("A secret in an inspection") struct InspectedSecretTests {
  /// Everything that an inspector was sent, as it is written.
  private func text(of screen: InspectedScreen) -> String {
    var history = InspectionHistory(header: "{}")
    return screen.entries.map { history.add($0) }.joined(separator: "\n")
  }

  @Test("is a count: in the state, in a copy, in the tree and in what was typed")
  func counts() throws {
    let screen = InspectedScreen()
    screen.read("ada\t")
    screen.read("hunter2")
    screen.read("\t\r")
    let state = try #require(screen.node("InspectedForm")["state"] as? [String])
    #expect(
      state == [
        #"name = "ada""#, "word = 7 secret characters", #"copy = "<(7 secret characters)>""#,
        "isSending = false",
      ])
    #expect(
      try screen.node("secureField")["name"] as? String
        == "secureField “Word” = 7 secret characters")
    #expect(screen.inputs == ["ada\t", "xxxxxxx", "\t\r"])
    #expect(!text(of: screen).contains("hunter2"))
  }

  @Test("is a count in the name of an effect")
  func effect() throws {
    let screen = InspectedScreen()
    screen.read("\thunter2\t\t\r")
    #expect(screen.steps.last?.effects == ["started InspectedForm: send (7 secret characters)"])
    #expect(!text(of: screen).contains("hunter2"))
  }

  @Test("is hidden in the middle of one read, and the rest of it is not")
  func middle() {
    let screen = InspectedScreen()
    screen.read("ada\thünter\t\r")
    #expect(screen.inputs == ["ada\txxxxxx\t\r"])
  }

  @Test("that is pasted is hidden with the whole read")
  func pasted() {
    let screen = InspectedScreen()
    screen.read("a\t\u{1B}[200~word\u{1B}[201~")
    #expect(screen.inputs == ["x\t\u{1B}[200~xxxx\u{1B}[201~"])
  }

  @Test("is hidden where the terminal reports keys as numbers")
  func numbers() {
    let screen = InspectedScreen()
    screen.read("\t")
    screen.read("\u{1B}[104;1:1;104u\u{1B}[104;1:3u\u{1B}[127u\u{1B}[D")
    #expect(screen.inputs.last == "\u{1B}[120;1:1u\u{1B}[120;1:3u\u{1B}[127u\u{1B}[D")
  }

  @Test("is hidden after a lone Escape", arguments: ["Orange7!", "[4821x9"])
  func escaped(word: String) {
    let screen = InspectedScreen()
    screen.read("\t")
    screen.read("\u{1B}")
    screen.inspection.take(RecordedEvent(time: .zero, code: "e", text: ""))
    screen.press(.escape)
    screen.read(word)
    #expect(screen.inputs.last == String(repeating: "x", count: word.count))
  }

  @Test("stays hidden when its field is gone, or its first characters are deleted")
  func remembered() {
    var secrets = Secrets()
    for length in 1...7 { secrets.take([String("hunter2".prefix(length))]) }
    secrets.take([])
    #expect(secrets.hidden(in: "at hunter2") == "at (7 secret characters)")
    #expect(secrets.hidden("hunter2", called: "copy") == "7 secret characters")
    #expect(secrets.hidden("hun", called: "copy") == nil)
  }

  @Test("is known by its name, whatever shows it")
  func named() {
    let secrets = Secrets()
    #expect(secrets.hidden("abc", called: "form.newPassword") == "3 secret characters")
    #expect(secrets.hidden("", called: "password") == nil)
    #expect(secrets.hidden("abc", called: "name") == nil)
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
}
