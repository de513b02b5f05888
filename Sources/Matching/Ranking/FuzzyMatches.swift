/// Returns the indices of the texts that match a query, the best first.
///
/// ```swift
/// let files = ["invoice.txt", "ViewController.swift"]
/// print(fuzzyMatches(of: "vc", in: files).map { files[$0] })
/// // ["ViewController.swift", "invoice.txt"]
/// ```
///
/// Of equally good ones the shorter text is first, and of those the one that came first. A query
/// without words keeps all texts in their order.
///
/// - Complexity: O(n log n) comparisons for n texts, and the cost of ``FuzzyMatcher/score(_:)`` for
///   each.
public func fuzzyMatches(of query: String, in texts: [String]) -> [Int] {
  var ranking = FuzzyRanking(of: texts.count, for: query)
  ranking.rank(upTo: texts.count) { texts[$0] }
  return ranking.results
}
