import RecurseMatching
import Testing

@Suite("The score") struct ScoreTests {
  @Test(
    "is what the points of fzf add up to, by hand",
    arguments: [
      ("obz", "fooBarbaz1", 49), ("fbb", "foo bar baz", 78),
      ("rdoc", "/AutomatorDocument.icns", 79),
      ("zshc", "/man1/zshcompctl.1", 109), ("zshc", "/.oh-my-zsh/cache", 102),
      ("12356", "ab0123 456", 88), ("fbb", "foo/bar/baz", 76), ("fbb", "fooBarBaz", 74),
      ("fbb", "foo barbaz", 69), ("foob", "fooBar Baz", 114), ("foo-b", "xFoo-Bar Baz", 124),
    ])
  func knownScores(query: String, text: String, score: Int) {
    #expect(FuzzyMatcher(query).score(text) == score)
  }

  /// All strings of some characters up to a length.
  private func strings(of alphabet: [String], upTo length: Int) -> [String] {
    var all = [""]
    var last = all
    for _ in 0..<length {
      last = last.flatMap { start in alphabet.map { start + $0 } }
      all += last
    }
    return all
  }

  @Test("is the best of all alignments, for all short words and texts")
  func bestOfAllShort() {
    let texts = strings(of: ["a", "A", "-", "/", " ", "0"], upTo: 4)
    for word in strings(of: ["a", "-", "0"], upTo: 3) where !word.isEmpty {
      let matcher = FuzzyMatcher(word)
      for text in texts where matcher.score(text) != ScoreOracle.best(word, text) {
        Issue.record("\(word) in \(text)")
      }
    }
  }

  @Test(
    "is the best of all alignments, for random words and texts",
    arguments: 0..<8 as Range<UInt64>)
  func bestOfAllRandom(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for round in 0..<1_500 {
      let isASCII = round.isMultiple(of: 2)
      let text = random.string(of: Array(isASCII ? "abAB-/ 1" : "aaA- é日👍"), count: 0...14)
      let word = random.string(of: Array(isASCII ? "ab-1" : "aé日-"), count: 1...5)
      let matcher = FuzzyMatcher(word)
      #expect(matcher.score(text) == ScoreOracle.best(word, text), "\(word) in \(text)")
      #expect(matcher.score(text) == matcher.match(text)?.score)
    }
  }

  @Test("does not drop below zero in a long gap, so that a match is worth something")
  func longGap() {
    let text = "ab" + String(repeating: "x", count: 200) + "c"
    #expect(FuzzyMatcher("abc").score(text) == 16)
  }

  @Test("of several words is the sum of their scores")
  func sumOfWords() throws {
    let first = try #require(FuzzyMatcher("foo").score("foo bar"))
    let second = try #require(FuzzyMatcher("br").score("foo bar"))
    #expect(FuzzyMatcher("br foo").score("foo bar") == first + second)
    #expect(FuzzyMatcher(" br  foo ").score("foo bar") == first + second)
    #expect(FuzzyMatcher("foo baz").score("foo bar") == nil)
  }

  @Test("of a text of more than 4,096 characters is that of the first, shortest occurrence")
  func longText() throws {
    let filler = String(repeating: "-", count: 5_000)
    let text = "a-a" + filler + "ab" + filler + "xabc"
    let match = try #require(fuzzyMatch("abc", in: text))
    #expect(match.ranges.map { String(text[$0]) } == ["abc"])
    #expect(match.score == 48 + 0 + 4 + 4)
    #expect(FuzzyMatcher("abc").score(text) == match.score)
    // The first occurrence is not the best one.
    let early = "xa-b" + filler + "ab"
    #expect(FuzzyMatcher("ab").score(early) == 32 - 3 + 8)
    #expect(FuzzyMatcher("ab").score(early + "é") == 32 - 3 + 8)
  }

  @Test("of a very long word needs no large table")
  func longWord() throws {
    let word = String(repeating: "ab", count: 1_000)
    let match = try #require(fuzzyMatch(word, in: word))
    #expect(match.score == 2_000 * 16 + 2_001 * 10)
    #expect(match.ranges == [word.startIndex..<word.endIndex])
    #expect(FuzzyMatcher(word).score(word) == match.score)
    let half = String(repeating: "ab", count: 256)
    #expect(FuzzyMatcher(half).score(half) == 512 * 16 + 513 * 10)
  }
}
