import RecurseAlgorithms

/// The old element that each new one continues, in both directions.
struct ElementMatching {
  /// For each new element the index of the old one, or -1.
  let sources: [Int]
  /// For each old element the index of the new one, or -1.
  let targets: [Int]
  /// For each new element whether it continues an old one that keeps its place.
  let stays: [Bool]
  /// Whether nothing is inserted and what stays keeps its order.
  let isOrdered: Bool

  /// Matches by key, and a key that occurs more than once by occurrence.
  ///
  /// - Complexity: O(n + m), and O(n log n) if the order changed.
  init<Key: Hashable>(old: [Key], new: [Key]) {
    let matching = KeyedMatching(
      old: old.count, new: new.count, isSame: { old[$0] == new[$1] },
      isSameOld: { old[$0] == old[$1] }, oldHash: { UInt(bitPattern: old[$0].hashValue) },
      newHash: { UInt(bitPattern: new[$0].hashValue) })
    sources = matching.sources
    var targets = [Int](repeating: -1, count: old.count)
    for (index, source) in sources.enumerated() where source >= 0 { targets[source] = index }
    self.targets = targets
    let keepsOrder = matching.stays.isEmpty
    stays = keepsOrder ? sources.map { $0 >= 0 } : matching.stays
    isOrdered = keepsOrder && old.count - matching.removals.count == new.count
  }
}
