import TestSupport
import Testing

@testable import RecurseTerminal

@Suite("Alt with a key that also begins a sequence", .blocking)
struct AltKeyTests {
  private static let introducers: [Character] = ["]", "P", "_", "^", "X"]

  private func typed(_ text: String) -> [InputEvent] {
    text.map { $0 == "\r" ? .key(.enter) : .key(.character($0)) }
  }

  /// Decodes bytes in every way that reads can split them in two, and one by one.
  private func expect(_ text: String, _ expected: [InputEvent]) {
    let bytes = Array(text.utf8)
    #expect(decode(bytes.map { [$0] }) == expected, "\(text.debugDescription) byte by byte")
    for place in 0...bytes.count {
      let parts = [Array(bytes[..<place]), Array(bytes[place...])]
      #expect(decode(parts) == expected, "\(text.debugDescription) cut at \(place)")
    }
  }

  @Test("is that key, and what is typed after it in the same read is typed", arguments: introducers)
  func thenText(introducer: Character) {
    let alt: [InputEvent] = [.key(.alt(introducer))]
    for text in ["hello", "\rx", " x", "z1;2", ";a", "?", "~"] {
      expect("a\u{1b}\(introducer)\(text)b", typed("a") + alt + typed(text + "b"))
    }
    expect("\u{1b}\(introducer)\u{3}", alt + [.key(.control("c"))])
    expect("\u{1b}\(introducer)é", alt + typed("é"))
    expect("\u{1b}\(introducer)\u{1b}[A", alt + [.key(.up)])
    expect("\u{1b}\u{1b}\(introducer)h", [.key(.escape)] + alt + typed("h"))
  }

  @Test("is as many keys as were pressed", arguments: introducers + ["[", "O"])
  func repeated(introducer: Character) {
    let text = String(repeating: "\u{1b}\(introducer)", count: 4)
    expect(text + "\r", Array(repeating: .key(.alt(introducer)), count: 4) + [.key(.enter)])
  }

  @Test("and a digit is two keys, unless an answer follows")
  func digits() {
    expect("\u{1b}]1x", [.key(.alt("]"))] + typed("1x"))
    expect("\u{1b}]123456;x", [.key(.alt("]"))] + typed("123456;x"))
    expect("\u{1b}P1$q", [.key(.alt("P"))] + typed("1$q"))
    expect("\u{1b}P>x", [.key(.alt("P"))] + typed(">x"))
    expect("\u{1b}_Ghx", [.key(.alt("_"))] + typed("Ghx"))
    expect("\u{1b}]11;rgb:0/0/0\u{7}x", typed("x"))
    expect("\u{1b}P>|tmux 3.3a\u{1b}\\x", typed("x"))
  }

  @Test("is one key with the digit after it, once nothing follows")
  func silence() {
    for (text, keys) in [("]12", "12"), ("P1$", "1$"), ("P>", ">"), ("_Gi", "Gi")] {
      var decoder = InputDecoder()
      var events: [InputEvent] = []
      decoder.decode(Array("\u{1b}\(text)".utf8), into: &events)
      #expect(events.isEmpty && decoder.patience == .milliseconds(200))
      decoder.expire(into: &events)
      #expect(events == [.key(.alt(text.first!))] + typed(keys))
      #expect(!decoder.isWaiting)
    }
  }
}
