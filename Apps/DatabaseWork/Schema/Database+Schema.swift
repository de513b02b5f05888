import GRDB

extension Database {
  /// Reads what is in the database.
  func schema() throws -> Schema {
    var schema = Schema()
    var statements: [String: String] = [:]
    var triggers: [SchemaPart] = []
    try rows("SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY name COLLATE NOCASE") {
      let (type, name, table, sql) = ($0.text(0), $0.text(1), $0.text(2), $0.text(3))
      if type == "table" || type == "view" { statements[name] = sql }
      if type == "trigger" {
        triggers.append(
          SchemaPart(name: name, table: table, columns: [], isUnique: false, sql: sql))
      }
      if type == "index" { statements["index " + name] = sql }
    }
    schema.triggers = triggers
    var found: [(name: String, kind: String, isWithoutRowID: Bool, isStrict: Bool)] = []
    try rows(
      """
      SELECT name, type, wr, strict FROM pragma_table_list WHERE schema = 'main'
      AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY name COLLATE NOCASE
      """
    ) {
      found.append(($0.text(0), $0.text(1), $0.integer(2) != 0, $0.integer(3) != 0))
    }
    for item in found {
      let (columns, problem) = columns(of: item.name)
      schema.tables.append(
        DatabaseTable(
          name: item.name, kind: DatabaseTable.Kind(rawValue: item.kind) ?? .table,
          columns: columns, sql: statements[item.name] ?? "", isWithoutRowID: item.isWithoutRowID,
          isStrict: item.isStrict, foreignKeys: try foreignKeys(of: item.name), problem: problem))
      // The parts of a virtual table are its own matter.
      for index in try item.kind == "shadow" ? [] : indexes(of: item.name) {
        schema.indexes.append(
          SchemaPart(
            name: index.name, table: item.name, columns: index.columns, isUnique: index.isUnique,
            sql: statements["index " + index.name] ?? ""))
      }
    }
    return schema
  }

  /// A view over something that is gone has no columns, but a reason.
  private func columns(of table: String) -> ([DatabaseColumn], String?) {
    var columns: [DatabaseColumn] = []
    do {
      try rows(
        "SELECT name, type, \"notnull\", dflt_value, pk, hidden FROM pragma_table_xinfo(?)",
        [.text(table)]
      ) { row in
        columns.append(
          DatabaseColumn(
            name: row.text(0), type: row.text(1), isRequired: row.integer(2) != 0,
            defaultValue: row.isNull(3) ? nil : row.text(3), keyPlace: row.integer(4),
            isGenerated: row.integer(5) >= 2, isHidden: row.integer(5) == 1))
      }
    } catch {
      return ([], "\(DatabaseProblem(error))")
    }
    return (columns, columns.isEmpty ? "It has no columns that can be read." : nil)
  }

  private func foreignKeys(of table: String) throws -> [DatabaseTable.ForeignKey] {
    var keys: [DatabaseTable.ForeignKey] = []
    try rows(
      """
      SELECT "from", "table", "to", id FROM pragma_foreign_key_list(?) ORDER BY id DESC, seq
      """, [.text(table)]
    ) {
      keys.append(
        DatabaseTable.ForeignKey(
          number: $0.integer(3), column: $0.text(0), table: $0.text(1),
          target: $0.isNull(2) ? nil : $0.text(2)))
    }
    return keys
  }

  private func indexes(
    of table: String
  ) throws -> [(name: String, isUnique: Bool, columns: [String])] {
    var indexes: [(name: String, isUnique: Bool, columns: [String])] = []
    try rows("SELECT name, \"unique\" FROM pragma_index_list(?)", [.text(table)]) {
      indexes.append(($0.text(0), $0.integer(1) != 0, []))
    }
    for place in indexes.indices {
      var columns: [String] = []
      try rows(
        "SELECT name, \"desc\" FROM pragma_index_xinfo(?) WHERE key ORDER BY seqno",
        [.text(indexes[place].name)]
      ) {
        columns.append(
          ($0.isNull(0) ? "(expression)" : $0.text(0)) + ($0.integer(1) != 0 ? " DESC" : ""))
      }
      indexes[place].columns = columns
    }
    return indexes
  }
}
