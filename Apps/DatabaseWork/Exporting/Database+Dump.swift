import GRDB

extension Database {
  /// Writes the statements that make the database again.
  ///
  ///     tables with their rows ─▶ indexes, triggers, views
  ///
  /// A virtual table is put into the schema itself: the tables in which it keeps its rows are made
  /// like others. What SQLite knows of its own tables is set at the end.
  func writeAll(to file: inout ExportFile) throws {
    try file.write("PRAGMA foreign_keys = OFF;\nBEGIN;\n")
    var tables: [(name: String, sql: String)] = []
    var parts: [String] = []
    try rows("SELECT type, name, sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY rowid") {
      if $0.text(0) == "table" {
        tables.append(($0.text(1), $0.text(2)))
      } else {
        parts.append($0.text(2))
      }
    }
    let isOwn = { (name: String) in name.lowercased().hasPrefix("sqlite_") }
    for table in tables where !isOwn(table.name) { try write(table.name, table.sql, to: &file) }
    if tables.contains(where: { $0.name.hasPrefix("sqlite_stat") }) {
      try file.write("ANALYZE sqlite_schema;\n")
    }
    for table in tables where isOwn(table.name) {
      let name = SQLName.quoted(table.name)
      if table.name == "sqlite_sequence" { try file.write("DELETE FROM \(name);\n") }
      try writeRows(of: table.name, to: &file)
    }
    for part in parts { try file.write("\(part);\n") }
    for pragma in ["user_version", "application_id"] {
      guard case .integer(let number)? = try first("PRAGMA \(pragma)"), number != 0 else {
        continue
      }
      try file.write("PRAGMA \(pragma) = \(number);\n")
    }
    try file.write("COMMIT;\n")
  }

  private func write(_ name: String, _ sql: String, to file: inout ExportFile) throws {
    guard sql.uppercased().hasPrefix("CREATE VIRTUAL TABLE") else {
      try file.write("\(sql);\n")
      return try writeRows(of: name, to: &file)
    }
    let values = ["table", name, name].map { SQLValue.text($0).literal }.joined(separator: ", ")
    try file.write(
      """
      PRAGMA writable_schema = ON;
      INSERT INTO sqlite_schema(type, name, tbl_name, rootpage, sql) \
      VALUES(\(values), 0, \(SQLValue.text(sql).literal));
      PRAGMA writable_schema = OFF;

      """)
  }

  private func writeRows(of table: String, to file: inout ExportFile) throws {
    var columns: [String] = []
    try rows("SELECT name FROM pragma_table_xinfo(?) WHERE hidden = 0", [.text(table)]) {
      columns.append($0.text(0))
    }
    guard !columns.isEmpty else { return }
    let names = columns.map(SQLName.quoted).joined(separator: ", ")
    try rows("SELECT \(names) FROM main.\(SQLName.quoted(table))") { row in
      let values = columns.indices.map { row.value($0) }
      try file.write(row: ExportFormat.sql.row(values, columns, of: table, isFirst: false))
    }
  }
}
