import RecurseTesting
import TestSupport

/// Random texts with sequences that would control a terminal.
enum HostileSamples {
  /// Up to twenty pieces; invalid UTF-8 is repaired by `String`.
  static func text(_ random: inout SplitMix64) -> String {
    var bytes: [UInt8] = []
    for _ in 0...random.below(20) { bytes += piece(&random) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func piece(_ random: inout SplitMix64) -> [UInt8] {
    switch random.below(8) {
    case 0: [UInt8(random.below(0x20))]
    case 1: Array(String(Unicode.Scalar(UInt8(0x7F + random.below(0x21)))).utf8)
    case 2: Array(sequences.randomElement(using: &random)!.utf8)
    case 3: Array(invisible.randomElement(using: &random)!.utf8)
    case 4: broken.randomElement(using: &random)!
    case 5: (0...random.below(4)).map { _ in UInt8(truncatingIfNeeded: random.next()) }
    case 6: Array(textPieces.randomElement(using: &random)!.utf8)
    default: Array("plain words".utf8)
    }
  }

  /// Colors, clearing, queries, modes, resets, titles, the clipboard, links, device strings; with
  /// controls of seven bits and of eight, ended and open.
  private static let sequences = [
    "\u{1B}[31m", "\u{1B}[2J", "\u{1B}[6n", "\u{1B}[?1049h", "\u{1B}[?2004h", "\u{1B}[9999C",
    "\u{1B}c", "\u{1B}(0", "\u{1B}#8", "\u{1B}[", "\u{1B}", "\u{1B}[3 q", "\u{1B}[5i",
    "\u{1B}]0;title\u{7}", "\u{1B}]52;c;aGk=\u{1B}\\", "\u{1B}]8;;http://x\u{1B}\\",
    "\u{1B}]0;open",
    "\u{1B}P$qm\u{1B}\\", "\u{1B}Popen", "\u{1B}_app\u{1B}\\", "\u{1B}^private\u{1B}\\",
    "\u{9B}2J", "\u{9B}6n", "\u{9D}0;title\u{9C}", "\u{90}$qm\u{9C}", "\u{9F}app\u{9C}", "\u{0E}",
    "\r\n", "\r", "\n\n", "\t\t", "\u{8}\u{8}\u{8}", "\u{5}",
  ]

  /// Characters that change the direction of text, isolate, mark, join or hide it.
  private static let invisible = [
    "\u{202A}", "\u{202B}", "\u{202C}", "\u{202D}", "\u{202E}", "\u{2066}", "\u{2067}", "\u{2068}",
    "\u{2069}", "\u{200E}", "\u{200F}", "\u{61C}", "\u{200B}", "\u{200C}", "\u{200D}", "\u{2060}",
    "\u{2064}", "\u{206A}", "\u{206F}", "\u{FEFF}", "\u{AD}", "\u{FFF9}", "\u{FFFB}", "\u{2028}",
    "\u{2029}", "\u{E0001}", "\u{E0041}", "\u{E007F}", "\u{FE0F}", "\u{E0100}", "\u{180E}",
    "\u{34F}", "\u{115F}", "\u{3164}", "\u{FFFE}", "\u{10FFFF}", "\u{F0000}",
  ]

  /// Cut characters, overlong forms, surrogates, numbers beyond Unicode.
  private static let broken: [[UInt8]] = [
    [0xC3], [0xE2, 0x82], [0xF0, 0x9F, 0x98], [0x80], [0x9B, 0x32, 0x4A], [0xC0, 0x9B],
    [0xE0, 0x80, 0x9B], [0xED, 0xA0, 0x80], [0xED, 0xB0, 0x80], [0xF4, 0x90, 0x80, 0x80],
    [0xF8, 0x88, 0x80, 0x80, 0x80], [0xFF], [0xFE, 0xFF], [0xC2], [0xCC],
  ]
}
