import ArgumentParser
import Recurse
import RecurseAlgorithms
import RecurseMeasuring
import RecurseReconciler

/// Runs the operations of js-framework-benchmark, keyed, on a host that does nothing.
struct ReconcilerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reconciler", abstract: "Measures creating, changing and moving rows.")

  @OptionGroup var report: Report

  @Option(help: "How many times each operation is measured; the result is the median.")
  var rounds = 15

  @Option(help: "Measures only operations whose name starts with this, for a profiler.")
  var only = ""

  func run() throws {
    // A command runs on the main thread, and nothing else runs there before it returns.
    let results = MainActor.assumeIsolated {
      [Self.operations(rounds, only)] + (only.isEmpty ? [Self.differences(rounds)] : [])
    }
    try report.write(results)
  }

  @MainActor
  private static func operations(_ rounds: Int, _ only: String) -> Results {
    var results = Results(
      "js-framework-benchmark, keyed, on a host that does nothing", "operation",
      columns: [
        "µs", "least", "freeing", "renders", "compared", "patches", "moves", "allocations",
        "KiB retained",
      ])
    for operation in TableOperation.all where operation.name.hasPrefix(only) {
      var times: [Double] = []
      var freeing: [Double] = []
      var record = UpdateRecord()
      var allocations: Int?
      var retained = 0.0
      for round in 0..<(rounds + 1) {
        let bench = TableBench()
        bench.change(operation.prepare)
        _ = bench.runtime.takeRecord()
        if round == rounds {
          allocations = AllocationCount.during { bench.change(operation.change) }
        } else {
          let before = Memory.bytes
          times.append(Stopwatch.time { bench.change(operation.change) })
          freeing.append(Stopwatch.time { bench.runtime.engine.releaseUnmounted() })
          retained = Memory.bytes - before
          record = bench.runtime.takeRecord()
        }
        bench.runtime.unmount()
      }
      results.add(
        operation.name,
        [
          times.median / 1000, (times.min() ?? .nan) / 1000, freeing.median / 1000,
          Double(record.renders), Double(record.nodesCompared),
          Double(record.patches), Double(record.moved), allocations.map(Double.init),
          retained / 1024,
        ])
    }
    return results
  }

  /// The diff alone, compared with the standard library's.
  @MainActor
  private static func differences(_ rounds: Int) -> Results {
    var results = Results(
      "The difference of 1,000 keys alone", "change",
      columns: ["µs", "µs of CollectionDifference", "moves", "its removals and insertions"])
    let old = Array(0..<1000)
    var swapped = old
    swapped.swapAt(1, 998)
    let changes: [(String, [Int])] = [
      ("nothing", old), ("remove one", old.filter { $0 != 500 }),
      ("append 1,000", old + Array(1000..<2000)), ("swap two", swapped),
      ("reverse", old.reversed()), ("all others", Array(1000..<2000)),
    ]
    for (name, new) in changes {
      let oldKeys = old.map { NodeKey($0) }
      let newKeys = new.map { NodeKey($0) }
      let type = ObjectIdentifier(TableRow.self)
      func match() -> KeyedMatching {
        KeyedMatching(
          old: oldKeys.count, new: newKeys.count, isSame: { oldKeys[$0] == newKeys[$1] },
          isSameOld: { oldKeys[$0] == oldKeys[$1] },
          oldHash: { ChildIdentity(type: type, key: oldKeys[$0]).quickHash },
          newHash: { ChildIdentity(type: type, key: newKeys[$0]).quickHash })
      }
      let moves = match().stays.count { !$0 }
      let steps = new.difference(from: old).count
      results.add(
        name,
        [
          Stopwatch.median(of: rounds) { _ = match() } / 1000,
          Stopwatch.median(of: rounds) { _ = new.difference(from: old) } / 1000, Double(moves),
          Double(steps),
        ])
    }
    return results
  }
}

/// A mounted table whose state is changed from outside.
@MainActor
private final class TableBench {
  let runtime: Runtime<EmptyHost>

  init() {
    runtime = Runtime(
      RowTable(), on: EmptyHost(), clock: AppClock(timeline: Timeline { .zero }))
    // As in an app, unmounted instances are freed after the frame.
    runtime.engine.defersRelease = true
    runtime.commit()
  }

  func change(_ change: @escaping @MainActor (inout RowTable.State) -> Void) {
    // The root is the table that the initializer shows, and a checked cast would be measured.
    let table = unsafeDowncast(
      runtime.rootInstance, to: TypedComponentInstance<RowTable>.self)
    table.perform(update: .automatic, from: table) { state, _ in change(&state) }
    runtime.commit()
  }
}

/// An operation on the table, and the rows before it.
@MainActor
private struct TableOperation {
  let name: String
  let prepare: @MainActor (inout RowTable.State) -> Void
  let change: @MainActor (inout RowTable.State) -> Void

  static func rows(_ count: Int) -> @MainActor (inout RowTable.State) -> Void {
    { $0.append(count) }
  }

  static let all = [
    TableOperation(name: "create 1,000", prepare: rows(0), change: rows(1000)),
    TableOperation(name: "replace all 1,000", prepare: rows(1000)) { state in
      state.rows = []
      state.append(1000)
    },
    TableOperation(name: "update every 10th of 10,000", prepare: rows(10_000)) { state in
      for index in stride(from: 0, to: state.rows.count, by: 10) {
        state.rows[index].label += " !!!"
      }
    },
    TableOperation(name: "select one of 1,000", prepare: rows(1000)) { $0.selected = 500 },
    TableOperation(name: "swap two of 1,000", prepare: rows(1000)) { $0.rows.swapAt(1, 998) },
    TableOperation(name: "remove one of 1,000", prepare: rows(1000)) { $0.rows.remove(at: 500) },
    TableOperation(name: "create 10,000", prepare: rows(0), change: rows(10_000)),
    TableOperation(name: "append 1,000 to 10,000", prepare: rows(10_000), change: rows(1000)),
    TableOperation(name: "clear 1,000", prepare: rows(1000)) { $0.rows = [] },
  ]
}
