/// The six screens of the peer benchmark.
package enum Workload: String, CaseIterable, Sendable {
  case counter = "w1"
  case update = "w2"
  case scroll = "w3"
  case insert = "w4"
  case cells = "w5"
  case form = "w6"

  /// The workload that `BENCH_WORKLOAD` names, or else the first.
  package static var fromEnvironment: Workload {
    environment("BENCH_WORKLOAD").flatMap { Workload(rawValue: $0) } ?? .counter
  }

  /// The largest number of rows of a list. All rows are in memory.
  package static let possibleRows = 0...10_000_000

  /// The number of rows that `BENCH_N` gives a list; 1,000 by default.
  package static var rowsFromEnvironment: Int {
    let rows = environment("BENCH_N").flatMap { Int($0) } ?? 1000
    return min(max(possibleRows.lowerBound, rows), possibleRows.upperBound)
  }

  /// Whether BENCH_ROWS=closure has the list's closure describe each row; else a row is a component
  /// that is compared.
  package static let describesRows = environment("BENCH_ROWS") == "closure"
}
