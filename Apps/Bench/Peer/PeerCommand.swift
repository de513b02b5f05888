import ArgumentParser
import Recurse

/// The programs of a benchmark that compares libraries: another program types, and watches the screen.
struct PeerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "peer", abstract: "Shows one workload of the peer benchmark.",
    discussion: """
      The environment says which: BENCH_WORKLOAD is w1 to w6, BENCH_N how many rows a list has. \
      extra.toml describes this program to the benchmark.
      """)

  @Option(help: "Instead of BENCH_WORKLOAD.")
  var workload: Workload = .fromEnvironment

  @Option(help: "Instead of BENCH_N.")
  var rows: Int = environment("BENCH_N").flatMap { Int($0) } ?? 1000

  func run() {
    PeerApp.launch { PeerApp(workload: workload, rows: rows) }
  }
}

/// The six screens.
package enum Workload: String, CaseIterable, ExpressibleByArgument, Sendable {
  case counter = "w1"
  case update = "w2"
  case scroll = "w3"
  case insert = "w4"
  case cells = "w5"
  case form = "w6"

  static var fromEnvironment: Workload {
    environment("BENCH_WORKLOAD").flatMap { Workload(rawValue: $0) } ?? .counter
  }
}
