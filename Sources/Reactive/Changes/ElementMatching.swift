/// Which old element each new one continues.
struct ElementMatching {
  /// For each new element the place of the old one, or -1.
  var sources: [Int]
  /// For each old element the place of the new one, or -1.
  var targets: [Int]

  /// Matches by key, where a key occurs more than once by occurrence.
  ///
  /// The common start and end are matched without a dictionary.
  ///
  /// - Complexity: O(n + m).
  init<Key: Hashable>(old: [Key], new: [Key]) {
    sources = [Int](repeating: -1, count: new.count)
    targets = [Int](repeating: -1, count: old.count)
    var start = 0
    while start < old.count, start < new.count, old[start] == new[start] {
      sources[start] = start
      targets[start] = start
      start += 1
    }
    var oldEnd = old.count
    var newEnd = new.count
    while oldEnd > start, newEnd > start, old[oldEnd - 1] == new[newEnd - 1] {
      oldEnd -= 1
      newEnd -= 1
      sources[newEnd] = oldEnd
      targets[oldEnd] = newEnd
    }
    guard start < oldEnd, start < newEnd else { return }
    // The first free place of each key, and behind each place the next of the same key.
    var first: [Key: Int] = [:]
    first.reserveCapacity(oldEnd - start)
    var next = [Int](repeating: -1, count: oldEnd - start)
    for place in (start..<oldEnd).reversed() {
      if let following = first.updateValue(place, forKey: old[place]) {
        next[place - start] = following
      }
    }
    for place in start..<newEnd {
      guard let index = first.index(forKey: new[place]) else { continue }
      let match = first.values[index]
      guard match >= 0 else { continue }
      first.values[index] = next[match - start]
      sources[place] = match
      targets[match] = place
    }
  }

  /// Whether nothing comes in and what stays keeps its order.
  var isOrdered: Bool {
    var last = -1
    for source in sources {
      if source <= last { return false }
      last = source
    }
    return true
  }
}
