/// The six screens.
package enum Workload: String, CaseIterable, Sendable {
  case counter = "w1"
  case update = "w2"
  case scroll = "w3"
  case insert = "w4"
  case cells = "w5"
  case form = "w6"

  /// What BENCH_WORKLOAD names; else the first.
  package static var fromEnvironment: Workload {
    environment("BENCH_WORKLOAD").flatMap { Workload(rawValue: $0) } ?? .counter
  }

  /// How many rows a list may have here: all of them are in memory.
  package static let possibleRows = 0...10_000_000

  /// How many rows BENCH_N says a list has; else a thousand.
  package static var rowsFromEnvironment: Int {
    let rows = environment("BENCH_N").flatMap { Int($0) } ?? 1000
    return min(max(possibleRows.lowerBound, rows), possibleRows.upperBound)
  }
}
