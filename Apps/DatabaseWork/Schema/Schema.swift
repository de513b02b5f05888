/// An index or a trigger.
package struct SchemaPart: Hashable, Sendable, Identifiable {
  package let name: String
  package let table: String
  /// The columns of an index.
  package let columns: [String]
  package let isUnique: Bool
  /// The statement that made it; empty for an index that a constraint made.
  package let sql: String

  package var id: String { name }
}

/// The objects of a database.
package struct Schema: Hashable, Sendable {
  package var tables: [DatabaseTable] = []
  package var indexes: [SchemaPart] = []
  package var triggers: [SchemaPart] = []

  package init() {}

  package func table(_ name: String) -> DatabaseTable? { tables.first { $0.name == name } }
}
