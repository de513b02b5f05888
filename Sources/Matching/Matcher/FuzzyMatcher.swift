/// A query that can be looked for in many texts.
///
/// To rank, ask for scores; to show, ask for matches, which cost more:
///
/// ```swift
/// let matcher = FuzzyMatcher("vc")
/// let files = ["invoice.txt", "ViewController.swift"]
/// let best = files.max { (matcher.score($0) ?? 0) < (matcher.score($1) ?? 0) }
/// print(best ?? "none")  // ViewController.swift
/// ```
///
/// A word of the query is contained in a text if its characters occur in their order, with or
/// without others between them. Words are separated by spaces; all have to occur, in any order, and
/// may share characters of the text. A query without words is in every text.
///
/// A character is one as a reader sees it (`Character`). Letters match in either case unless the
/// query has an uppercase letter. An accent always matters: `e` does not match `é`.
///
/// The score is that of fzf (Junegunn Choi, `FuzzyMatchV2`), except that it is always the best of
/// all alignments. Texts of more than 4,096 characters, and words with which the table would have
/// more than 262,144 cells, are matched greedily (`FuzzyMatchV1`).
public struct FuzzyMatcher: Sendable {
  let query: FuzzyQuery

  /// A matcher of the words of a query.
  ///
  /// - Complexity: O(q), where q is the number of characters in the query.
  public init(_ query: String) { self.query = FuzzyQuery(query) }

  /// The score of the best match in a text, or `nil` if the text does not contain the query.
  ///
  /// It is the score of `match(_:)`. For an ASCII text of at most 64 characters, nothing is
  /// allocated but on the stack.
  ///
  /// - Complexity: O(q · n) for q characters in the query and n in the text, O(n) if the text does
  ///   not contain the query.
  public func score(_ text: String) -> Int? { rating(of: text)?.score }

  /// The best match in a text, or `nil` if the text does not contain the query.
  ///
  /// The ranges cover the characters found for all words. Of matches with the same score, it is the
  /// one that ends first.
  ///
  /// - Complexity: as for `score(_:)`, but with memory for O(q · n) cells.
  public func match(_ text: String) -> FuzzyMatch? {
    guard !query.words.isEmpty else { return FuzzyMatch(score: 0, ranges: []) }
    return query.read(
      text,
      ascii: { ascii in
        let (score, positions) = alignment(in: ascii)
        let indices = positions.map { text.utf8.index(text.startIndex, offsetBy: $0) }
        return FuzzyMatch(score: score, ranges: text.ranges(of: indices))
      },
      characters: { characters in
        let (score, positions) = alignment(in: characters)
        let indices = Array(text.indices)
        return FuzzyMatch(score: score, ranges: text.ranges(of: positions.map { indices[$0] }))
      })
  }

  /// The score of the best match, and the number of characters in the text.
  func rating(of text: String) -> (score: Int, length: Int)? {
    guard !query.words.isEmpty else { return (0, text.count) }
    return query.read(
      text, ascii: { (score(in: $0), $0.count) }, characters: { (score(in: $0), $0.count) })
  }
}

extension String {
  /// The ranges that the characters at some indices cover. The indices ascend.
  fileprivate func ranges(of indices: [Index]) -> [Range<Index>] {
    var ranges: [Range<Index>] = []
    for index in indices {
      let end = self.index(after: index)
      if let last = ranges.last, last.upperBound == index {
        ranges[ranges.count - 1] = last.lowerBound..<end
      } else {
        ranges.append(index..<end)
      }
    }
    return ranges
  }
}
