/// A change of rows that a person wants.
package enum RowChange: Hashable, Sendable {
  /// Sets a value, if the row still has the old one.
  case update(DatabaseTable, key: [SQLValue], column: String, from: SQLCell, to: SQLValue)
  /// Adds a row, whose other columns have their defaults.
  case insert(DatabaseTable, [String: SQLValue])
  case delete(DatabaseTable, keys: [[SQLValue]])
  /// Takes back what was done, or does it again.
  case revert(RowUndo)

  /// The name of the change, such as "Set name".
  package var title: String {
    switch self {
    case .update(_, _, let column, _, let value):
      value == .null
        ? "Set \(DisplayText.line(column)) to NULL" : "Set \(DisplayText.line(column))"
    case .insert(let table, _): "New row in \(DisplayText.line(table.name))"
    case .delete(let table, let keys):
      (keys.count == 1 ? "Delete a row of " : "Delete \(keys.count) rows of ")
        + DisplayText.line(table.name)
    case .revert(let undo): undo.title
    }
  }

  /// What was done, such as "Deleted a row of people".
  package var done: String {
    switch self {
    case .update, .revert: title
    case .insert(let table, _): "Added a row to \(DisplayText.line(table.name))"
    case .delete(let table, let keys):
      (keys.count == 1 ? "Deleted a row of " : "Deleted \(keys.count) rows of ")
        + DisplayText.line(table.name)
    }
  }
}

/// Statements that take back a change, in the order in which they run.
package struct RowUndo: Hashable, Sendable {
  package let title: String
  package let statements: [String]
}

/// The result of a change.
package struct RowOutcome: Hashable, Sendable {
  /// The way back; `nil` if there were too many changes to keep them.
  package let undo: RowUndo?
  /// The number of rows that triggers and foreign keys changed beside those that were meant.
  package let others: Int
}
