import PeerScreens
import Recurse
import RecurseMeasuring
import RecurseTesting
import Testing

@MainActor
@Suite("Allocations of a key in the workloads") struct WorkloadAllocationTests {
  private final class Token {}

  /// Allocations of a key: nodes with their arrays and closures, and the work of a commit.
  private func allocations(_ workload: Workload, _ key: Character, rows: Int) -> Int? {
    var environment = EnvironmentValues()
    environment.windowSize = CellSize(columns: 120, rows: 40)
    let screen = TestScreen(
      PeerApp(workload: workload, rows: rows), columns: 120, rows: 40, environment: environment,
      isStrict: false)
    for _ in 0..<4 { screen.press(.character(key)) }
    return AllocationCount.during { screen.press(.character(key)) }
  }

  @Test("Allocations depend on what changed, not on the length of the list")
  func bounded() throws {
    let limits: [(workload: Workload, key: Character, most: Int)] = [
      (.counter, "+", 250), (.update, "u", 1_000), (.scroll, "j", 1_500),
    ]
    for (workload, key, most) in limits {
      // Some platforms cannot count allocations.
      guard let few = allocations(workload, key, rows: 100) else { return }
      let many = try #require(allocations(workload, key, rows: 10_000))
      #expect(few > 0)
      #expect(few <= most, "\(workload): \(few) allocations, \(most) allowed")
      #expect(abs(many - few) <= 8, "\(workload): \(few) with 100 rows, \(many) with 10,000")
    }
  }

  @Test("Known allocations are counted")
  func counts() {
    func count(_ wanted: Int) -> Int? {
      var tokens: [Token] = []
      tokens.reserveCapacity(wanted)
      return AllocationCount.during {
        for _ in 0..<wanted { tokens.append(Token()) }
      }
    }
    // Not counted: allocations of the first use only, such as the description of a type.
    _ = count(1)
    guard let few = count(3), let many = count(103) else { return }
    #expect(many - few == 100, "\(few) and \(many)")
  }
}
