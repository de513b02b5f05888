import Testing

@testable import RecurseMatching

@Suite("A ranking") struct RankingTests {
  /// The law: a stable sort of all matches by score, then by length.
  private func sorted(_ texts: [String], for query: String) -> [Int] {
    let matcher = FuzzyMatcher(query)
    let hasWords = query.contains { !$0.isWhitespace }
    guard hasWords else { return Array(texts.indices) }
    var rated: [(index: Int, score: Int, length: Int)] = []
    for (index, text) in texts.enumerated() {
      guard let score = matcher.score(text) else { continue }
      rated.append((index, score, text.count))
    }
    return rated.sorted { ($1.score, $0.length, $0.index) < ($0.score, $1.length, $1.index) }
      .map(\.index)
  }

  private func rank(
    _ ranking: inout FuzzyRanking, _ texts: [String], slice: () -> Int
  ) {
    while !ranking.isFinished { ranking.rank(upTo: slice()) { texts[$0] } }
  }

  @Test("is a stable sort for all short lists, all sizes of slices, and all pairs of queries")
  func exhaustive() {
    let pool = ["", "a", "ab", "ba", "B a", "aé"]
    let queries = ["", "a", "ab", "b", "A", "a b", "B", "é", "aé"]
    var lists: [[String]] = [[]]
    var last = lists
    for _ in 0..<3 {
      last = last.flatMap { list in pool.map { list + [$0] } }
      lists += last
    }
    for texts in lists {
      let expected = queries.map { sorted(texts, for: $0) }
      for (query, results) in zip(queries, expected) {
        for slice in 1...3 {
          var ranking = FuzzyRanking(of: texts.count, for: query)
          rank(&ranking, texts) { slice }
          if ranking.results != results { Issue.record("\(query) in \(texts) by \(slice)") }
          for (next, results) in zip(queries, expected) {
            guard slice == 1, var narrowed = ranking.narrowed(to: next) else { continue }
            rank(&narrowed, texts) { slice }
            if narrowed.results != results { Issue.record("\(query), \(next) in \(texts)") }
          }
        }
      }
    }
  }

  @Test(
    "is a stable sort after any keys, for slices of any size",
    arguments: 0..<12 as Range<UInt64>)
  func typing(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let keys: [Character] = ["a", "b", "c", "a", "b", "A", " ", "é", "\u{301}", "e"]
    let texts = (0..<150).map { _ in
      random.string(of: Array("abcABe-/ é"), count: 0...9)
    }
    var query = ""
    var ranking = FuzzyRanking(of: texts.count, for: query)
    var narrowings = 0
    for _ in 0..<60 {
      rank(&ranking, texts) { Int.random(in: 0...40, using: &random) }
      #expect(ranking.results == sorted(texts, for: query), "\(query)")
      if Int.random(in: 0..<4, using: &random) == 0 {
        query = String(query.unicodeScalars.dropLast(Int.random(in: 1...3, using: &random)))
      } else {
        query.append(keys[Int.random(in: keys.indices, using: &random)])
      }
      let narrowed = ranking.narrowed(to: query)
      if narrowed != nil { narrowings += 1 }
      ranking = narrowed ?? FuzzyRanking(of: texts.count, for: query)
    }
    #expect(narrowings > 10)
  }

  @Test("has the right results between slices, and their beginning")
  func betweenSlices() {
    var random = SplitMix64(seed: 3)
    let texts = (0..<300).map { _ in random.string(of: Array("abc-"), count: 0...8) }
    var ranking = FuzzyRanking(of: texts.count, for: "ab")
    while !ranking.isFinished {
      ranking.rank(upTo: Int.random(in: 1...9, using: &random)) { texts[$0] }
      let expected = sorted(Array(texts.prefix(ranking.rankedCount)), for: "ab")
      #expect(ranking.results == expected)
      #expect(ranking.resultCount == expected.count)
      for limit in [0, 1, 7] {
        #expect(ranking.results(upTo: limit) == Array(expected.prefix(limit)))
      }
    }
  }

  @Test("asks for each text once, and for no more than the slice's")
  func asksOnce() {
    var asked: [Int] = []
    func text(_ index: Int) -> String {
      asked.append(index)
      return "a"
    }
    var ranking = FuzzyRanking(of: 10, for: "a")
    ranking.rank(upTo: 4, text: text)
    #expect(asked == Array(0..<4) && ranking.rankedCount == 4 && !ranking.isFinished)
    ranking.rank(upTo: .max, text: text)
    #expect(asked == Array(0..<10) && ranking.isFinished)
    ranking.rank(upTo: 5, text: text)
    ranking.rank(upTo: -1, text: text)
    #expect(asked.count == 10)
    #expect(FuzzyRanking(of: 0, for: "a").isFinished)
  }

  @Test(
    "is narrowed only if no other text can match",
    arguments: [
      ("f", "fo", true), ("", "a", true), ("fo", "f", false), ("fo", "fxo", true),
      ("ab", "a b", false), ("a", "a b", true), ("a b", "ab", true), ("a b", "b a", true),
      ("f", "fB", true), ("fB", "fb", false), ("fB", "fBx", true), ("FB", "fB", false),
      ("e", "e\u{301}", false), ("é", "e\u{301}x", true), ("a", "", false), ("a", " a ", true),
      ("a a", "a", true),
    ])
  func narrowing(query: String, next: String, isSound: Bool) {
    var ranking = FuzzyRanking(of: 1, for: query)
    #expect(ranking.narrowed(to: next) == nil)
    ranking.rank(upTo: 1) { _ in "anything" }
    #expect((ranking.narrowed(to: next) != nil) == isSound)
  }

  @Test("looks only at the earlier results once it is narrowed")
  func looksAtResults() {
    let texts = ["xa", "b", "ab", "a"]
    var ranking = FuzzyRanking(of: texts.count, for: "a")
    ranking.rank(upTo: .max) { texts[$0] }
    #expect(ranking.results == [3, 2, 0])
    #expect(ranking.narrowed(to: "ab")?.candidateCount == 3)
  }
}
