import PeerScreens
import Recurse
import RecurseTesting
import Testing

/// The budget of a key, stage by stage.
struct Budget: CustomStringConvertible {
  var renders = 1
  var rows = 0
  var compared: Int
  var patches: Int
  var laidOut: Int
  var painted: Int
  var cells: Int

  var description: String {
    "\(renders) renders, \(rows) rows, \(compared) compared, \(patches) patches, "
      + "\(laidOut) laid out, \(painted) painted, \(cells) cells"
  }

  /// The counters that are above the budget, as text.
  func excess(of record: FrameRecord) -> [String] {
    let counters = [
      ("renders", record.update.renders, renders), ("rows described", record.update.regions, rows),
      ("nodes compared", record.update.nodesCompared, compared),
      ("patches", record.update.patches, patches), ("boxes laid out", record.laidOut, laidOut),
      ("widgets painted", record.painted, painted), ("cells sent", record.cells, cells),
      ("frames", record.frames, 1),
    ]
    return counters.compactMap { name, count, limit in
      count > limit ? "\(count) \(name), \(limit) allowed" : nil
    }
  }
}

@MainActor
@Suite("Cost of a key in the workloads") struct WorkloadCostTests {
  static let budgets: [(workload: Workload, keys: [Key], budget: Budget)] = [
    (
      .counter, [.character("+")],
      Budget(compared: 5, patches: 2, laidOut: 8, painted: 3, cells: 2)
    ),
    (
      .update, [.character("u")],
      Budget(renders: 2, rows: 41, compared: 6, patches: 2, laidOut: 4, painted: 3, cells: 2)
    ),
    (
      .scroll, [.character("j")],
      Budget(renders: 2, rows: 41, compared: 7, patches: 11, laidOut: 8, painted: 7, cells: 75)
    ),
    (
      .insert, [.character("i"), .character("d")],
      Budget(renders: 2, rows: 41, compared: 7, patches: 11, laidOut: 8, painted: 85, cells: 75)
    ),
    (
      .cells, [.character("f")],
      Budget(compared: 42, patches: 40, laidOut: 41, painted: 41, cells: 120 * 39 + 1)
    ),
    (
      .form, [.character("a"), .character("b")],
      Budget(compared: 18, patches: 2, laidOut: 4, painted: 3, cells: 2)
    ),
  ]

  private func record(_ workload: Workload, _ keys: [Key], rows: Int) -> FrameRecord {
    let screen = TestScreen(
      PeerApp(workload: workload, rows: rows), columns: 120, rows: 40,
      environment: .sized(columns: 120, rows: 40), isStrict: false)
    for key in keys + keys { screen.press(key) }
    let before = screen.received
    _ = screen.takeRecord()
    screen.press(keys[0])
    let record = screen.takeRecord()
    // The screen has received as many cells as were counted.
    #expect(screen.received.cells - before.cells == record.cells)
    #expect(screen.received.frames - before.frames == record.frames)
    return record
  }

  @Test("Each workload stays within its budget", arguments: 0..<6)
  func budget(_ index: Int) {
    let (workload, keys, budget) = Self.budgets[index]
    let excess = budget.excess(of: record(workload, keys, rows: 1000))
    #expect(excess.isEmpty, "\(workload): \(excess.joined(separator: "; "))")
  }

  @Test(
    "A key in a list of a hundred thousand rows costs the same as in one of a hundred",
    arguments: 1...3)
  func flat(_ index: Int) {
    let (workload, keys, _) = Self.budgets[index]
    var small = record(workload, keys, rows: 100)
    var large = record(workload, keys, rows: 100_000)
    // The rows that scroll into view have other digits.
    (small.cells, large.cells) = (0, 0)
    #expect(small == large)
  }

  @Test("A counter above its budget is named with the budget")
  func excess() {
    var record = FrameRecord()
    record.painted = 9
    let budget = Budget(compared: 0, patches: 0, laidOut: 0, painted: 8, cells: 0)
    #expect(budget.excess(of: record) == ["9 widgets painted, 8 allowed"])
    record.painted = 8
    #expect(budget.excess(of: record).isEmpty)
  }
}

extension EnvironmentValues {
  fileprivate static func sized(columns: Int, rows: Int) -> EnvironmentValues {
    var values = EnvironmentValues()
    values.windowSize = CellSize(columns: columns, rows: rows)
    return values
  }
}
