import CDatabaseWork
import GRDB

extension DatabaseFile {
  /// Changes rows in a transaction. If it cannot be done, nothing has changed.
  ///
  /// - Throws: the reason, in the database's words if it refused.
  package func perform(_ change: RowChange, schema: Schema) async throws -> RowOutcome {
    try await write { database in
      var outcome = RowOutcome(undo: nil, others: 0)
      // What foreign keys did is among the statements of a way back with more than one of them.
      // They must not do it again.
      let setsKeys = change.isComposite && !database.isInsideTransaction
      let hadKeys = try database.first("PRAGMA foreign_keys")
      if setsKeys { try database.change("PRAGMA foreign_keys = OFF") }
      defer {
        if setsKeys, hadKeys == .integer(1) { try? database.change("PRAGMA foreign_keys = ON") }
      }
      try database.inSavepoint {
        let recorder = UndoRecorder(database, change.tables(in: schema))
        try recorder.begin()
        let before = database.totalChangesCount
        let meant = try database.perform(change)
        // The log is a table too: each change of a row is one of the log.
        let changes = database.totalChangesCount - before
        let statements = try recorder.end()
        outcome = RowOutcome(
          undo: statements.map { RowUndo(title: change.title, statements: $0) },
          others: max(0, (statements?.count ?? changes / 2) - meant))
        return .commit
      }
      return outcome
    }
  }
}

extension RowChange {
  /// Whether it takes back what foreign keys or triggers have done too.
  fileprivate var isComposite: Bool {
    if case .revert(let undo) = self { undo.statements.count > 1 } else { false }
  }

  /// The tables whose rows may change.
  fileprivate func tables(in schema: Schema) -> [DatabaseTable] {
    let table: DatabaseTable
    switch self {
    case .update(let one, _, _, _, _), .insert(let one, _), .delete(let one, _): table = one
    case .revert: return schema.tables
    }
    return schema.tables(changedWith: table)
  }
}

extension Schema {
  /// The tables whose rows may change with those of a table: by triggers and foreign keys.
  func tables(changedWith table: DatabaseTable) -> [DatabaseTable] {
    let name = table.name.lowercased()
    let isAlone =
      !triggers.contains { $0.table.lowercased() == name }
      && !tables.contains { $0.foreignKeys.contains { $0.table.lowercased() == name } }
    return isAlone ? [table] : tables
  }
}

extension Database {
  /// - Returns: the number of rows that were meant.
  fileprivate func perform(_ change: RowChange) throws -> Int {
    switch change {
    case .update(let table, let key, let column, let old, let new):
      let name = SQLName.quoted(column)
      let first = key.count + 2
      var condition = table.keyCondition(from: 2)
      var arguments = [new] + key
      if old.isWhole {
        condition += " AND \(name) IS ?\(first)"
        arguments.append(old.value)
      } else {
        condition += " AND length(CAST(\(name) AS BLOB)) = ?\(first)"
        arguments.append(.integer(Int64(old.byteCount)))
      }
      try self.change(
        "UPDATE\(table.orAbort) main.\(SQLName.quoted(table.name)) SET \(name) = ?1 "
          + "WHERE \(condition)", arguments)
      try expect(1)
      return 1
    case .insert(let table, let values):
      let values = values.sorted { $0.key < $1.key }
      let names = values.map { SQLName.quoted($0.key) }.joined(separator: ", ")
      let marks = values.indices.map { "?\($0 + 1)" }.joined(separator: ", ")
      try self.change(
        "INSERT\(table.orAbort) INTO main.\(SQLName.quoted(table.name)) "
          + (values.isEmpty ? "DEFAULT VALUES" : "(\(names)) VALUES(\(marks))"),
        values.map(\.value))
      return 1
    case .delete(let table, let keys):
      for key in keys {
        try self.change(
          "DELETE FROM main.\(SQLName.quoted(table.name)) WHERE \(table.keyCondition(from: 1))",
          key)
        try expect(1)
      }
      return keys.count
    case .revert(let undo):
      // The triggers of the database have done their work; the recorder's are never off.
      // Unsafe: the connection is open as long as the database is used, and C keeps no pointer.
      databasework_set_triggers(UnsafeMutableRawPointer(sqliteConnection), 0)
      defer { databasework_set_triggers(UnsafeMutableRawPointer(sqliteConnection), 1) }
      for statement in undo.statements {
        try self.change(statement)
        try expect(1)
      }
      return undo.statements.count
    }
  }

  private func expect(_ count: Int) throws {
    guard changesCount == count else { throw DatabaseProblem.changedMeanwhile }
  }
}

extension DatabaseTable {
  /// Keeps a constraint of the table from deleting other rows: that would fire no triggers.
  fileprivate var orAbort: String {
    sql.uppercased().contains("ON CONFLICT") ? " OR ABORT" : ""
  }
}
