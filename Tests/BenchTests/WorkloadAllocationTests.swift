import PeerScreens
import Recurse
import RecurseTesting
import Testing

@MainActor
@Suite("What a key allocates in the workloads") struct WorkloadAllocationTests {
  private final class Token {}

  /// Allocations of a key: nodes, their arrays and closures, what a commit works with.
  private func allocations(_ workload: Workload, _ key: Character, rows: Int) -> Int? {
    var environment = EnvironmentValues()
    environment.windowSize = CellSize(columns: 120, rows: 40)
    let screen = TestScreen(
      PeerApp(workload: workload, rows: rows), columns: 120, rows: 40, environment: environment,
      isStrict: false)
    for _ in 0..<4 { screen.press(.character(key)) }
    return AllocationCount.during { screen.press(.character(key)) }
  }

  @Test("A key allocates for what changed, and no more in a longer list")
  func bounded() throws {
    let limits: [(workload: Workload, key: Character, most: Int)] = [
      (.counter, "+", 250), (.update, "u", 1_000), (.scroll, "j", 1_500),
    ]
    for (workload, key, most) in limits {
      // Where it cannot be counted there is nothing to hold it to.
      guard let few = allocations(workload, key, rows: 100) else { return }
      let many = try #require(allocations(workload, key, rows: 10_000))
      #expect(few > 0)
      #expect(few <= most, "\(workload): \(few) allocations, \(most) allowed")
      #expect(abs(many - few) <= 8, "\(workload): \(few) with 100 rows, \(many) with 10,000")
    }
  }

  @Test("The count counts")
  func counts() {
    func count(_ wanted: Int) -> Int? {
      var tokens: [Token] = []
      tokens.reserveCapacity(wanted)
      return AllocationCount.during {
        for _ in 0..<wanted { tokens.append(Token()) }
      }
    }
    // What is only made at the first use, such as the description of a type, does not count.
    _ = count(1)
    guard let few = count(3), let many = count(103) else { return }
    #expect(many - few == 100, "\(few) and \(many)")
  }
}
