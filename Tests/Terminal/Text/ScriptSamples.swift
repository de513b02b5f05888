import RecurseTesting
import TestSupport

/// Random texts of many scripts: whole words, and clusters that are put together at random.
enum ScriptSamples {
  static func row(_ random: inout SplitMix64) -> String {
    (0...random.below(5)).map { _ in piece(&random) }.joined()
  }

  private static func piece(_ random: inout SplitMix64) -> String {
    switch random.below(13) {
    case 0: ascii.randomElement(using: &random)!
    case 1: scalars(0x4E00...0x9FA5, 1 + random.below(5), &random)
    case 2: scalars(0x3041...0x3096, 1 + random.below(5), &random)
    case 3: scalars(0xFF01...0xFF5E, 1 + random.below(4), &random)
    case 4: scalars(0xAC00...0xD7A3, 1 + random.below(4), &random)
    case 5: jamo(&random)
    case 6: emoji(&random)
    case 7: family(&random)
    case 8: flags(&random)
    case 9, 10: indic(&random)
    case 11: marked(&random)
    default: odd.randomElement(using: &random)!
    }
  }

  private static let ascii = ["hello", "x", " ", "a-b", "    ", "MMMMMM", "0.5", "tab\tx"]

  /// What has a rule of its own, what the C library may not know, and a wide letter with a mark
  /// (not U+3099, to which libvterm gives two columns).
  private static let odd = [
    "❤️", "1️⃣", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "\u{301}", "\u{200B}", "\u{202E}", "\u{1b}[31m", "\r\n", "\u{9b}", "\u{0378}",
    "\u{1FAE9}", "\u{E000}", "漢\u{301}", "…", "─│┌", "\u{ad}", "\u{FEFF}",
  ]

  private static func scalars(
    _ range: ClosedRange<UInt32>, _ count: Int, _ random: inout SplitMix64
  ) -> String {
    var text = ""
    for _ in 0..<count {
      text.unicodeScalars.append(Unicode.Scalar(range.randomElement(using: &random)!)!)
    }
    return text
  }

  /// Syllables of Hangul from their letters, some without an end or a beginning.
  private static func jamo(_ random: inout SplitMix64) -> String {
    (random.below(5) > 0 ? scalars(0x1100...0x1112, 1, &random) : "")
      + scalars(0x1161...0x1175, 1, &random)
      + (random.below(2) > 0 ? scalars(0x11A8...0x11C2, 1, &random) : "")
  }

  private static let people: [ClosedRange<UInt32>] = [
    0x1F466...0x1F478, 0x1F600...0x1F64F, 0x1F44A...0x1F450, 0x1F330...0x1F37C,
  ]

  private static func emoji(_ random: inout SplitMix64) -> String {
    scalars(people.randomElement(using: &random)!, 1, &random)
      + (random.below(2) > 0 ? scalars(0x1F3FB...0x1F3FF, 1, &random) : "")
      + (random.below(4) > 0 ? "" : "\u{FE0F}")
  }

  private static func family(_ random: inout SplitMix64) -> String {
    (0...random.below(4)).map { _ in emoji(&random) }.joined(separator: "\u{200D}")
  }

  private static func flags(_ random: inout SplitMix64) -> String {
    scalars(0x1F1E6...0x1F1FF, 1 + random.below(4), &random)
  }

  /// Consonants, vowel signs and what kills a vowel, of a script.
  private static let scripts: [(ClosedRange<UInt32>, ClosedRange<UInt32>, UInt32)] = [
    (0x0915...0x0939, 0x093E...0x094C, 0x094D),
    (0x0995...0x09A8, 0x09BE...0x09C4, 0x09CD),
    (0x0B95...0x0B95, 0x0BBE...0x0BC2, 0x0BCD),
    (0x0C15...0x0C28, 0x0C3E...0x0C44, 0x0C4D),
    (0x0E01...0x0E2E, 0x0E34...0x0E39, 0x0E48),
  ]

  private static func indic(_ random: inout SplitMix64) -> String {
    let (consonants, signs, virama) = scripts.randomElement(using: &random)!
    var text = scalars(consonants, 1, &random)
    for _ in 0..<random.below(3) {
      text.unicodeScalars.append(Unicode.Scalar(virama)!)
      if random.below(3) == 0 { text += "\u{200D}" }
      text += scalars(consonants, 1, &random)
    }
    return text + (random.below(3) > 0 ? scalars(signs, 1, &random) : "")
  }

  /// A letter with up to seven marks: more than a cell holds.
  private static func marked(_ random: inout SplitMix64) -> String {
    ["e", "Z", "я", "ß", "日"].randomElement(using: &random)!
      + scalars(0x0300...0x034E, random.below(8), &random)
  }
}
