import RecurseAlgorithms
import TestSupport
import Testing

@Suite("A matching of which a part is known", .blocking) struct KnownMatchingTests {
  private func matching(_ old: [Int], _ new: [Int], known: [Int]? = nil) -> KeyedMatching {
    if let known {
      return KeyedMatching(old: old.count, known: known, isSame: { old[$0] == new[$1] })
    }
    return KeyedMatching(
      old: old.count, new: new.count, isSame: { old[$0] == new[$1] },
      isSameOld: { old[$0] == old[$1] }, oldHash: { UInt(bitPattern: old[$0]) },
      newHash: { UInt(bitPattern: new[$0]) })
  }

  @Test("is the matching that is found where nothing is known")
  func law() {
    var random = SplitMix64(seed: 7)
    for _ in 0..<2_000 {
      let size = Int.random(in: 0...8, using: &random)
      let old = Array(0..<size).shuffled(using: &random)
      var new = (0..<size + 3).filter { _ in Bool.random(using: &random) }
      if Bool.random(using: &random) { new.shuffle(using: &random) }
      let whole = matching(old, new)
      let known = whole.sources.map { Bool.random(using: &random) ? $0 : -1 }
      let partly = matching(old, new, known: known)
      #expect(partly.sources == whole.sources, "\(old) to \(new), known \(known)")
      #expect(partly.removals == whole.removals)
      // As few moves as can be: which of several stay may differ.
      #expect(partly.stays.count { !$0 } == whole.stays.count { !$0 })
    }
  }
}
