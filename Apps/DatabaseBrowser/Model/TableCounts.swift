import DatabaseWork

/// The numbers of rows that the tree shows beside tables.
///
/// Tables are counted one after another, each up to a limit: a look at the tree must not read a
/// large database. The table whose rows are shown is counted to its end.
package struct TableCounts {
  /// The most rows of a table that are counted.
  static let most = 100_000

  /// A table that is to be counted.
  struct Request: Hashable, Sendable {
    let table: DatabaseTable
    let version: Int
  }

  /// The numbers, with the versions of the database that had them.
  private var counts: [String: (count: Int, version: Int)] = [:]
  private var version = 0

  /// Counts all tables again. The numbers stay until the new ones come.
  mutating func reload() { version += 1 }

  /// The next table that is to be counted.
  func request(in schema: Schema) -> Request? {
    schema.tables.first {
      $0.kind == .table && $0.problem == nil && counts[$0.name]?.version != version
    }
    .map { Request(table: $0, version: version) }
  }

  mutating func take(_ result: Result<Int, DatabaseProblem>, of request: Request) {
    guard request.version == version, result != .failure(.cancelled) else { return }
    let name = request.table.name
    // What cannot be counted is not tried again until something changes.
    counts[name] = ((try? result.get()) ?? counts[name]?.count ?? -1, version)
  }

  /// Takes the number of all rows of a table.
  mutating func take(_ count: Int, of table: DatabaseTable) {
    if table.kind == .table { counts[table.name] = (count, version) }
  }

  /// The number of a table's rows in a few cells: `1,204`, `10.0M`, `100,000+`.
  func words(of table: String) -> String {
    guard let count = counts[table]?.count, count >= 0 else { return "" }
    if count == Self.most { return NumberText.grouped(count) + "+" }
    guard count >= 10_000_000 else { return NumberText.grouped(count) }
    return "\(count / 1_000_000).\(count / 100_000 % 10)M"
  }
}
