import Recurse
import Testing

@Suite("Keys as they are written") struct KeySequenceTests {
  @Test(
    "are names and characters with modifiers",
    arguments: [
      ("ctrl+s", [Key.control("s")]), ("Ctrl+S", [.control("s")]),
      ("g g", [.character("g"), .character("g")]),
      ("G", [.character("G")]), ("shift+g", [.character("G")]), ("ctrl++", [.control("+")]),
      ("+", [.character("+")]), ("alt+left", [Key.left.with(.alt)]), ("F10", [.function(10)]),
      ("escape", [.escape]), ("esc", [.escape]), ("space", [.space]), ("shift+tab", [.shiftTab]),
      ("ctrl+x   ctrl+s", [.control("x"), .control("s")]), ("?", [.character("?")]),
      ("日", [.character("日")]), ("ctrl+alt+delete", [Key.delete.with([.control, .alt])]),
    ] as [(String, [Key])])
  func reads(text: String, keys: [Key]) throws {
    #expect(try KeySequence(parsing: text).keys == keys)
    #expect(KeySequence(stringLiteral: text).keys == keys)
  }

  @Test(
    "that cannot be read say why",
    arguments: [
      ("", "there is no key"), ("   ", "there is no key"), ("ctlr+s", "“ctlr” is no modifier"),
      ("ctrl+", "“ctrl+” is no key"), ("strg", "“strg” is no key"), ("f25", "“f25” is no key"),
      ("f0", "“f0” is no key"), ("f+1", "“f” is no modifier"), ("\u{1B}", "“\u{1B}” is no key"),
      ("a b c d e f g h i", "a chord has at most 8 keys"), ("ctrl+s+x", "“s” is no modifier"),
    ])
  func fails(text: String, reason: String) {
    #expect {
      try KeySequence(parsing: text)
    } throws: { error in
      "\(error)" == reason
    }
    #expect(KeySequence(stringLiteral: text).keys.isEmpty)
  }

  @Test("print as they are called on keyboards")
  func printed() {
    #expect("\("ctrl+x ctrl+s" as KeySequence)" == "Ctrl+X Ctrl+S")
    #expect("\("g G" as KeySequence)" == "g G")
    #expect("\(KeySequence(.alt("x"), .left))" == "Alt+X ←")
  }
}
