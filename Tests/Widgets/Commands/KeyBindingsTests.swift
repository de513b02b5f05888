import RecurseEditing
import RecurseTerminal
import TestSupport
import Testing

@testable import RecurseWidgets

@Suite("A file of keys") struct KeyBindingsTests {
  @Test("give commands in texts other keys, one each")
  func editing() {
    let bindings = KeyBindings(
      parsing: "edit.undo = ctrl+u\nedit.cut-to-space =\nedit.left = g g\nedit.mark = f9")
    let keys = bindings.editing
    #expect(keys.command(for: .control("u")) == .undo)
    #expect(keys.command(for: .control("z")) == nil)
    #expect(keys.command(for: .control("w")) == nil)
    #expect(keys.command(for: .function(9)) == .mark)
    #expect(keys.command(for: .left) == .move(.left, extends: false))
    #expect(bindings.mistakes.map(\.line) == [3])
  }

  @Test("gives commands other keys, or none")
  func reads() {
    let bindings = KeyBindings(
      parsing: """
        # other keys

        save = ctrl+w
          top=g g\t
        equals = =
        close =
        """)
    #expect(bindings["save"] == ["ctrl+w"])
    #expect(bindings["top"] == ["g g"])
    #expect(bindings["equals"] == ["="])
    #expect(bindings["close"] == [])
    #expect(bindings["open"] == nil)
    #expect(bindings.mistakes.isEmpty)
  }

  @Test("may begin with the mark of its byte order", arguments: ["", "# keys\n", "\n"])
  func byteOrderMark(first: String) {
    let bindings = KeyBindings(parsing: "\u{FEFF}\(first)save = ctrl+w")
    #expect(bindings["save"] == ["ctrl+w"])
    #expect(bindings.mistakes.isEmpty)
  }

  @Test("says what is wrong with a line, which changes nothing")
  func mistakes() {
    let bindings = KeyBindings(
      parsing: """
        save
        save = ctlr+w
        sa ve = a
        quit = ctrl+c
        quit = ctrl+x ctrl+c
        top = g
        top = h
        = x
        """)
    #expect(
      bindings.mistakes.map(\.description) == [
        "1: expected “command = key”, as in “save = ctrl+s”",
        "2: “ctlr” is no modifier",
        "3: “sa ve” is no name of a command",
        "4: Ctrl+C ends the app, and nothing else",
        "5: Ctrl+C ends the app, and nothing else",
        "7: “top” has its keys in line 6",
        "8: “” is no name of a command",
      ])
    #expect(bindings["save"] == nil && bindings["quit"] == nil && bindings["top"] == ["g"])
  }

  @Test("may have any bytes: 10,000 random files")
  func random() {
    var random = SplitMix64(seed: 1)
    let words = [
      "save", "quit", "=", " ", "\n", "ctrl", "+", "shift+", "g", "#", "\u{0}", "\u{FEFF}", "日本",
      "\r\n",
      "f99999999999999999999", "esc", "\u{1B}[2J", "🏳️‍🌈", "ctrl+c",
    ]
    var accepted = 0
    for _ in 0..<10_000 {
      var bytes: [UInt8] = []
      for _ in 0..<random.below(12) {
        if random.below(4) == 0 {
          bytes.append(UInt8(random.below(256)))
        } else {
          bytes += words[random.below(words.count)].utf8
        }
      }
      let bindings = KeyBindings(parsing: String(decoding: bytes, as: UTF8.self))
      for (id, line) in bindings.ids {
        accepted += 1
        #expect(line >= 1 && KeyBindings.isID(id))
        for sequence in bindings[id] ?? [] {
          #expect(!sequence.keys.isEmpty && !sequence.keys.contains(.control("c")))
          #expect(throws: Never.self) { try KeySequence(parsing: sequence.source) }
        }
      }
    }
    #expect(accepted > 50)
  }

  @Test("is written as it is read")
  func roundTrip() throws {
    var random = SplitMix64(seed: 2)
    let codes: [Key.Code] = [
      .enter, .tab, .backspace, .delete, .insert, .escape, .up, .down, .left, .right, .home, .end,
      .pageUp, .pageDown, .function(1), .function(24), .character("g"), .character("G"),
      .character("+"), .character(" "), .character("#"), .character("="), Key.menu.code,
    ]
    for _ in 0..<2_000 {
      let keys = (0...random.below(3)).map { _ in
        Key(
          codes[random.below(codes.count)],
          modifiers: Key.Modifiers(rawValue: UInt8(random.below(64))))
      }
      let sequence = KeySequence(keys.map(\.normalized))
      #expect(try KeySequence(parsing: sequence.source) == sequence)
    }
  }
}
