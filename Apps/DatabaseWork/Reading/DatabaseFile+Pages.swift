import GRDB

extension DatabaseFile {
  /// Reads rows from a place: those after it, or those before it, in the order of the query.
  package func page(
    of query: TableQuery, at place: PagePlace, count: Int
  ) async throws -> [TableRow] {
    try await read(in: pages) { database in
      var rows: [TableRow] = []
      var skipped = place.skipped
      let statement = PageStatement(query: query, place: place)
      let (shown, keys) = (query.table.shown.count, query.key.count)
      let parts = statement.parts
      for (number, part) in parts.enumerated() where rows.count < count {
        let (sql, arguments) = statement.sql(part)
        // How many rows of a first part are passed over is known only when they were read.
        let isLast = number == parts.count - 1
        let limit = isLast ? count - rows.count : count - rows.count + skipped
        let limits = [limit, isLast ? skipped : 0].map { SQLValue.integer(Int64($0)) }
        try database.rows(sql, arguments + limits) { row in
          guard isLast || skipped == 0 else { return skipped -= 1 }
          rows.append(
            TableRow(
              key: (0..<keys).map { row.value(shown + $0) },
              sorted: query.sorted == nil ? nil : row.value(shown + keys),
              cells: (0..<shown).map(row.cell)))
        }
      }
      return place.isBackward ? rows.reversed() : rows
    }
  }

  /// Lets SQLite read a condition in SQL, so that it is refused before its rows are asked for.
  ///
  /// It stands first at the end of a statement: an error that quotes what follows a place then
  /// quotes nothing that a person has not written. Then it has to be a condition as a whole.
  ///
  /// - Throws: the words of SQLite. Values that it cannot compute are found only by reading rows.
  package func check(_ query: TableQuery) async throws {
    guard case .condition(let sql)? = query.filter?.terms.first else { return }
    try await read(in: pages) { database in
      for condition in [sql, "(\(sql)\n)"] {
        _ = try database.allStatements(
          sql: "SELECT 1 FROM \(query.source) WHERE \(condition)"
        ).next()
      }
    }
  }

  /// Counts the rows of a query.
  package func count(of query: TableQuery) async throws -> RowCount {
    let (condition, arguments) = query.filter?.sql(from: 1) ?? ("1", [])
    return try await read(in: counts) { database in
      let value = try database.first(
        "SELECT count(*) FROM \(query.source) WHERE \(condition)", arguments)
      guard case .integer(let count)? = value else { return RowCount(count: 0, first: nil) }
      let first = try database.firstNumber(of: query, count: count)
      return RowCount(count: Int(count), first: first)
    }
  }

  /// Counts the rows of a table up to a limit.
  package func count(of table: DatabaseTable, most: Int) async throws -> Int {
    try await read(in: counts) { database in
      let value = try database.first(
        "SELECT count(*) FROM (SELECT 1 FROM main.\(SQLName.quoted(table.name)) LIMIT ?)",
        [.integer(Int64(most))])
      if case .integer(let count)? = value { return Int(count) }
      return 0
    }
  }

  /// Reads all of a value.
  package func value(
    of column: String, in table: DatabaseTable, key: [SQLValue]
  ) async throws -> SQLValue? {
    try await read(in: pages) { database in
      try database.first(
        "SELECT \(SQLName.quoted(column)) FROM main.\(SQLName.quoted(table.name)) "
          + "WHERE \(table.keyCondition(from: 1))", key)
    }
  }
}

extension DatabaseFile {
  /// Reads all of a row's values, those of the columns that are shown; `nil` if it is gone.
  package func row(of table: DatabaseTable, key: [SQLValue]) async throws -> [SQLValue]? {
    let names = table.shown.map { SQLName.quoted($0.name) }.joined(separator: ", ")
    return try await read(in: pages) { database in
      var values: [SQLValue]?
      try database.rows(
        "SELECT \(names) FROM main.\(SQLName.quoted(table.name)) "
          + "WHERE \(table.keyCondition(from: 1))", key
      ) { row in
        values = table.shown.indices.map { row.value($0) }
      }
      return values
    }
  }
}

extension Database {
  /// The number of the first row, if the rows have all numbers from there on.
  fileprivate func firstNumber(of query: TableQuery, count: Int64) throws -> Int64? {
    guard case .rowID = query.table.key, query.filter == nil, query.sort == nil, count > 0,
      let key = query.key.first,
      case .integer(let first)? = try self.first("SELECT min(\(key)) FROM \(query.source)"),
      case .integer(let last)? = try self.first("SELECT max(\(key)) FROM \(query.source)"),
      last.subtractingReportingOverflow(first).partialValue == count - 1
    else { return nil }
    return first
  }
}

/// The number of a query's rows.
package struct RowCount: Hashable, Sendable {
  package let count: Int
  /// The number of the first row, if the rows have all numbers from there on. Then any row is found
  /// at once.
  package let first: Int64?

  package init(count: Int, first: Int64? = nil) { (self.count, self.first) = (count, first) }
}

extension DatabaseTable {
  /// The condition that one row meets, by its key.
  func keyCondition(from first: Int) -> String {
    key.names.enumerated().map { "\(SQLName.quoted($1)) = ?\($0 + first)" }
      .joined(separator: " AND ")
  }
}
