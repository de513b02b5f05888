extension FuzzyMatcher {
  /// The sum of the words' scores in a text that contains them.
  @inline(__always)
  func score<Text: NumberedText>(in text: Text) -> Int {
    guard text.count <= Self.maximumLength else {
      return query.words.reduce(0) { $0 + GreedyAlignment(of: $1, in: text).score }
    }
    return withOccurrences(in: text) { occurrences in
      // Two allocations, because each is small enough for the stack if the text is short.
      withUnsafeTemporaryAllocation(of: RunScores.self, capacity: text.count) { first in
        withUnsafeTemporaryAllocation(of: RunScores.self, capacity: text.count) { second in
          let search = BestAlignment(text: text, occurrences: occurrences)
          var score = 0
          for word in query.words {
            score +=
              fits(word, text)
              ? search.score(of: word, first, second)
              : GreedyAlignment(of: word, in: text).score
          }
          return score
        }
      }
    }
  }

  /// The sum of the words' scores in a text that contains them, and the positions of all their
  /// characters, ascending.
  func alignment<Text: NumberedText>(in text: Text) -> (score: Int, positions: [Int]) {
    var score = 0
    var positions: [Int] = []
    for word in query.words {
      let alignment = alignment(of: word, in: text)
      score += alignment.score
      positions += alignment.positions
    }
    guard query.words.count > 1 else { return (score, positions) }
    return (score, Set(positions).sorted())
  }

  private func alignment<Text: NumberedText>(
    of word: [Int32], in text: Text
  ) -> (score: Int, positions: [Int]) {
    guard text.count <= Self.maximumLength, fits(word, text) else {
      let greedy = GreedyAlignment(of: word, in: text)
      return (greedy.score, greedy.positions)
    }
    return withOccurrences(in: text) { occurrences in
      let cells = word.count * text.count
      // A table for each candidate, from the stack where it fits. It does not leave the closure.
      return withUnsafeTemporaryAllocation(of: RunScores.self, capacity: cells) { table in
        BestAlignment(text: text, occurrences: occurrences).alignment(of: word, table)
      }
    }
  }

  @inline(__always)
  private func withOccurrences<Text: NumberedText, Result>(
    in text: Text, _ body: (Occurrences) -> Result
  ) -> Result {
    // Memory for each candidate, from the stack where it fits. It does not leave the closures.
    withUnsafeTemporaryAllocation(of: Int16.self, capacity: query.numbers.count) { heads in
      withUnsafeTemporaryAllocation(of: Int16.self, capacity: text.count) { nexts in
        body(Occurrences(in: text, heads: heads, nexts: nexts))
      }
    }
  }

  /// The number of characters from which on texts are matched greedily.
  private static var maximumLength: Int { 4_096 }

  /// Whether the table is small. As a word is not longer than its text, it then has no more than
  /// 512 characters, and its score fits 16 bits.
  @inline(__always)
  private func fits(_ word: [Int32], _ text: some NumberedText) -> Bool {
    word.count * text.count <= 262_144
  }
}
