import ArgumentParser
import PeerScreens
import Recurse
import RecurseReconciler
import RecurseTesting

/// What each stage costs, for trees, screens and lists of several sizes.
struct PipelineCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pipeline", abstract: "Measures each stage between a key and the terminal.")

  @OptionGroup var report: Report

  @Option(help: "How often each is measured; the median counts.")
  var rounds = 100

  func validate() throws {
    guard (1...1_000_000).contains(rounds) else {
      throw ValidationError("There are 1 to 1000000 rounds.")
    }
  }

  func run() throws {
    // The main thread, before anything else runs on it.
    try MainActor.assumeIsolated {
      var plots: [Plot] = []
      let results = [
        Self.building(rounds), try Self.trees(rounds, &plots), try Self.screens(rounds),
        try Self.lists(rounds, &plots),
      ]
      try report.write(results, plots: plots)
    }
  }

  @MainActor
  private static func building(_ rounds: Int) -> Results {
    var results = Results(
      "Building nodes", "what", columns: ["ns each", "allocations each"])
    func add<Owner: Component>(
      _ name: String, _ owner: Owner.Type,
      @NodeBuilder<Owner> _ content: @escaping @MainActor (Int) -> VirtualNode<Owner>
    ) {
      let count = 1000
      func all() {
        for index in 0..<count { keep(content(index)) }
      }
      let time = Stopwatch.median(of: rounds) { all() } / Double(count)
      let allocations = AllocationCount.during { all() }.map { Double($0) / Double(count) }
      results.add(name, [time, allocations])
    }
    add("text", Counter.self) { _ in Text("label") }
    add("text with a number in it", Counter.self) { index in Text("label \(index)") }
    add("button with a handler", Counter.self) { _ in Button("Add") { $0 += 1 } }
    add("button whose handler captures", Counter.self) { index in Button("Add") { $0 += index } }
    add("element with a handler", Counter.self) { index in
      VirtualNode(Plain(value: index)) { state, _, _ in state += 1 }
    }
    return results
  }

  @MainActor
  private static func trees(_ rounds: Int, _ plots: inout [Plot]) throws -> Results {
    var results = Results(
      "One label that changes, in a tree of so many", "nodes", columns: StageTimes.columns)
    var plot = Plot(
      "tree", title: "One label of a tree changes: cost by the number of nodes", unit: "ns")
    let sizes = [100, 1000, 10_000]
    for size in sizes {
      let times = try StageTimes(
        LabelTree(count: size), CellSize(columns: 80, rows: 24), keys: [.character("+")],
        rounds: rounds)
      results.add("\(size)", times.values)
    }
    plot.add(results, sizes, stages: 7)
    plots.append(plot)
    return results
  }

  @MainActor
  private static func screens(_ rounds: Int) throws -> Results {
    var results = Results(
      "Every cell of 200×60 changes", "colours", columns: StageTimes.columns)
    for palette in FullScreen.Palette.allCases {
      let times = try StageTimes(
        FullScreen(palette: palette), CellSize(columns: 200, rows: 60), keys: [.character("f")],
        rounds: max(1, rounds / 5))
      results.add(palette.rawValue, times.values)
    }
    return results
  }

  @MainActor
  private static func lists(_ rounds: Int, _ plots: inout [Plot]) throws -> Results {
    var results = Results(
      "A key in a list of so many rows, 38 of which are seen", "rows", columns: StageTimes.columns)
    let sizes = [100, 1000, 10_000, 100_000, 1_000_000]
    let actions: [(String, [Key])] = [
      ("update one", [.character("u")]), ("scroll by one", [.character("j")]),
      ("insert and delete at 0", [.character("i"), .character("d")]),
    ]
    var plot = Plot("list", title: "A key in a list: cost by the number of rows", unit: "ns")
    for (name, keys) in actions {
      var line: [(size: Double, cost: Double)] = []
      for size in sizes {
        let times = try StageTimes(
          RowsScreen(count: size, visible: 38), CellSize(columns: 120, rows: 40), keys: keys,
          rounds: min(rounds, 60))
        results.add("\(name), \(size)", times.values)
        line.append((Double(size), times.values[6] ?? .nan))
      }
      plot.lines.append((name, line))
    }
    // What a row at 0 costs the state itself, whatever shows it.
    var line: [(size: Double, cost: Double)] = []
    for size in sizes {
      let time = Self.moving(size, rounds: min(rounds, 60))
      results.add("of that the array, \(size)", [time] + Array(repeating: nil, count: 12))
      line.append((Double(size), time))
    }
    plot.lines.append(("of that the array", line))
    plots.append(plot)
    return results
  }

  /// How long an array of so many rows of two numbers takes to make room at its start, or to close
  /// up.
  @MainActor
  private static func moving(_ count: Int, rounds: Int) -> Double {
    var rows = Array(repeating: (0, 0), count: count)
    return Stopwatch.median(of: rounds) {
      if rows.count == count { rows.insert((1, 1), at: 0) } else { rows.removeFirst() }
    }
  }
}

/// Takes a node as a parent would: else the compiler sees that nobody does, and makes none.
@MainActor
@inline(never)
private func keep<Owner: Component>(_ node: VirtualNode<Owner>) {
  kept = node.base
}

@MainActor private var kept: AnyNode?

extension Plot {
  /// A line for each of the first columns.
  fileprivate mutating func add(_ results: Results, _ sizes: [Int], stages: Int) {
    for stage in 0..<stages {
      lines.append(
        (
          results.columns[stage].hasSuffix(" ns")
            ? String(results.columns[stage].dropLast(3)) : results.columns[stage],
          zip(sizes, results.rows).map { (Double($0), $1.values[stage] ?? .nan) }
        ))
    }
  }
}
