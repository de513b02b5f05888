import RecurseReactive
import TestSupport
import Testing

@Suite("The difference of two lists", .blocking)
struct ChangesetLawTests {
  /// Every law of one difference.
  private func check(_ old: [Item], _ new: [Item]) -> Bool {
    let changes = Changeset(from: old, to: new)
    var stepped = old
    changes.apply(to: &stepped)
    var back = new
    changes.reversed.apply(to: &back)
    return stepped == new && back == old
  }

  @Test("Applied to the old list it gives the new one, and backwards the old one")
  func smallListsExhaustively() {
    let lists = allArrangements(upTo: 4)
    for old in lists {
      for new in lists {
        let before = old.map { Item(id: $0) }
        // Every other element has new content.
        let after = new.map { Item(id: $0, text: $0 % 2 == 0 ? "" : "changed") }
        #expect(check(before, after), "\(old) → \(new)")
      }
    }
  }

  @Test("Differences of lists with repeated keys are right, too")
  func repetitionsExhaustively() {
    var lists: [[Int]] = [[]]
    for length in 1...5 {
      lists += (0..<(1 << length)).map { bits in (0..<length).map { (bits >> $0) & 1 } }
    }
    for old in lists {
      for new in lists { #expect(check(old.map { Item(id: $0) }, new.map { Item(id: $0) })) }
    }
  }

  @Test("As few elements move as possible, found by trying all ways for up to six elements")
  func minimalMoves() {
    for new in allArrangements(upTo: 6) where new.count == 6 {
      let changes = Changeset(from: Array(0..<6), to: new)
      // The longest increasing part, by trying all parts.
      let longest =
        (0..<64).filter { bits in
          let part = new.enumerated().filter { bits >> $0.offset & 1 == 1 }.map(\.element)
          return part == part.sorted()
        }.map(\.nonzeroBitCount).max() ?? 0
      #expect(changes.steps.count == 6 - longest)
      let moves = changes.steps.count { if case .move = $0 { true } else { false } }
      #expect(moves == 6 - longest)
    }
  }

  @Test("Differences of long random lists are right", arguments: 0..<20)
  func longRandomLists(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let old = (0..<400).map { Item(id: $0 % 350) }.shuffled(using: &random)
    var new = old.filter { _ in !random.chance(20) }
    if random.chance(50) { new.shuffle(using: &random) }
    for index in 0..<60 {
      new.insert(Item(id: 1000 + index), at: Int.random(in: 0...new.count, using: &random))
    }
    for index in new.indices where random.chance(10) { new[index].text = "changed" }
    #expect(check(old, new))
  }

  @Test("Equal lists have no difference")
  func equalLists() {
    #expect(Changeset(from: [Item]("abc"), to: [Item]("abc")).isEmpty)
    #expect(Changeset(from: [1, 2], to: [1, 2]).isEmpty)
  }
}
