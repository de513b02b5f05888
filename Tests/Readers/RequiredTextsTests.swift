import RecurseReaders
import TestSupport
import Testing

@Suite("Texts that a regular expression needs") struct RequiredTextsTests {
  private func matcher(_ expression: String, _ options: TextPattern.Options = []) -> TextMatcher? {
    TextMatcher(TextPattern(expression, options: options.union(.regularExpression)))
  }

  private func mayMatch(_ expression: String, _ line: String) -> Bool? {
    matcher(expression)?.mayMatch(Array(line.utf8)[...])
  }

  @Test(
    "A line without them is not matched",
    arguments: [
      ("warn(ing)?: \\d+", "warned of 3", "warn: 3"),
      ("cat|mouse", "a dog", "a mouse"),
      ("(cat|mouse) food", "cat meat", "a mouse food"),
      ("(?:cat|mouse)[0-9]", "dog1", "the cat9"),
      ("a{3}bc+", "aaab", "aaabc"),
      ("err.*\\[main\\]", "err in main", "error in [main]"),
      ("colou?r", "a room", "color"),
      ("^x+y", "yyy", "xy"),
      ("ERROR", "an error", "ERROR"),
      ("error", "a warning", "an ERROR"),
      ("a\\.b", "a b", "a.b"),
      ("alpha.*omega", "omega and alpha", "alpha, omega"),
      ("alpha.*omega", "alphaomeg", "alphaomega"),
      ("(a|bc)x*(c|d)", "cd b", "bcd"),
      ("[xyz]+\\d", "x, y and z", "z9"),
      ("\\d{4}", "no year", "2026"),
      ("[a-f]{2}:\\d", "3: g", "ff:1"),
      ("[^a]b|[^b]a", "cc", "cb"),
      ("[a-]x?", "b", "-"),
      ("[K-M]", "k", "L"),
      ("[k-m]", "j", "L"),
    ])
  func required(expression: String, without: String, with: String) {
    #expect(mayMatch(expression, without) == false)
    #expect(mayMatch(expression, with) == true)
  }

  @Test(
    "An expression without them, or with more than is understood, may match anywhere",
    arguments: [
      "\\d*", "a*", "a?|b", "[^a]", "\\d|b?", "[\\w]", "\\d{0,3}", "\\d{,3}", "[ab&&b]|[\\s]",
      ".", "(a)?", "(?i)a", "(?=a)b", "a\\x41", "\\Qa\\E", "[a[b]]c", "[]a]b", "cat|", "a{0}",
      "\\u{61}b",
    ])
  func unknown(expression: String) {
    #expect(mayMatch(expression, "z") != false)
  }

  @Test("A line beyond ASCII may match: its characters are written in several ways")
  func beyondASCII() {
    #expect(mayMatch("K", "\u{212A}") == true)
    #expect(matcher("e\u{301}")?.matches(Array("caf\u{E9}".utf8)[...]) == true)
  }

  private static let parts = [
    "a", "b", "ab", "B", ".", "a+", "b*", "a?", "(a)", "(ab|b)", "(?:a|)", "[ab]", "[^a]", "\\w",
    "^", "$", "|", "(b)?", "(ab)+", "a{2}", "b{0,1}", "\\.", "\\b", "a*?", "b++",
    "\\d", "[a-b]", "[^ab]", "[B-b]", "\\d*", "[ab]{2}", "[.1]", "[b\\d]?", "(1|[.a])", "(?:\\db?)",
  ]

  @Test("No match is lost: all pairs of parts, each before some others, in lines of four letters")
  func laws() throws {
    let letters: [UInt8] = Array("abB.1".utf8)
    var lines: [[UInt8]] = [[]]
    for length in 1...4 {
      lines += lines.filter { $0.count == length - 1 }.flatMap { line in
        letters.map { line + [$0] }
      }
    }
    var random = SplitMix64(seed: 1)
    var skipped = 0
    for first in Self.parts {
      for second in Self.parts {
        for _ in 0..<4 {
          let third = Self.parts[random.below(Self.parts.count)]
          let text = first + second + third
          let matchesCase = random.below(2) == 0
          guard let matcher = matcher(text, matchesCase ? .matchesCase : []),
            let regex = try? Regex(text)
          else { continue }
          // A capital letter matches itself alone.
          let wanted = matchesCase || text.contains("B") ? regex : regex.ignoresCase()
          for _ in 0..<6 {
            let line = lines[random.below(lines.count)]
            let matches = String(decoding: line, as: UTF8.self).contains(wanted)
            let may = matcher.mayMatch(line[...])
            if matches { #expect(may, "\(text) in \(String(decoding: line, as: UTF8.self))") }
            #expect(matcher.matches(line[...]) == matches)
            if !may { skipped += 1 }
          }
        }
      }
    }
    #expect(skipped > 500)
  }

  @Test("A text is found where a simple search finds it, at each place and length")
  func places() {
    var random = SplitMix64(seed: 2)
    for length in 0..<70 {
      for _ in 0..<30 {
        let text = (0..<length).map { _ in Array("aAbB-M\u{0D}".utf8)[random.below(7)] }
        let wanted = (0..<1 + random.below(4)).map { _ in Array("ab-".utf8)[random.below(3)] }
        let ignoresCase = random.below(2) == 0
        func folded(_ byte: UInt8) -> UInt8 {
          ignoresCase && (0x41...0x5A).contains(byte) ? byte + 32 : byte
        }
        let places = (0..<max(0, text.count - wanted.count + 1)).filter { place in
          text[place..<place + wanted.count].map(folded) == wanted.map(folded)
        }
        // Matches do not overlap.
        let wantedPlaces = places.reduce(into: [Int]()) { kept, place in
          if place >= (kept.last ?? -wanted.count) + wanted.count { kept.append(place) }
        }
        let name = String(decoding: wanted, as: UTF8.self)
        let matcher = TextMatcher(TextPattern(name, options: ignoresCase ? [] : .matchesCase))
        #expect(matcher?.matches(in: text[...]).map(\.lowerBound) == wantedPlaces)
      }
    }
  }
}
