/// A way to find a query in a text: how good it is, and the characters that were found.
///
/// The greater match is the better one:
///
/// ```swift
/// let whole = fuzzyMatch("foo", in: "foobar")
/// let scattered = fuzzyMatch("foo", in: "f-o-o")
/// ```
///
/// Here `whole` has the higher score, and its only range is that of `foo`.
public struct FuzzyMatch: Comparable, Hashable, Sendable {
  /// The sum of the worth of each character found, less the gaps between them.
  ///
  /// It is 0 for a query without words and positive for any other. Scores of one query can be
  /// compared; those of different queries cannot.
  public var score: Int

  /// The parts of the text to highlight: not empty, in order, and apart from each other.
  public var ranges: [Range<String.Index>]

  /// A match with a score and the parts of the text to highlight.
  public init(score: Int, ranges: [Range<String.Index>]) {
    self.score = score
    self.ranges = ranges
  }

  public static func < (left: FuzzyMatch, right: FuzzyMatch) -> Bool { left.score < right.score }
}

/// The best match of a query in a text, or `nil` if the text does not contain the query.
///
/// A word of the query is contained if its characters occur in the text in their order, with or
/// without others between them. Words are separated by spaces; all of them have to occur, in any
/// order. Letters match in either case unless the query has an uppercase letter.
///
/// ```swift
/// if let match = fuzzyMatch("gco", in: "git checkout") {
///   print(match.ranges.map { "git checkout"[$0] })  // ["g", "c", "o"]
/// }
/// ```
///
/// To look at many texts, make one ``FuzzyMatcher`` and ask it about each.
///
/// - Complexity: O(q · n) for q characters in the query and n in the text, O(n) if the text does
///   not contain the query.
public func fuzzyMatch(_ query: String, in text: String) -> FuzzyMatch? {
  FuzzyMatcher(query).match(text)
}
