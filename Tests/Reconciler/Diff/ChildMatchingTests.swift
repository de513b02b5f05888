import RecurseAlgorithms
import RecurseReconciler
import RecurseTesting
import TestSupport
import Testing

/// A way to turn the children 0, 1, 2 … into others: each new one continues an old one or is new.
private struct Arrangement {
  let oldCount: Int
  /// For each new child the old one that it continues, `nil` where it is inserted.
  let new: [Int?]

  static func all(upTo limit: Int, _ body: (Arrangement) -> Void) {
    for oldCount in 0...limit {
      for newCount in 0...limit {
        extend([], to: newCount, oldCount, body)
      }
    }
  }

  private static func extend(
    _ new: [Int?], to count: Int, _ oldCount: Int, _ body: (Arrangement) -> Void
  ) {
    guard new.count < count else { return body(Arrangement(oldCount: oldCount, new: new)) }
    extend(new + [nil], to: count, oldCount, body)
    for old in 0..<oldCount where !new.contains(old) {
      extend(new + [old], to: count, oldCount, body)
    }
  }

  var newKeys: [Int] { new.enumerated().map { $1 ?? 1_000 + $0 } }

  /// The longest run of survivors in their old order, by trying every subset.
  var longestRun: Int {
    let survivors = new.compactMap { $0 }
    var best = 0
    for subset in 0..<(1 << survivors.count) {
      guard subset.nonzeroBitCount > best else { continue }
      var last = -1
      var isIncreasing = true
      for (place, old) in survivors.enumerated() where subset & (1 << place) != 0 {
        if old < last { isIncreasing = false }
        last = old
      }
      if isIncreasing { best = subset.nonzeroBitCount }
    }
    return best
  }
}

@MainActor
private func match(_ old: [Int], _ new: [Int], searchLimit: Int) -> KeyedMatching {
  let type = ObjectIdentifier(Token.self)
  return KeyedMatching(
    old: old.count, new: new.count, searchLimit: searchLimit,
    isSame: { old[$0] == new[$1] }, isSameOld: { old[$0] == old[$1] },
    oldHash: { ChildIdentity(type: type, key: NodeKey(old[$0])).quickHash },
    newHash: { ChildIdentity(type: type, key: NodeKey(new[$0])).quickHash })
}

/// Removes, moves and inserts as the matching says. Only what does not stay is taken out.
private func apply(_ matching: KeyedMatching, to old: [Int], _ new: [Int]) -> [Int] {
  let stays = { (place: Int) in
    matching.sources[place] >= 0 && (matching.stays.isEmpty || matching.stays[place])
  }
  let leaving = Set(matching.removals)
    .union(new.indices.filter { !stays($0) }.map { matching.sources[$0] })
  var result = old.indices.filter { !leaving.contains($0) }.map { old[$0] }
  for place in new.indices where !stays(place) {
    let source = matching.sources[place]
    result.insert(source >= 0 ? old[source] : new[place], at: place)
  }
  return result
}

private func moves(of matching: KeyedMatching) -> Int {
  guard !matching.stays.isEmpty else { return 0 }
  return matching.sources.indices.count { matching.sources[$0] >= 0 && !matching.stays[$0] }
}

#if DEBUG
  private let exhaustiveLimit = 6
#else
  private let exhaustiveLimit = 7
#endif

@MainActor @Suite("Matching children by key") struct ChildMatchingTests {
  @Test(
    "every arrangement of up to six children (seven in release) is reached with the fewest moves",
    arguments: [32, 0])
  func everyArrangement(searchLimit: Int) {
    var cases = 0
    var failures: [String] = []
    Arrangement.all(upTo: exhaustiveLimit) { arrangement in
      cases += 1
      let old = Array(0..<arrangement.oldCount)
      let new = arrangement.newKeys
      let matching = match(old, new, searchLimit: searchLimit)
      let survivors = arrangement.new.compactMap { $0 }
      let isRight =
        apply(matching, to: old, new) == new
        && matching.sources == arrangement.new.map { $0 ?? -1 }
        && matching.removals == old.filter { !survivors.contains($0) }
        && moves(of: matching) == survivors.count - arrangement.longestRun
      if !isRight, failures.count < 5 { failures.append("\(old) to \(new): \(matching)") }
    }
    #expect(failures.isEmpty)
    // The sum over old and new sizes of C(new, k) · old! / (old − k)!.
    #expect(cases == (exhaustiveLimit == 6 ? 27_474 : 256_984))
  }

  @Test("large lists are matched with the fewest moves", arguments: [100, 300, 1_000])
  func largeLists(count: Int) {
    var random = SplitMix64(seed: UInt64(count))
    for round in 0..<20 {
      let old = Array(0..<count)
      var new = old.filter { _ in Int.random(in: 0..<10, using: &random) > 0 }
      for _ in 0..<(round % 4) * count / 8 {
        new.swapAt(
          Int.random(in: 0..<new.count, using: &random),
          Int.random(in: 0..<new.count, using: &random))
      }
      for _ in 0..<count / 10 {
        let key = count + Int.random(in: 0..<1_000_000, using: &random)
        if !new.contains(key) { new.insert(key, at: Int.random(in: 0...new.count, using: &random)) }
      }
      let survivors = new.filter { $0 < count }
      let expected = survivors.count - longestRunByTable(survivors)
      for searchLimit in [32, Int.max] {
        let matching = match(old, new, searchLimit: searchLimit)
        #expect(apply(matching, to: old, new) == new)
        #expect(moves(of: matching) == expected)
        #expect(matching.removals == old.filter { !survivors.contains($0) })
      }
    }
  }

  @Test("keys that are not numbers are matched as numbers are")
  func otherKeys() {
    let old = Array(0..<100)
    let new = old.reversed().filter { $0 % 3 > 0 } + Array(100..<120)
    let types = [ObjectIdentifier(Token.self), ObjectIdentifier(Int.self)]
    func match(_ key: (Int) -> NodeKey) -> KeyedMatching {
      // Neighbours that are of two types may have the same key.
      func identity(_ number: Int) -> ChildIdentity {
        ChildIdentity(type: types[number % 2], key: key(number / 2))
      }
      return KeyedMatching(
        old: old.count, new: new.count, isSame: { identity(old[$0]) == identity(new[$1]) },
        isSameOld: { identity(old[$0]) == identity(old[$1]) },
        oldHash: { identity(old[$0]).quickHash }, newHash: { identity(new[$0]).quickHash })
    }
    let expected = match { .integer($0) }
    #expect(expected.sources == new.map { $0 < 100 ? $0 : -1 })
    for matching in [
      match { .string("row \($0)") }, match { .position($0) },
      match { .other(AnyHashable(Double($0))) },
    ] {
      #expect(matching.sources == expected.sources)
      #expect(matching.stays == expected.stays)
      #expect(matching.removals == expected.removals)
    }
  }

  private func longestRunByTable(_ numbers: [Int]) -> Int {
    var longest = [Int](repeating: 1, count: numbers.count)
    for place in numbers.indices {
      for before in 0..<place where numbers[before] < numbers[place] {
        longest[place] = max(longest[place], longest[before] + 1)
      }
    }
    return longest.max() ?? 0
  }

  @Test("a key that occurs more than once is matched by occurrence and never shared")
  func duplicates() {
    // Every pair of lists of up to four keys out of three.
    var lists: [[Int]] = [[]]
    for start in [0, 1, 4, 13] {
      lists += lists[start...].flatMap { list in (0..<3).map { list + [$0] } }
    }
    #expect(lists.count == 121)
    for old in lists {
      for new in lists {
        for searchLimit in [32, 0] {
          let matching = match(old, new, searchLimit: searchLimit)
          let sources = matching.sources.filter { $0 >= 0 }
          #expect(Set(sources).count == sources.count)
          #expect(apply(matching, to: old, new) == new)
          for key in 0..<3 {
            let shared = min(old.count { $0 == key }, new.count { $0 == key })
            #expect(sources.count { old[$0] == key } == shared)
          }
        }
      }
    }
  }
}
