import RecurseAlgorithms
import RecurseReactive
import TestSupport
import Testing

@Suite("Steps of a difference", .blocking)
struct ChangesetTests {
  @Test("Removals come from last to first, then insertions and moves from left to right")
  func order() {
    let changes = Changeset(from: ["a", "b", "c", "d"], to: ["d", "x", "b"])
    #expect(
      changes.steps == [
        .remove(at: 2, "c"), .remove(at: 0, "a"), .move(from: 1, to: 0, "d"),
        .insert(at: 1, "x"),
      ])
  }

  @Test("A list rotated by one is one move, not two")
  func rotation() {
    #expect(
      Changeset(from: ["a", "b", "c"], to: ["b", "c", "a"]).steps == [
        .move(from: 0, to: 2, "a")
      ])
  }

  @Test("An element with the same key and new content is an update that carries the new value")
  func contentIsNotDropped() {
    let old = [Item(id: 1, text: "old"), Item(id: 2)]
    let new = [Item(id: 2), Item(id: 1, text: "new")]
    let changes = Changeset(from: old, to: new)
    #expect(changes.steps.count == 2)
    #expect(changes.steps.last == .update(at: 1, old: old[0], new: new[1]))
  }

  @Test("Elements whose content cannot be compared are updated rather than kept stale")
  func incomparableContent() {
    struct Opaque: Identifiable { let id: Int, content: () -> Int }
    let old = [Opaque(id: 1) { 1 }]
    let changes = Changeset(from: old, to: [Opaque(id: 1) { 2 }])
    var list = old
    changes.apply(to: &list)
    #expect(list[0].content() == 2)
  }

  @Test("From an empty list everything is inserted in order, to an empty one removed from the end")
  func empty() {
    #expect(Changeset(from: [], to: [1, 2]).steps == [.insert(at: 0, 1), .insert(at: 1, 2)])
    #expect(Changeset(from: [1, 2], to: []).steps == [.remove(at: 1, 2), .remove(at: 0, 1)])
  }

  @Test("Ten thousand shuffled elements take no more steps than moves are needed")
  func largeShuffle() {
    var random = SplitMix64(seed: 9)
    let new = (0..<10_000).shuffled(using: &random)
    let changes = Changeset(from: Array(0..<10_000), to: new)
    var list = Array(0..<10_000)
    changes.apply(to: &list)
    #expect(list == new)
    #expect(changes.steps.count == 10_000 - longestIncreasingSubsequence(of: new).count { $0 })
  }
}
