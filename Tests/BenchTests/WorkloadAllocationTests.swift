import Recurse
import RecurseMeasuring
import RecurseTesting
import Testing
import bench

@Suite("What a key allocates in the workloads") struct WorkloadAllocationTests {
  /// Objects that a key may allocate: nodes, their arrays and closures, what a commit works with.
  private static let limits: [(workload: Workload, key: Character, objects: Int)] = [
    (.counter, "+", 250), (.update, "u", 500), (.scroll, "j", 1_000),
  ]

  // In a process of its own: the count reaches into the runtime of all its threads.
  @Test(
    "A key allocates for what changed, not for what is there",
    .enabled(if: ObjectCount.isAvailable, "The runtime has no entry to count objects by"))
  func bounded() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        for (workload, key, limit) in Self.limits {
          var counts: [Int] = []
          for rows in [100, 10_000] {
            let screen = TestScreen(
              PeerApp(workload: workload, rows: rows), columns: 80, rows: 24, isStrict: false)
            for _ in 0..<4 { screen.press(.character(key)) }
            counts.append(ObjectCount.during { screen.press(.character(key)) } ?? 0)
          }
          #expect(counts[0] > 0)
          #expect(counts[0] <= limit, "\(workload): \(counts[0]) objects, \(limit) allowed")
          #expect(abs(counts[1] - counts[0]) <= 8, "\(workload): \(counts)")
        }
      }
    }
  }
}
