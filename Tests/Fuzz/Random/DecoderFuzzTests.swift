import RecurseTerminal
import RecurseTesting
import TestSupport
import Testing

@Suite("Random bytes for the input decoder", .blocking) struct DecoderFuzzTests {
  /// Pieces of sequences that terminals send, whole and cut, and bytes without meaning.
  private static let pieces: [[UInt8]] = [
    "\u{1B}", "\u{1B}[", "\u{1B}O", "\u{1B}]", "\u{1B}]11;", "\u{1B}P1$r", "\u{1B}_Gi=", "\u{1B}P",
    "\u{1B}_", "\u{1B}^", "\u{1B}X",
    "\u{1B}[200~", "\u{1B}[201~", "\u{1B}[M", "\u{1B}[<0;1;1M", "\u{1B}[<35;999999999;0m",
    "\u{1B}[97;5u", "\u{1B}[1103::122;5u", "\u{1B}[47::113;5u", "\u{1B}[1114112u",
    "\u{1B}[27;5;105~", "\u{1B}[?2026;2$y", "\u{1B}[A",
    "\u{1B}\\", "\u{7}", "\u{18}", "\u{1A}", ";", ":", "1", "~", "u", "text", "é", "👩‍💻", "\u{301}",
    "\u{200D}",
    "\r",
  ].map { Array($0.utf8) }

  private static func bytes(_ random: inout SplitMix64) -> [UInt8] {
    var bytes: [UInt8] = []
    for _ in 0..<random.below(30) {
      switch random.below(4) {
      case 0: bytes.append(UInt8(truncatingIfNeeded: random.next()))
      case 1: bytes.append(UInt8(0x80 + random.below(0x20)))
      default: bytes += pieces[random.below(pieces.count)]
      }
    }
    return bytes
  }

  private static func decode(_ reads: [[UInt8]]) -> [InputEvent] {
    var decoder = InputDecoder()
    var events: [InputEvent] = []
    for read in reads { decoder.decode(read, into: &events) }
    decoder.expire(into: &events)
    return events
  }

  @Test("The events do not depend on how reads split the bytes")
  func cuts() {
    var random = Fuzz.random(4)
    for _ in 0..<Fuzz.rounds(3000) {
      // A read of nothing but Ctrl-C within a paste is the key, as the paste may have no end.
      let bytes = Self.bytes(&random).filter { $0 != 0x03 }
      let place = random.below(bytes.count + 1)
      let single = Self.decode(bytes.map { [$0] })
      let halves = Self.decode([Array(bytes[..<place]), Array(bytes[place...])])
      #expect(
        Self.joined(single) == Self.joined(halves), "\(bytes) cut at \(place), seed \(Fuzz.seed)")
    }
  }

  /// Events without what depends on the reads: marks and motion are joined only within one.
  private static func joined(_ events: [InputEvent]) -> [String] {
    var result: [String] = []
    var isMotion = false
    for event in events {
      var kind = ""
      if case .mouse(let mouse) = event {
        switch mouse.kind {
        case .move, .drag: kind = "\(mouse.kind) \(mouse.modifiers)"
        default: break
        }
      }
      if kind.isEmpty {
        isMotion = false
      } else {
        if isMotion, result.dropLast().last == kind { result.removeLast(2) }
        isMotion = true
        result.append(kind)
      }
      if case .key(let key) = event, let text = key.text {
        result += text.unicodeScalars.map { "typed \($0.value)" }
      } else {
        result.append("\(event)")
      }
    }
    return result
  }

  @Test("A key after a pause is decoded, whatever came before")
  func laterKeys() {
    var random = Fuzz.random(5)
    for _ in 0..<Fuzz.rounds(5000) {
      var decoder = InputDecoder()
      var events: [InputEvent] = []
      let bytes = Self.bytes(&random)
      let place = random.below(bytes.count + 1)
      decoder.decode(Array(bytes[..<place]), into: &events)
      // The event loop also takes the events of each read.
      if random.chance(50) { events = [] }
      decoder.decode(Array(bytes[place...]), into: &events)
      // Unfinished input expires after its timeout.
      var silences = 0
      while decoder.patience != nil, silences < 4 {
        decoder.expire(into: &events)
        silences += 1
      }
      #expect(decoder.patience == nil, "\(bytes)")
      events = []
      decoder.decode(Array("k".utf8), into: &events)
      #expect(events == [.key(KeyEvent(.character("k")))], "\(bytes), seed \(Fuzz.seed)")
    }
  }

  @Test(
    "An unfinished sequence keeps a bounded number of bytes",
    arguments: [
      ("\u{1B}]0;", 64 << 10), ("\u{1B}P1+r", 64 << 10), ("\u{1B}_Gi=", 64 << 10),
      ("\u{1B}P", 64), ("\u{1B}]", 64), ("\u{1B}[", 256),
      ("\u{1B}[1;", 256), ("\u{1B}[200~", 16 << 20), ("", 0),
    ])
  func memory(start: String, most: Int) {
    var decoder = InputDecoder()
    var events: [InputEvent] = []
    decoder.decode(Array(start.utf8), into: &events)
    let block = [UInt8](repeating: UInt8(ascii: "0"), count: 1 << 19)
    for _ in 0..<Fuzz.amount(4, atMost: 40) {
      decoder.decode(block, into: &events)
      events.removeAll(keepingCapacity: true)
      #expect(decoder.heldBytes <= most)
    }
  }
}
