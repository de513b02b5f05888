/// The parts of a line that differ from another line.
///
/// Use it to mark in a removed and an added line what really changed.
package struct ChangedWords: Equatable, Sendable {
  /// The changed parts of the old line in UTF-8 bytes, in order. They start and end between
  /// characters.
  package private(set) var old: [Range<Int>] = []
  /// The changed parts of the new line.
  package private(set) var new: [Range<Int>] = []

  /// Compares two lines by words, or returns nil if too little of them is the same to be worth
  /// marking.
  package init?(from oldText: String, to newText: String) {
    var table = TextNumbers()
    let oldTokens = TextTokens(oldText, numbers: &table)
    let newTokens = TextTokens(newText, numbers: &table)
    let count = oldTokens.numbers.count + newTokens.numbers.count
    let edits = Edits(
      from: oldTokens.numbers, to: newTokens.numbers, limit: Self.limit(ofTokens: count))
    let common = edits.matches.reduce(0) { $0 + oldTokens.weights[$1.old] }
    guard Self.isEnough(common, of: oldTokens.weight + newTokens.weight) else { return nil }
    old = Self.gaps(in: oldTokens.ranges, between: edits.matches.lazy.map(\.old))
    new = Self.gaps(in: newTokens.ranges, between: edits.matches.lazy.map(\.new))
  }

  /// Says whether the bytes that two lines have in common are enough to call them alike.
  static func isEnough(_ common: Int, of total: Int) -> Bool {
    common * 2 * 5 >= total * 2
  }

  /// Returns the edits to look for at once, of which long lines get fewer.
  private static func limit(ofTokens count: Int) -> Int {
    min(256, max(16, (1 << 20) / max(1, count)))
  }

  private static func gaps(
    in tokens: [Range<Int>], between matches: some Sequence<Int>
  ) -> [Range<Int>] {
    var gaps: [Range<Int>] = []
    var next = 0
    for match in matches {
      if next < match { gaps.append(tokens[next].lowerBound..<tokens[match].lowerBound) }
      next = match + 1
    }
    if next < tokens.count {
      gaps.append(tokens[next].lowerBound..<tokens[tokens.count - 1].upperBound)
    }
    return gaps
  }
}
