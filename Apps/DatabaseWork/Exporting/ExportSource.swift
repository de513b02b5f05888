/// The contents of a file that is written.
package enum ExportSource: Hashable, Sendable {
  case table(TableQuery)
  /// The rows of a statement that only reads.
  case statement(String)
  /// All that is in the database.
  case database

  /// The formats that can hold it.
  package var formats: [ExportFormat] {
    switch self {
    case .table, .statement: [.csv, .json, .sql]
    case .database: [.sql, .sqlite]
    }
  }

  /// The table that statements name.
  var table: String {
    if case .table(let query) = self { query.table.name } else { "result" }
  }

  /// The statement that reads the rows, with its arguments.
  ///
  /// - Parameter isStored: whether columns that are generated stay out of it: no statement sets
  ///   them.
  func sql(isStored: Bool) -> (String, [SQLValue]) {
    switch self {
    case .database: return ("", [])
    case .statement(let sql): return (sql, [])
    case .table(let query):
      let columns = query.table.shown.filter { !isStored || !$0.isGenerated }
      let names = columns.map { SQLName.quoted($0.name) }.joined(separator: ", ")
      let (condition, arguments) = query.filter?.sql(from: 1) ?? ("1", [])
      let order = (query.sorted.map { [SQLName.quoted($0)] } ?? []) + query.key
      let direction = query.isAscending ? "" : " DESC"
      let ordered =
        order.isEmpty
        ? "" : " ORDER BY " + order.map { $0 + direction }.joined(separator: ", ")
      return ("SELECT \(names) FROM \(query.source) WHERE \(condition)\(ordered)", arguments)
    }
  }
}
