/// A ranking of many candidates for a query, made in slices so that its caller is never busy long.
///
/// ```swift
/// let files = ["invoice.txt", "ViewController.swift"]
/// var ranking = FuzzyRanking(of: files.count, for: "vc")
/// while !ranking.isFinished {
///   ranking.rank(upTo: 1_000) { files[$0] }  // and then, say, handle a key
/// }
/// print(ranking.results.map { files[$0] })  // ["ViewController.swift", "invoice.txt"]
/// ```
///
/// The best score comes first, of equal scores the shorter text, and of those the candidate that
/// came first. A query without words keeps the candidates in their order, as it prefers none.
///
/// - Complexity: O(n log n) comparisons for n matches, for slices of any size. A slice of s
///   candidates takes O(s log n) on average, but now and then one merges many earlier results, up
///   to O(n). Scores are computed once for each candidate.
package struct FuzzyRanking: Sendable {
  /// The number of candidates to look at.
  package let candidateCount: Int
  /// The number of candidates that were looked at.
  package private(set) var rankedCount = 0

  private let matcher: FuzzyMatcher
  /// The candidates to look at, or `nil` for all.
  private let candidates: [Int]?
  private var runs = RankedRuns()

  /// A ranking of the candidates with the indices from 0 up to a count.
  package init(of candidateCount: Int, for query: String) {
    self.candidateCount = candidateCount
    matcher = FuzzyMatcher(query)
    candidates = nil
  }

  private init(of candidates: [Int], for matcher: FuzzyMatcher) {
    candidateCount = candidates.count
    self.matcher = matcher
    self.candidates = candidates
  }

  /// Whether all candidates were looked at.
  package var isFinished: Bool { rankedCount == candidateCount }

  /// The number of candidates that match, of those that were looked at.
  package var resultCount: Int { runs.count }

  /// The indices of the candidates that match, of those that were looked at, the best first.
  ///
  /// - Complexity: O(n) for n matches if the ranking is finished, else O(n log n). If only the
  ///   first few are shown, ask for `results(upTo:)`.
  package var results: [Int] { results(upTo: runs.count) }

  /// The first of the results.
  ///
  /// - Complexity: O(k log n) for k of n results.
  package func results(upTo limit: Int) -> [Int] { runs.first(limit) }

  /// Looks at the next candidates.
  ///
  /// - Parameters:
  ///   - limit: the number of candidates to look at, at most.
  ///   - text: the text of the candidate with an index. It is asked for once.
  package mutating func rank(upTo limit: Int, text: (Int) -> String) {
    let end = rankedCount + min(limit, candidateCount - rankedCount)
    guard rankedCount < end else { return }
    var entries: [RankedRuns.Entry] = []
    for place in rankedCount..<end {
      let index = candidates?[place] ?? place
      if let entry = entry(index, text) { entries.append(entry) }
    }
    rankedCount = end
    runs.add(entries)
    if isFinished { runs.mergeAll() }
  }

  private func entry(_ index: Int, _ text: (Int) -> String) -> RankedRuns.Entry? {
    guard !matcher.query.words.isEmpty else {
      return RankedRuns.Entry(score: 0, length: 0, index: index)
    }
    guard let rating = matcher.rating(of: text(index)) else { return nil }
    return RankedRuns.Entry(score: rating.score, length: rating.length, index: index)
  }

  /// A ranking for another query that looks at the results of this one only. `nil` if other
  /// candidates might match that query, or if this ranking is not finished.
  ///
  /// So each key is cheap while a query is typed: the matches of `fo` are among those of `f`.
  ///
  /// - Complexity: O(n) for n results, and the length of both queries.
  package func narrowed(to query: String) -> FuzzyRanking? {
    let narrower = FuzzyMatcher(query)
    guard isFinished, narrower.query.implies(matcher.query) else { return nil }
    return FuzzyRanking(of: results, for: narrower)
  }
}
