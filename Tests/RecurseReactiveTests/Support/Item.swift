/// An element with an identity and a content.
struct Item: Identifiable, Hashable, Sendable, CustomStringConvertible {
  var id: Int
  var text = ""

  var description: String { "\(id)\(text)" }
}

extension Array where Element == Item {
  /// One item for each letter, known by the letter.
  init(_ letters: String) {
    self = letters.unicodeScalars.map { Item(id: Int($0.value)) }
  }
}

/// All lists without repetition of up to `count` of the numbers below `count`.
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
