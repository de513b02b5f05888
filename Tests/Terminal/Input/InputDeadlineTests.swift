import RecurseTesting
import TestSupport
import Testing

@testable import RecurseTerminal

@Suite("The input decoder after a timeout", .blocking)
struct InputDeadlineTests {
  @Test(
    "an unfinished sequence ends as the keys that were probably typed",
    arguments: [
      ("\u{1b}", [.key(.escape)]), ("\u{1b}\u{1b}", [.key(.escape), .key(.escape)]),
      ("\u{1b}[", [.key(.alt("["))]), ("\u{1b}O", [.key(.alt("O"))]),
      ("\u{1b}]", [.key(.alt("]"))]),
      ("\u{1b}P", [.key(.alt("P"))]), ("\u{1b}]1", [.key(.alt("]")), .key(.character("1"))]),
      ("\u{1b}\u{1b}[", [.key(.escape), .key(.alt("["))]),
      ("\u{1b}[1;", []), ("\u{1b}]0;t", []), ("\u{1b}]0;t\u{1b}", []), ("\u{1b}[M!", []),
      ("\u{1b}[[", []),
      ("\u{1b}[200~ab", [.paste(Paste("ab", isTruncated: true))]),
      ("\u{1b}[200~ab\u{1b}[20", [.paste(Paste("ab[20", isTruncated: true))]),
    ] as [(String, [InputEvent])])
  func expired(text: String, expected: [InputEvent]) {
    var decoder = InputDecoder()
    var events: [InputEvent] = []
    decoder.decode(Array(text.utf8), into: &events)
    #expect(events == [])
    #expect(decoder.isWaiting)
    decoder.expire(into: &events)
    #expect(events == expected)
    #expect(!decoder.isWaiting)
    decoder.decode([0x7a], into: &events)
    #expect(events.last == .key(.character("z")))
  }

  @Test("half a character is U+FFFD")
  func halfCharacter() {
    var decoder = InputDecoder()
    var events: [InputEvent] = []
    decoder.decode([0xe6, 0x97], into: &events)
    #expect(decoder.isWaiting)
    decoder.expire(into: &events)
    #expect(events == [.key(.character("\u{FFFD}"))])
  }

  @Test("between keys there is no timeout")
  func idle() {
    var decoder = InputDecoder()
    var events: [InputEvent] = []
    decoder.decode(Array("a\u{1b}[Aé\u{1b}x\u{1b}]0;t\u{7}".utf8), into: &events)
    #expect(!decoder.isWaiting)
    #expect(events.count == 4)
    decoder.expire(into: &events)
    #expect(events.count == 4)
  }

  @Test("replies are separate from keys")
  func replies() {
    var decoder = InputDecoder()
    var events: [InputEvent] = []
    let text =
      "\u{1b}[?62;4c\u{1b}[>1;95;0c\u{1b}[?2026;2$y\u{1b}[?5u\u{1b}[24;80R\u{1b}[?1;7R"
      + "\u{1b}]11;rgb:00/00/00\u{1b}\\\u{1b}P>|tmux 3.3a\u{1b}\\"
    for byte in text.utf8 { decoder.decode([byte], into: &events) }
    #expect(events == [])
    #expect(
      decoder.takeReplies() == [
        .primaryAttributes([62, 4]), .secondaryAttributes([1, 95, 0]), .mode(2026, setting: 2),
        .keyboardFlags(5), .cursorPosition(row: 24, column: 80), .cursorPosition(row: 1, column: 7),
        .string(introducer: UInt8(ascii: "]"), text: "11;rgb:00/00/00"),
        .string(introducer: UInt8(ascii: "P"), text: ">|tmux 3.3a"),
      ])
    #expect(decoder.takeReplies() == [])
  }

  @Test("the keys of the terminal's entry apply to sequences that the decoder does not know")
  func terminfo() {
    let strings: [(String, Key)] = [
      ("\u{1b}[1;2P", .function(13)), ("\u{1b}[V", .pageUp), ("\u{1b}[[A", .function(1)),
      ("\u{1b}[[Y", .function(40)), ("\u{1b}A", .up), ("\u{1b}[192z", .function(41)),
      ("\u{1b}[M", .up),
      ("\u{1b}", .down), ("x", .down),
    ]
    var decoder = InputDecoder(terminfoKeys: strings.map { (Array($0.0.utf8), $0.1) })
    var events: [InputEvent] = []
    let text = "\u{1b}[1;2P\u{1b}[V\u{1b}[[A\u{1b}[[Y\u{1b}A\u{1b}[192zx\u{1b}[C\u{1b}a"
    for byte in text.utf8 { decoder.decode([byte], into: &events) }
    #expect(
      events == [
        .key(.function(1).with(.shift)), .key(.pageUp), .key(.function(1)), .key(.function(40)),
        .key(.up), .key(.function(41)), .key(.character("x")), .key(.right), .key(.alt("a")),
      ])
  }

  @Test("a paste is the same for any sizes of the reads, and one that is too long is marked")
  func pastes() {
    let text = String(repeating: "line é\r\n", count: 20_000)
    let bytes = Array(("\u{1b}[200~" + text + "\u{1b}[201~").utf8)
    let reads = stride(from: 0, to: bytes.count, by: 7).map {
      Array(bytes[$0..<min(bytes.count, $0 + 7)])
    }
    let expected = [InputEvent.paste(Paste(String(repeating: "line é\n", count: 20_000)))]
    #expect(decode(reads) == expected)

    var buffer = PasteBuffer(capacity: 4)
    let long = Array("ab日c\u{1b}[201~z".utf8)
    var position = 0
    // The buffer reads the bytes before it returns, and keeps no pointer.
    let paste = long.withUnsafeBufferPointer { buffer.take($0, at: &position) }
    #expect(paste == Paste("ab", isTruncated: true))
    #expect(position == long.count - 1)
  }

  @Test("for any bytes there is no trap, memory is bounded, and the next key is decoded")
  func fuzz() {
    var random = SplitMix64(seed: 4)
    let alphabet = Array(
      "\u{1b}\u{1b}\u{1b}\u{1b}[[[[O]P_^X;;:<>?$ 0123456789~MmAuRyc\\\u{7}\r\u{18}aé".utf8)
    for round in 0..<3000 {
      let bytes: [UInt8] = (0..<Int.random(in: 1..<60, using: &random)).map { _ in
        round % 3 == 0
          ? UInt8.random(in: 0...255, using: &random) : alphabet.randomElement(using: &random)!
      }
      var whole = InputDecoder()
      var events: [InputEvent] = []
      whole.decode(bytes, into: &events)
      whole.expire(into: &events)
      #expect(!whole.isWaiting)

      var cut = InputDecoder()
      var others: [InputEvent] = []
      for byte in bytes { cut.decode([byte], into: &others) }
      cut.expire(into: &others)
      #expect(normalized(events) == normalized(others), "\(bytes)")

      whole.decode([0x7a], into: &events)
      #expect(events.last == .key(.character("z")), "\(bytes)")
    }
  }

  @Test("a flood of bytes needs bounded memory")
  func flood() {
    for start in ["\u{1b}[", "\u{1b}]0;", "\u{1b}O", "\u{1b}["] {
      var decoder = InputDecoder()
      var events: [InputEvent] = []
      decoder.decode(Array(start.utf8), into: &events)
      let flood = [UInt8](repeating: start == "\u{1b}]0;" ? 0x61 : 0x3b, count: 100_000)
      decoder.decode(flood, into: &events)
      #expect(events == [])
      #expect(decoder.string.count <= 64 << 10)
      #expect(decoder.sequence.all.count <= ControlSequence.capacity)
      decoder.expire(into: &events)
      decoder.decode([0x7a], into: &events)
      #expect(events == [.key(.character("z"))])
    }
    var decoder = InputDecoder()
    var events: [InputEvent] = []
    for _ in 0..<1000 { decoder.decode(Array("\u{1b}[?1u".utf8), into: &events) }
    #expect(decoder.takeReplies().count == 64)
  }

  /// Events without what depends on the reads: which motion is left out, which marks join their
  /// base.
  private func normalized(_ events: [InputEvent]) -> [String] {
    var result: [String] = []
    var last: MouseEvent?
    for event in events {
      if case .mouse(let mouse) = event, mouse.isMotion {
        if mouse.kind == last?.kind, mouse.modifiers == last?.modifiers { result.removeLast() }
        last = mouse
      } else {
        last = nil
      }
      if let typed = event.typed {
        result += typed.unicodeScalars.map { "typed \($0.value)" }
      } else {
        result.append("\(event)")
      }
    }
    return result
  }
}

@Suite("The text of a key", .blocking)
struct KeyTextTests {
  @Test("a character is inserted unless it is a command or a release")
  func text() {
    #expect(KeyEvent(.character("é")).text == "é")
    #expect(KeyEvent(.space).text == " ")
    #expect(KeyEvent(.character("A").with(.shift)).text == "A")
    #expect(KeyEvent(.character("a"), phase: .repeat).text == "a")
    #expect(KeyEvent(.character("a"), phase: .up).text == nil)
    for key in [Key.control("a"), .alt("a"), .character("a").with(.super), .enter, .tab, .up] {
      #expect(KeyEvent(key).text == nil)
    }
  }
}

@Suite("Input after an unfinished sequence", .blocking)
struct UnfinishedInputTests {
  private func decode(_ reads: [String], expires: Bool = false) -> [InputEvent] {
    var decoder = InputDecoder()
    var events: [InputEvent] = []
    for read in reads { decoder.decode(Array(read.utf8), into: &events) }
    if expires { decoder.expire(into: &events) }
    return events
  }

  @Test(
    "Ctrl-C ends a string, a sequence and half a character, and is a key",
    arguments: [
      "\u{1b}]0;title", "\u{1b}P1+r", "\u{1b}_Gi=", "\u{1b}]0;t\u{1b}", "\u{1b}[1;", "\u{1b}[[",
      "\u{1b}[M", "\u{1b}[M!",
    ])
  func interrupts(start: String) {
    #expect(decode([start, "\u{3}"]) == [.key(.control("c"))])
    #expect(decode([start + "\u{3}"]) == [.key(.control("c"))])
    #expect(decode([start, "\u{1b}[99;5u"]).last == .key(.control("c")))
  }

  @Test(
    "Ctrl-C in a paste without an end becomes a key",
    arguments: ["\u{3}", "\u{1b}[99;5u", "\u{1b}[27;5;99~", "\u{1b}[99;133u"])
  func interruptInPaste(key: String) {
    #expect(
      decode(["\u{1b}[200~ab", key], expires: true)
        == [.paste(Paste("ab", isTruncated: true)), .key(.control("c"))])
    // The end came: it was part of what was pasted, as any control.
    #expect(decode(["\u{1b}[200~ab", "\u{3}", "c\u{1b}[201~"]) == [.paste(Paste("abc"))])
  }

  @Test(
    "the late rest of a sequence whose escape was taken for the key is not text",
    arguments: [
      ("[A", .up), ("[1;5C", .right.with(.control)), ("OP", .function(1)), ("[3~", .delete),
    ] as [(String, Key)])
  func lateRest(rest: String, key: Key) {
    var decoder = InputDecoder()
    var events: [InputEvent] = []
    decoder.decode([0x1b], into: &events)
    decoder.expire(into: &events)
    decoder.decode(Array(rest.utf8), into: &events)
    #expect(events == [.key(.escape), .key(key)])
    // What is typed later is text.
    decoder.decode(Array("[A".utf8), into: &events)
    #expect(events.suffix(2) == [.key(.character("[")), .key(.character("A"))])
  }

  @Test("keys after a lone escape are keys", arguments: ["[", "O", "a", "[A[", "OPQ"])
  func keysAfterEscape(keys: String) {
    var decoder = InputDecoder()
    var events: [InputEvent] = []
    decoder.decode([0x1b], into: &events)
    decoder.expire(into: &events)
    decoder.decode(Array(keys.utf8), into: &events)
    #expect(events == [.key(.escape)] + keys.map { .key(.character($0)) })
  }
}
