import RecurseReconciler
import RecurseTesting
import TestSupport
import Testing

private struct Witness: Component, @MainActor Equatable {
  static func == (left: Witness, right: Witness) -> Bool { left.text == right.text }
  let text: String
  let renders: Journal
  func render(state: Void) -> Node {
    renders("render")
    return NodeBuilder.buildExpression(Label(text))
  }
}

/// A label that counts its comparisons.
private struct Counted: Element {
  let text: String
  let journal: Journal
  static func == (left: Counted, right: Counted) -> Bool {
    // The reconciler compares on the main actor.
    MainActor.assumeIsolated { left.journal("compared") }
    return left.text == right.text
  }
}

@MainActor @Suite("The counters have witnesses") struct RecordTests {
  @Test("patches are what the host was asked for, through random edits")
  func patches() {
    var random = SplitMix64(seed: 3)
    let stage = Stage(
      Scene([Int]()) { items in
        for item in items {
          Box("\(item / 10)") { if item % 2 == 0 { Label("even \(item)") } }.key(item % 10)
        }
      })
    for _ in 0..<50 {
      let items = (0..<10).shuffled(using: &random).prefix(Int.random(in: 0...10, using: &random))
        .map { $0 + 10 * Int.random(in: 0..<3, using: &random) }
      stage.change { $0 = items }
      let record = stage.record
      var witness = UpdateRecord()
      for operation in stage.operations {
        switch operation {
        case .make: witness.made += 1
        case .update: witness.updated += 1
        case .insert, .present: witness.inserted += 1
        case .move: witness.moved += 1
        case .remove, .dismiss: witness.removed += 1
        }
      }
      #expect(record.made == witness.made && record.updated == witness.updated)
      #expect(record.inserted == witness.inserted && record.moved == witness.moved)
      #expect(record.removed == witness.removed && record.patches == witness.patches)
      #expect(record.commits == 1 && record.renders == 1)
    }
  }

  @Test("renders are what a counting component saw, and skips what it did not see")
  func renders() {
    let renders = Journal()
    let stage = Stage(
      Scene(0) { state in
        for place in 0..<10 { Witness(text: place < state ? "new" : "old", renders: renders) }
      })
    _ = renders.take()
    stage.perform { $0 = 4 }
    stage.runtime.commit()
    let record = stage.record
    #expect(record.renders == 1 + renders.take().count)
    #expect(record.renders == 5 && record.skipped == 6)
  }

  @Test("compared nodes are what the elements' own equality was asked")
  func comparisons() {
    let journal = Journal()
    let stage = Stage(
      Scene(0) { state in
        for place in 0..<7 {
          VirtualNode(Counted(text: place == 2 ? "\(state)" : "same", journal: journal))
        }
      })
    _ = journal.take()
    stage.perform { $0 = 1 }
    stage.runtime.commit()
    // The recording host compares the one that is updated once more.
    #expect(journal.take().count == 7 + 1)
    #expect(stage.record.nodesCompared == 7)
  }

  @Test("nothing to do is no commit")
  func idle() {
    let stage = Stage(Scene(0) { Label("\($0)") })
    stage.runtime.commit()
    #expect(stage.record == UpdateRecord())
  }
}
