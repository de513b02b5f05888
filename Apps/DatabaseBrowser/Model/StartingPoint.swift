import DatabaseWork

/// A statement with which a person can begin: one that ran well before, or the rows of a table.
package struct StartingPoint: Identifiable, Hashable {
  /// The most statements of before, so that tables are in view, too.
  private static let mostStatements = 8

  package let sql: String
  /// The kind of what it reads, or what came of it before.
  let note: String

  package var id: String { sql }

  static func all(_ history: [SQLPage.HistoryEntry], _ schema: Schema) -> [StartingPoint] {
    let good = history.lazy.filter { !$0.hasFailed }.prefix(mostStatements)
    let ran = good.map { StartingPoint(sql: $0.sql, note: $0.note) }
    let known = Set(ran.map(\.sql))
    return ran + schema.tables.map(rows).filter { !known.contains($0.sql) }
  }

  /// The rows of a table, with those to which a column of theirs refers.
  private static func rows(_ table: DatabaseTable) -> StartingPoint {
    let name = SQLName.written(table.name)
    var sql = "SELECT * FROM \(name)"
    var joined: Set<String> = [table.name]
    for key in table.foreignKeys {
      let isAlone = table.foreignKeys.count { $0.number == key.number } == 1
      guard isAlone, let target = key.target, joined.insert(key.table).inserted else { continue }
      let other = SQLName.written(key.table)
      sql += " JOIN \(other) ON \(other).\(SQLName.written(target)) = "
      sql += "\(name).\(SQLName.written(key.column))"
    }
    return StartingPoint(sql: sql + " LIMIT 100", note: table.kind == .view ? "view" : "table")
  }
}
