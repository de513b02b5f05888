/// A matching of the new elements of a list with the old ones that they continue, and the moves
/// that it needs.
///
/// An element continues an old one with the same key. A key that occurs more than once is matched
/// by occurrence: the first old element continues in the first new one, and so on.
package struct KeyedMatching {
  /// The index of the old element that each new one continues, or -1.
  package private(set) var sources: [Int]
  /// Whether each new element keeps its place among those that continue. Empty if none has to move.
  package private(set) var stays: [Bool]
  /// The indices of the old elements that continue nowhere, ascending.
  package private(set) var removals: [Int]

  /// Matches by key.
  ///
  /// The common start and end are trimmed first. A small middle is searched; a large one goes
  /// through a hash table.
  ///
  /// - Parameters:
  ///   - old: the number of old elements.
  ///   - new: the number of new elements.
  ///   - searchLimit: the maximum number of old elements to search; more go through a hash table.
  ///   - isSame: whether the old element at the first index and the new one at the second have the
  ///     same key.
  ///   - isSameOld: whether two old elements have the same key.
  ///   - oldHash: a number that is the same for old and new elements of one key. It need not be
  ///     mixed: the table does that.
  ///   - newHash: the same for a new element.
  /// - Complexity: O(n + m), and O(n log n) for the longest increasing subsequence if the order
  ///   changed.
  @inlinable
  package init(
    old oldCount: Int, new newCount: Int, searchLimit: Int = 32,
    isSame: (_ old: Int, _ new: Int) -> Bool, isSameOld: (Int, Int) -> Bool,
    oldHash: (Int) -> UInt, newHash: (Int) -> UInt
  ) {
    self.init(newCount: newCount)
    var start = 0
    while start < oldCount, start < newCount, isSame(start, start) { start += 1 }
    var oldEnd = oldCount
    var newEnd = newCount
    while oldEnd > start, newEnd > start, isSame(oldEnd - 1, newEnd - 1) {
      oldEnd -= 1
      newEnd -= 1
    }
    trim(start: start, oldEnd: oldEnd, newEnd: newEnd)
    guard start < newEnd, start < oldEnd else { return }
    matchMiddle(
      start..<oldEnd, start..<newEnd, searchLimit, isSame, isSameOld, oldHash, newHash)
  }

  /// Matches elements of which most are known to be the same. Only the rest are searched.
  ///
  /// - Parameter known: the old element that each new one surely continues, or -1.
  /// - Complexity: O(n + m) and the square of the number of unknown elements.
  package init(old oldCount: Int, known: [Int], isSame: (_ old: Int, _ new: Int) -> Bool) {
    sources = known
    stays = []
    removals = []
    var isTaken = [Bool](repeating: false, count: oldCount)
    for source in known where source >= 0 { isTaken[source] = true }
    var free: [Int] = []
    for old in 0..<oldCount where !isTaken[old] { free.append(old) }
    for index in known.indices where known[index] < 0 && !free.isEmpty {
      guard let match = free.firstIndex(where: { isSame($0, index) }) else { continue }
      sources[index] = free.remove(at: match)
    }
    removals = free
    markStays(in: 0..<known.count)
  }

  @usableFromInline
  init(newCount: Int) {
    sources = [Int](repeating: -1, count: newCount)
    stays = []
    removals = []
  }

  /// Matches the common start and end. If no new elements remain between them, the remaining old
  /// ones are removed.
  @usableFromInline
  mutating func trim(start: Int, oldEnd: Int, newEnd: Int) {
    for index in 0..<start { sources[index] = index }
    for index in newEnd..<sources.count { sources[index] = index - newEnd + oldEnd }
    if start == newEnd { removals = Array(start..<oldEnd) }
  }

  @usableFromInline
  mutating func matchMiddle(
    _ old: Range<Int>, _ new: Range<Int>, _ searchLimit: Int, _ isSame: (Int, Int) -> Bool,
    _ isSameOld: (Int, Int) -> Bool, _ oldHash: (Int) -> UInt, _ newHash: (Int) -> UInt
  ) {
    var isTaken = [Bool](repeating: false, count: old.count)
    if old.count <= searchLimit {
      matchBySearch(old, new, &isTaken, isSame)
    } else {
      matchByTable(old, new, &isTaken, isSame, isSameOld, oldHash, newHash)
    }
    for index in old where !isTaken[index - old.lowerBound] { removals.append(index) }
    markStays(in: new)
  }

  private mutating func matchBySearch(
    _ old: Range<Int>, _ new: Range<Int>, _ isTaken: inout [Bool], _ isSame: (Int, Int) -> Bool
  ) {
    var expected = old.lowerBound
    for index in new {
      // Most elements keep their order, so the search starts behind the last match.
      for step in 0..<old.count {
        var candidate = expected + step
        if candidate >= old.upperBound { candidate -= old.count }
        guard !isTaken[candidate - old.lowerBound], isSame(candidate, index) else { continue }
        // By occurrence: an earlier free element of the same key comes first.
        let first = (old.lowerBound..<candidate).first {
          !isTaken[$0 - old.lowerBound] && isSame($0, index)
        }
        let match = first ?? candidate
        isTaken[match - old.lowerBound] = true
        sources[index] = match
        expected = match + 1 < old.upperBound ? match + 1 : old.lowerBound
        break
      }
    }
  }

  private mutating func matchByTable(
    _ old: Range<Int>, _ new: Range<Int>, _ isTaken: inout [Bool], _ isSame: (Int, Int) -> Bool,
    _ isSameOld: (Int, Int) -> Bool, _ oldHash: (Int) -> UInt, _ newHash: (Int) -> UInt
  ) {
    let first = old.lowerBound
    var table = OccurrenceTable(count: old.count)
    for index in (0..<old.count).reversed() {
      table.insert(index, hash: oldHash(first + index)) { isSameOld(first + $0, first + index) }
    }
    for index in new {
      guard let match = table.next(hash: newHash(index), isSame: { isSame(first + $0, index) })
      else { continue }
      isTaken[match] = true
      sources[index] = first + match
    }
  }

  private mutating func markStays(in range: Range<Int>) {
    var last = -1
    for index in range where sources[index] >= 0 {
      if sources[index] < last {
        // The common start and end stay; only the middle is looked at.
        stays = [Bool](repeating: true, count: sources.count)
        stays.replaceSubrange(range, with: longestIncreasingSubsequence(of: Array(sources[range])))
        return
      }
      last = sources[index]
    }
  }
}
