/// The result of statements that a person wrote.
package struct SQLResult: Hashable, Sendable {
  package init() {}

  /// The rows of each statement that has some.
  package var sets: [RowSet] = []
  /// The number of statements that ran.
  package var statements = 0
  /// The number of rows that were changed.
  package var changes = 0
  /// The time it took, in milliseconds.
  package var milliseconds = 0
  /// Whether a transaction is open that a statement began.
  package var isInTransaction = false
  /// Whether a transaction ended without its changes.
  package var isRolledBack = false
  /// Whether something may have been changed.
  package var isChange = false
  /// The reason for which a statement failed, in the database's words.
  package var problem: DatabaseProblem?
  /// The statement that failed, and its number from 1.
  package var failed: String?
  package var failedNumber = 1
  /// The byte of all statements at which the database found an error.
  package var failedOffset: Int?

  /// The rows of the last statement that has some.
  package var rows: [[SQLCell]] { sets.last?.rows ?? [] }
}

/// The rows of one statement.
package struct RowSet: Hashable, Sendable {
  package let sql: String
  /// The columns, each with another name.
  package let columns: [String]
  package internal(set) var rows: [[SQLCell]] = []
  /// Whether there are more rows than are kept.
  package internal(set) var isCut = false
  /// The time it took, in milliseconds.
  package internal(set) var milliseconds = 0
}

/// The plan of a statement, or the reason for which there is none.
package enum PlanOutcome: Hashable, Sendable {
  case steps([PlanStep])
  case failed(SQLResult)

  /// The steps; none if there is no plan.
  package var steps: [PlanStep] { if case .steps(let steps) = self { steps } else { [] } }
}

/// A step of the plan by which SQLite answers a statement, with those below it.
package struct PlanStep: Hashable, Sendable, Identifiable {
  package let id: Int
  package let words: String
  package let children: [PlanStep]?

  /// Whether it reads all rows of a table.
  package var isScan: Bool { words.hasPrefix("SCAN") && !words.contains("USING") }
}
