import GRDB

/// A recorder of the statements that take back what happens to rows: also by triggers and by
/// foreign keys.
///
/// Temporary triggers write a statement for each row that is changed. They are made before a change
/// and dropped after it, in the same transaction.
///
///     row inserted ─▶ DELETE …      row changed ─▶ UPDATE … with the old values
///     row deleted  ─▶ INSERT …      each only if the row is as the change left it
struct UndoRecorder {
  private static let log = "temp.recurse_undo"
  /// The most statements that are kept, and the most bytes of them.
  private static let most = 10_000
  private static let mostBytes = 16 << 20

  private let database: Database
  private let tables: [DatabaseTable]

  /// - Parameter tables: the tables that may change.
  init(_ database: Database, _ tables: [DatabaseTable]) {
    self.database = database
    self.tables = tables.filter { $0.whyFixed == nil }
  }

  func begin() throws {
    try database.change(
      "CREATE TEMP TABLE IF NOT EXISTS recurse_undo(id INTEGER PRIMARY KEY, statement TEXT)")
    try database.change("DELETE FROM \(Self.log)")
    for (number, table) in tables.enumerated() {
      for (event, statement) in events(of: table) {
        try database.change(
          """
          CREATE TEMP TRIGGER recurse_undo_\(event)_\(number) AFTER \(event) ON \(name(table))
          BEGIN INSERT INTO recurse_undo(statement) VALUES(\(statement)); END
          """)
      }
    }
  }

  /// Ends the recording.
  ///
  /// - Returns: the statements, the last change first; `nil` if there are too many.
  func end() throws -> [String]? {
    for number in tables.indices {
      for event in ["INSERT", "UPDATE", "DELETE"] {
        try database.change("DROP TRIGGER temp.recurse_undo_\(event)_\(number)")
      }
    }
    var statements: [String]? = []
    var bytes = 0
    try database.run(
      database.makeStatement(sql: "SELECT statement FROM \(Self.log) ORDER BY id DESC")
    ) { row in
      let statement = row.text(0)
      bytes += statement.utf8.count
      statements?.append(statement)
      if (statements?.count ?? 0) > Self.most || bytes > Self.mostBytes { statements = nil }
      return statements != nil
    }
    try database.change("DELETE FROM \(Self.log)")
    return statements
  }

  // MARK: - Statements

  private func name(_ table: DatabaseTable) -> String { "main." + SQLName.quoted(table.name) }

  /// An expression for each event, whose value is a statement.
  private func events(of table: DatabaseTable) -> [(event: String, statement: String)] {
    let stored = table.columns.filter { !$0.isGenerated }.map(\.name)
    let target = Self.text(name(table))
    // The number of a row is a column of its own, unless a column has its name.
    var inserted = stored
    if case .rowID(let key) = table.key, table.rowIDColumn == nil { inserted.insert(key, at: 0) }
    let names = Self.text(inserted.map(SQLName.quoted).joined(separator: ", "))
    let values = inserted.map { Self.literal("OLD", $0) }
    let settings = inserted.map {
      Self.text(SQLName.quoted($0) + " = ") + " || " + Self.literal("OLD", $0)
    }
    let same = condition(table, stored)
    return [
      ("INSERT", "'DELETE FROM ' || \(target) || \(same)"),
      (
        "UPDATE",
        "'UPDATE ' || \(target) || ' SET ' || \(Self.joined(settings)) || \(same)"
      ),
      (
        "DELETE",
        "'INSERT INTO ' || \(target) || '(' || \(names) || ') VALUES(' || "
          + Self.joined(values) + " || ')'"
      ),
    ]
  }

  /// ` WHERE` the row has the key and the values that the change gave it. The values are compared
  /// as one, since SQLite limits how deep an expression is.
  private func condition(_ table: DatabaseTable, _ columns: [String]) -> String {
    let keys = table.key.names.map {
      Self.text(SQLName.quoted($0) + " = ") + " || " + Self.literal("NEW", $0)
    }
    let names = Self.text(columns.map(SQLName.quoted).joined(separator: ", "))
    let values = Self.joined(columns.map { Self.literal("NEW", $0) })
    let parts = keys.joined(separator: " || ' AND ' || ")
    return "' WHERE ' || \(parts) || ' AND (' || \(names) || ') IS (' || \(values) || ')'"
  }

  /// Joins expressions with commas between their values, in halves.
  private static func joined(_ parts: [String]) -> String { joined(parts[...]) }

  private static func joined(_ parts: ArraySlice<String>) -> String {
    guard parts.count > 1 else { return parts.first ?? "''" }
    let middle = parts.startIndex + parts.count / 2
    return "(\(joined(parts[..<middle])) || ', ' || \(joined(parts[middle...])))"
  }

  /// A text as SQL.
  private static func text(_ text: String) -> String { SQLValue.text(text).literal }

  /// An expression whose value is the literal of a column's value. `quote` would cut a text at a
  /// byte 0.
  private static func literal(_ row: String, _ column: String) -> String {
    let name = "\(row).\(SQLName.quoted(column))"
    return """
      CASE typeof(\(name)) WHEN 'text' THEN 'CAST(x''' || hex(\(name)) || ''' AS TEXT)' \
      ELSE quote(\(name)) END
      """
  }
}
