import ArgumentParser
import PeerScreens
import Recurse
import RecurseMeasuring
import RecurseReconciler

/// Measures each stage for trees, screens and lists of several sizes.
struct PipelineCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pipeline", abstract: "Measures each stage between a key and the terminal.")

  @OptionGroup var report: Report

  @Option(help: "How many times each is measured; the result is the median.")
  var rounds = 100

  func validate() throws {
    guard (1...1_000_000).contains(rounds) else {
      throw ValidationError("There are 1 to 1000000 rounds.")
    }
  }

  func run() throws {
    // A command runs on the main thread, and nothing else runs there before it returns.
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
      "One changing label, by the size of the tree", "nodes", columns: StageTimes.columns)
    var plot = Plot(
      "tree", title: "One changing label: cost by the number of nodes", unit: "ns")
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
      "A key in a list with 38 visible rows, by the number of rows", "rows",
      columns: StageTimes.columns)
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
    // The cost of a row at 0 for the state alone.
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

  /// The time to insert or remove the first element of an array of `count` rows of two numbers.
  @MainActor
  private static func moving(_ count: Int, rounds: Int) -> Double {
    var rows = Array(repeating: (0, 0), count: count)
    return Stopwatch.median(of: rounds) {
      if rows.count == count { rows.insert((1, 1), at: 0) } else { rows.removeFirst() }
    }
  }
}

/// Consumes a node, so that the compiler does not remove its creation.
@MainActor
@inline(never)
private func keep<Owner: Component>(_ node: VirtualNode<Owner>) {
  kept = node.base
}

@MainActor private var kept: AnyNode?

extension Plot {
  /// The first columns, one per line.
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
