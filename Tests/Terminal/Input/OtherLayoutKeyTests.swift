import TestSupport
import Testing

@testable import RecurseTerminal

@Suite("Keys of layouts that are not Latin, in kitty's protocol", .blocking)
struct OtherLayoutKeyTests {
  private func event(_ sequence: String, after typed: String = "") -> KeyEvent? {
    let events = decode([Array((typed + "\u{1b}[" + sequence + "u").utf8)])
    guard case .key(let event)? = events.last else { return nil }
    return event
  }

  @Test(
    "with Control or Alt are their own, and the key in the same place",
    arguments: [
      ("1089::99;5", .control("с"), .control("c")), ("1081::113;5", .control("й"), .control("q")),
      ("1103::122;5", .control("я"), .control("z")), ("968::99;5", .control("ψ"), .control("c")),
      ("1489::99;5", .control("ב"), .control("c")), ("1072::102;3", .alt("а"), .alt("f")),
      ("1089:1057:99;4", .alt("С"), .alt("C")), ("1089::99;4", .alt("С"), .alt("C")),
      ("1489::99;4", Key.alt("ב").with(.shift), .alt("C")),
      ("1089:1057:99;6", Key.control("с").with(.shift), Key.control("c").with(.shift)),
      ("1093::91;5", .control("х"), .control("[")), ("1093:1061:91;4", .alt("Х"), .alt("{")),
      ("1089::99;7", Key.control("с").with(.alt), Key.control("c").with(.alt)),
      ("59::113;5", .control(";"), .control("q")), ("47::113;5", .control("/"), .control("q")),
    ] as [(String, Key, Key)])
  func shortcuts(sequence: String, own: Key, latin: Key) {
    #expect(event(sequence)?.key == own)
    #expect(event(sequence)?.onLatinLayout.key == latin)
    #expect(event(sequence + ":2")?.onLatinLayout == KeyEvent(latin, phase: .repeat))
  }

  @Test(
    "of a Latin layout are their own alone, wherever they are",
    arguments: [
      "97::113;5", "113::97;5", "99;5", "99::99;5", "1089;5", "49::38;5", "1089::99", "1089::99;2",
      "1089::9;5", "1089::1234;5", "27::99;5",
    ])
  func latin(sequence: String) {
    #expect(event(sequence) != nil && event(sequence)?.hasLatinLayout == false)
  }

  @Test("of a Dvorak layout are the signs they are, once a letter was typed")
  func dvorak() {
    #expect(event("39::113;5", after: "a")?.onLatinLayout.key == .control("'"))
    #expect(event("39::113;5", after: "\u{1b}[97;5u")?.onLatinLayout.key == .control("'"))
    #expect(event("47::113;5", after: "aש")?.onLatinLayout.key == .control("q"))
    #expect(event("47::113;5", after: "a\u{1b}[1489::99;5u")?.onLatinLayout.key == .control("q"))
  }

  @Test("type what the layout writes")
  func typing() {
    #expect(event("1089::99")?.text == "с")
    #expect(event("1089:1057:99;2")?.text == "С")
    #expect(event("1089::99;5")?.text == nil && event("1089::99;3")?.text == nil)
  }
}
