import RecurseMeasuring
import RecurseReconciler
import RecurseTesting
import Testing

/// A subtree that is large, or small, below a component whose props stay the same.
private struct Subtree: Component, Equatable {
  let count: Int
  func render(state: Void) -> Node {
    Box { ForEach(0..<count, id: \.self) { row in Label("\(row)") } }
  }
}

@MainActor @Suite("The cost of what is skipped") struct SkippedCostTests {
  private func allocations(below count: Int) -> Int? {
    let stage = Stage(
      Scene(0) { state in
        Label("\(state)")
        Subtree(count: count)
      })
    for _ in 0..<3 { stage.change { $0 += 1 } }
    stage.perform { $0 += 1 }
    return AllocationCount.during { stage.runtime.commit() }
  }

  @Test("a subtree whose component is skipped costs no allocation, however large it is")
  func allocations() throws {
    // Where it cannot be counted there is nothing to hold it to.
    guard let few = allocations(below: 1) else { return }
    let many = try #require(allocations(below: 1_000))
    #expect(few > 0)
    #expect(many == few, "\(few) with one element in it, \(many) with a thousand")
  }
}
