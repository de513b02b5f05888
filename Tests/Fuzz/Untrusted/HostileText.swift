import RecurseTesting
import TestSupport

/// Text of every form that a terminal interprets: all C0 and C1 controls, CSI,
/// OSC, DCS, APC, PM and SOS strings, of seven bits and of eight, terminated, open and nested.
struct HostileText {
  private var random: SplitMix64
  private var count = 0

  init(_ random: SplitMix64) { self.random = random }

  private static let introducers =
    ["\u{1B}[", "\u{1B}]", "\u{1B}P", "\u{1B}_", "\u{1B}^", "\u{1B}X"]
    + ["\u{9B}", "\u{9D}", "\u{90}", "\u{9F}", "\u{9E}", "\u{98}"]
  private static let enders = ["\u{7}", "\u{1B}\\", "\u{9C}", "", "\u{18}", "\u{1A}", "\n"]
  private static let bodies = [
    "0;title", "2;title", "52;c;aGk=", "8;;http://x", "4;1;?", "10;?", "1337;File=:", "$qm",
    "+q544e",
    "?1049h", "?2004l", "?1002l", "?25h", "2J", "6n", "c", ">c", "3 q", "5i", "4i", "9999C", "31m",
    "!p", "r", "s", "u", "=1u", "<u", "20h", "?3h", "8;9;9t", "21t", "G", "0q",
  ]
  private static let single = [
    "\u{1B}c", "\u{1B}7", "\u{1B}8", "\u{1B}(0", "\u{1B}#8", "\u{1B}=", "\u{1B}n",
  ]

  /// The next sample. The first are each control alone, and each string with each terminator.
  mutating func next() -> String {
    defer { count += 1 }
    if count < 66 {
      let value = count < 33 ? (count < 32 ? count : 0x7F) : 0x80 + count - 33
      return "a\(Character(Unicode.Scalar(UInt8(value & 0xFF))))b"
    }
    var text = ""
    for _ in 0...random.below(6) {
      switch random.below(6) {
      case 0: text += Self.single[random.below(Self.single.count)]
      case 1: text.unicodeScalars.append(Unicode.Scalar(UInt8(random.below(0xA0))))
      case 2: text += "word"
      default:
        text += Self.introducers[random.below(Self.introducers.count)]
        text += Self.bodies[random.below(Self.bodies.count)]
        text += Self.enders[random.below(Self.enders.count)]
      }
    }
    return text
  }
}
