/// A table or a view with its columns.
package struct DatabaseTable: Hashable, Sendable, Identifiable {
  package enum Kind: String, Hashable, Sendable { case table, view, virtual, shadow }

  package let name: String
  package let kind: Kind
  package let columns: [DatabaseColumn]
  /// The statement that made it.
  package let sql: String
  package let isWithoutRowID: Bool
  package let isStrict: Bool
  package let foreignKeys: [ForeignKey]
  /// The reason for which the columns are not known.
  package let problem: String?

  package var id: String { name }

  /// The columns that are shown.
  package var shown: [DatabaseColumn] { columns.filter { !$0.isHidden } }

  package func column(_ name: String) -> DatabaseColumn? {
    columns.first { $0.name == name }
      ?? columns.first { $0.name.lowercased() == name.lowercased() }
  }

  /// A column that refers to another table, perhaps together with others.
  package struct ForeignKey: Hashable, Sendable {
    /// The number of the key, which all of its columns have.
    package let number: Int
    package let column: String
    package let table: String
    package let target: String?
  }
}

/// The columns that tell a row from all others.
package enum RowKey: Hashable, Sendable {
  /// The number of the row, under the name by which SQLite knows it.
  case rowID(String)
  case columns([String])
  case none

  package var names: [String] {
    switch self {
    case .rowID(let name): [name]
    case .columns(let names): names
    case .none: []
    }
  }
}

extension DatabaseTable {
  /// The columns of the primary key, in its order.
  package var primaryKey: [DatabaseColumn] {
    columns.filter { $0.keyPlace > 0 }.sorted { $0.keyPlace < $1.keyPlace }
  }

  /// The column that is another name of the row's number.
  package var rowIDColumn: DatabaseColumn? {
    guard kind == .table || kind == .shadow, !isWithoutRowID, primaryKey.count == 1,
      let column = primaryKey.first, column.type.uppercased() == "INTEGER"
    else { return nil }
    return column
  }

  /// Whether rows may have no value in a column.
  package func hasNull(_ column: DatabaseColumn) -> Bool {
    // The number of a row is made where it is missing, and without one the key is all there is.
    !column.isRequired && column.name != rowIDColumn?.name
      && !(isWithoutRowID && column.keyPlace > 0)
  }

  package var key: RowKey {
    guard kind == .table || kind == .shadow else { return .none }
    if isWithoutRowID { return .columns(primaryKey.map(\.name)) }
    let names = Set(columns.map { $0.name.lowercased() })
    if let free = ["rowid", "_rowid_", "oid"].first(where: { !names.contains($0) }) {
      return .rowID(free)
    }
    return rowIDColumn.map { .rowID($0.name) } ?? .none
  }

  /// The reason for which rows cannot be changed; `nil` if they can.
  package var whyFixed: String? {
    switch kind {
    case .view: return "“\(DisplayText.line(name))” is a view: its rows are changed in its tables."
    case .virtual, .shadow:
      return "“\(DisplayText.line(name))” belongs to a virtual table: SQL can change it."
    case .table:
      return key == .none ? "The rows of “\(DisplayText.line(name))” have no key." : nil
    }
  }
}
