import Testing

@testable import RecurseMatching

@Suite("A match") struct MatchingTests {
  private func found(_ query: String, in text: String) -> [String]? {
    fuzzyMatch(query, in: text)?.ranges.map { String(text[$0]) }
  }

  @Test("of an empty query is in every text and covers nothing", arguments: ["", " ", "\t \n"])
  func emptyQuery(query: String) {
    for text in ["", "a", "é\r\n"] {
      #expect(fuzzyMatch(query, in: text) == FuzzyMatch(score: 0, ranges: []))
      #expect(FuzzyMatcher(query).score(text) == 0)
    }
  }

  @Test("is not in an empty text unless the query is empty")
  func emptyText() {
    #expect(fuzzyMatch("a", in: "") == nil)
    #expect(fuzzyMatch("é", in: "") == nil)
  }

  @Test("ignores case until the query has an uppercase letter")
  func smartCase() {
    #expect(found("fb", in: "FooBar") == ["F", "B"])
    #expect(found("fB", in: "fooBar") == ["f", "B"])
    #expect(found("fB", in: "FooBar") == nil)
    #expect(found("a B", in: "Ab") == nil)
    #expect(found("straße", in: "STRAẞE") == ["STRAẞE"])
    #expect(found("ÄB", in: "äb") == nil)
  }

  @Test("prefers the start of a word to the first occurrence")
  func prefersStarts() {
    #expect(found("bar", in: "xbar/bar") == ["bar"])
    let text = "abc bc"
    let match = fuzzyMatch("b", in: text)
    #expect(match?.ranges.first?.lowerBound == text.index(text.startIndex, offsetBy: 4))
    #expect(found("gco", in: "git checkout") == ["g", "c", "o"])
    #expect(found("ab", in: "aab") == ["a", "b"])
  }

  @Test("joins the ranges of words that touch or overlap")
  func joinsWords() {
    #expect(found("bar foo", in: "foobar") == ["foobar"])
    #expect(found("foob oba", in: "foobar") == ["fooba"])
    #expect(found("a a", in: "a-b") == ["a"])
  }

  @Test("takes what a reader takes for one character as one")
  func graphemeClusters() {
    #expect(found("👍🏽", in: "a👍🏽b👍") == ["👍🏽"])
    #expect(found("👍", in: "👍🏽") == nil)
    #expect(found("👨‍👩‍👧x", in: "👨‍👩‍👧-x") == ["👨‍👩‍👧", "x"])
    #expect(found("é", in: "cafe\u{301}") == ["e\u{301}"])
    #expect(found("e\u{301}", in: "CAFÉ") == ["É"])
    #expect(found("e", in: "caf\u{E9}") == nil)
    #expect(found("e", in: "cafe\u{301}") == nil)
    #expect(found("中b", in: "中文b") == ["中", "b"])
    #expect(found("🇩🇪", in: "🇫🇷🇩🇪") == ["🇩🇪"])
  }

  @Test("counts a line break of two characters as one")
  func lineBreak() {
    #expect(found("ab", in: "a\r\nb") == ["a", "b"])
    #expect(FuzzyMatcher("ab").score("a\r\nb") == FuzzyMatcher("ab").score("a\nb"))
    #expect(FuzzyMatcher("ab").rating(of: "a\r\nb")?.length == 3)
    #expect(FuzzyMatcher("ab").score("a\rb") == FuzzyMatcher("ab").score("a b"))
  }

  @Test("finds the few characters outside ASCII that equal one inside")
  func aliases() {
    #expect(found("k", in: "5 \u{212A}") == ["\u{212A}"])
    #expect(found("K", in: "5 \u{212A}") == ["\u{212A}"])
    #expect(found("\u{212A}", in: "5 K") == ["K"])
    #expect(found("a;", in: "A\u{37E}") == ["A\u{37E}"])
    let ascii = FuzzyQuery(String(String.UnicodeScalarView((33..<127).map { Unicode.Scalar($0) })))
    let folding = FuzzyQuery(String((33..<127).map { Character(Unicode.Scalar($0)) }).lowercased())
    for value in 0x80...0x10FFFF as ClosedRange<UInt32> {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let character = Character(scalar)
      let isEqual =
        ascii.numbers[character] != nil || folding.numbers[folding.folded(character)] != nil
      if isEqual != isASCIIAlias(scalar) { Issue.record("U+\(String(value, radix: 16))") }
    }
  }

  @Test("has ranges that cover the query's characters in order", arguments: 0..<8 as Range<UInt64>)
  func rangesCoverQuery(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let alphabet = Array("abAB-/ 1é👍中") + ["\r\n", "e\u{301}"]
    for _ in 0..<1_000 {
      let text = random.string(of: alphabet, count: 0...20)
      let word = random.string(of: Array("abé👍中1"), count: 1...4)
      let contained = isSubsequence(word, of: text)
      let match = fuzzyMatch(word, in: text)
      #expect((match != nil) == contained, "\(word) in \(text)")
      guard let match else { continue }
      #expect(match.score > 0)
      #expect(match.ranges.allSatisfy { !$0.isEmpty })
      for (range, next) in zip(match.ranges, match.ranges.dropFirst()) {
        #expect(range.upperBound < next.lowerBound)
      }
      let covered = match.ranges.map { text[$0] }.joined()
      #expect(covered.count == word.count && covered.lowercased() == word)
      let characters = text.indices.enumerated().filter { _, index in
        match.ranges.contains { $0.contains(index) }
      }
      #expect(
        ScoreOracle.score(of: characters.map(\.offset), in: Array(text)) == match.score)
    }
  }

  private func isSubsequence(_ word: String, of text: String) -> Bool {
    var rest = word[...]
    for character in text where character.lowercased() == rest.first?.lowercased() {
      rest.removeFirst()
    }
    return rest.isEmpty
  }

  @Test("is the same whether a text is read as bytes or as characters")
  func sameOnBothPaths() {
    var random = SplitMix64(seed: 9)
    for _ in 0..<1_000 {
      let text = random.string(of: Array("abAB-/ 1."), count: 0...90)
      let query = random.string(of: Array("abB1 "), count: 0...5)
      let bytes = fuzzyMatch(query, in: text)
      let characters = fuzzyMatch(query, in: text + "é")
      #expect(bytes?.score == characters?.score)
      let offsets = [(bytes, text), (characters, text + "é")].map { match, text in
        match?.ranges.map { text.utf8.distance(from: text.startIndex, to: $0.lowerBound) }
      }
      #expect(offsets[0] == offsets[1])
    }
  }
}
