/// An element with an identity and content.
struct Item: Identifiable, Hashable, Sendable, CustomStringConvertible {
  var id: Int
  var text = ""

  var description: String { "\(id)\(text)" }
}

extension Array where Element == Item {
  /// One item for each letter, identified by the letter.
  init(_ letters: String) {
    self = letters.unicodeScalars.map { Item(id: Int($0.value)) }
  }
}

/// All lists of up to `count` distinct numbers below `count`.
func allArrangements(upTo count: Int) -> [[Int]] {
  var all: [[Int]] = [[]]
  var longest: [[Int]] = [[]]
  for _ in 0..<count {
    longest = longest.flatMap { list in
      (0..<count).filter { !list.contains($0) }.map { list + [$0] }
    }
    all += longest
  }
  return all
}
