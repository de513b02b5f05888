import RecurseReactive

/// Which old child each new one continues, and which of them have to move.
package struct ChildMatching {
  /// For each new child the place of the old one that it continues, or -1.
  package var sources: [Int]
  /// For each new child whether it stays where it is. Empty where nothing has to move.
  package var stays: [Bool]
  /// The old children that end, ascending.
  package var removals: [Int]

  /// Matches by key and type in linear time, plus n log n where order really changed.
  ///
  /// The common start and end are trimmed first; a small middle is searched, a large one goes
  /// through a hash table. A key that occurs more than once is matched by occurrence.
  ///
  /// - Parameter searchLimit: how many old children are searched; more go through a hash table.
  /// - Complexity: O(n + m), and O(n log n) for the longest increasing subsequence of a reorder.
  package init(
    old oldCount: Int, new newCount: Int, searchLimit: Int = 32,
    isSame: (_ old: Int, _ new: Int) -> Bool,
    oldIdentity: (Int) -> ChildIdentity, newIdentity: (Int) -> ChildIdentity
  ) {
    sources = [Int](repeating: -1, count: newCount)
    stays = []
    removals = []
    var start = 0
    while start < oldCount, start < newCount, isSame(start, start) {
      sources[start] = start
      start += 1
    }
    var oldEnd = oldCount
    var newEnd = newCount
    while oldEnd > start, newEnd > start, isSame(oldEnd - 1, newEnd - 1) {
      oldEnd -= 1
      newEnd -= 1
      sources[newEnd] = oldEnd
    }
    guard start < newEnd, start < oldEnd else {
      removals = Array(start..<oldEnd)
      return
    }
    var isTaken = [Bool](repeating: false, count: oldEnd - start)
    if oldEnd - start <= searchLimit {
      matchBySearch(start..<oldEnd, start..<newEnd, &isTaken, isSame)
    } else {
      matchByTable(start..<oldEnd, start..<newEnd, &isTaken, isSame, oldIdentity, newIdentity)
    }
    for old in start..<oldEnd where !isTaken[old - start] { removals.append(old) }
    markStays(in: start..<newEnd)
  }

  /// Matches children of which most are known to be the same: only the rest is searched.
  ///
  /// - Parameter known: for each new child the old one that it surely is, or -1.
  /// - Complexity: O(n + m) and the square of what is not known.
  package init(old oldCount: Int, known: [Int], isSame: (_ old: Int, _ new: Int) -> Bool) {
    sources = known
    stays = []
    removals = []
    var isTaken = [Bool](repeating: false, count: oldCount)
    for source in known where source >= 0 { isTaken[source] = true }
    var free: [Int] = []
    for old in 0..<oldCount where !isTaken[old] { free.append(old) }
    for index in known.indices where known[index] < 0 && !free.isEmpty {
      guard let place = free.firstIndex(where: { isSame($0, index) }) else { continue }
      sources[index] = free.remove(at: place)
    }
    removals = free
    markStays(in: 0..<known.count)
  }

  private mutating func matchBySearch(
    _ old: Range<Int>, _ new: Range<Int>, _ isTaken: inout [Bool], _ isSame: (Int, Int) -> Bool
  ) {
    var expected = old.lowerBound
    for index in new {
      // Children mostly keep their order, so the search starts behind the last match.
      for step in 0..<old.count {
        var candidate = expected + step
        if candidate >= old.upperBound { candidate -= old.count }
        guard !isTaken[candidate - old.lowerBound], isSame(candidate, index) else { continue }
        // By occurrence: an earlier free child of the same key comes first.
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
    _ oldIdentity: (Int) -> ChildIdentity, _ newIdentity: (Int) -> ChildIdentity
  ) {
    var table = IdentityTable(count: old.count)
    for place in (0..<old.count).reversed() {
      let identity = oldIdentity(old.lowerBound + place)
      table.insert(place, identity) { oldIdentity(old.lowerBound + $0) == identity }
    }
    for index in new {
      let match = table.next(newIdentity(index)) { isSame(old.lowerBound + $0, index) }
      guard let match else { continue }
      isTaken[match] = true
      sources[index] = old.lowerBound + match
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
