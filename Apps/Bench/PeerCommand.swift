import ArgumentParser
import PeerScreens
import Recurse

/// Runs a program of a benchmark that compares libraries: another program types and watches its
/// screen.
struct PeerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "peer", abstract: "Shows one workload of the peer benchmark.",
    discussion: """
      The environment says which: BENCH_WORKLOAD is w1 to w6, BENCH_N how many rows a list has. \
      bench-peer is the same without flags; its extra.toml describes it to the benchmark.
      """)

  @Option(help: "The workload; BENCH_WORKLOAD by default.")
  var workload: Workload = .fromEnvironment

  @Option(help: "The number of rows; BENCH_N by default.")
  var rows: Int = Workload.rowsFromEnvironment

  func validate() throws {
    guard Workload.possibleRows.contains(rows) else {
      throw ValidationError("There can be 0 to 10,000,000 rows, not \(rows).")
    }
  }

  func run() {
    PeerApp.launch { PeerApp(workload: workload, rows: rows) }
  }
}

extension Workload: ExpressibleByArgument {}
