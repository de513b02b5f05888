import GRDB

extension DatabaseFile {
  /// The most rows of a result that are kept, and the most bytes of them.
  package static let mostRows = 10_000
  package static let mostBytes = 64 << 20

  /// Runs statements one after another, up to the first one that fails. ``interrupt()`` ends them.
  package func run(_ sql: String) async throws -> SQLResult {
    try await write { database in
      var result = SQLResult()
      let clock = ContinuousClock()
      let start = clock.now
      let before = database.totalChangesCount
      var current = sql
      do {
        let statements = try database.allStatements(sql: sql)
        while let statement = try statements.next() {
          current = statement.sql
          result.statements += 1
          if !statement.isReadonly { result.isChange = true }
          let wasInTransaction = database.isInsideTransaction
          defer {
            if wasInTransaction, !database.isInsideTransaction, !Self.commits(statement.sql) {
              result.isRolledBack = true
            }
          }
          try database.take(statement, into: &result)
        }
      } catch {
        let problem = DatabaseProblem(error)
        (result.problem, result.failed) = (problem, problem == .cancelled ? nil : current)
        result.failedNumber = result.statements
        // What cannot be read is no statement yet.
        if let error = error as? DatabaseError, let sql = error.sql, sql != current {
          result.failed = String(sql.drop(while: \.isWhitespace))
          result.failedNumber = result.statements + 1
        }
      }
      result.changes = database.totalChangesCount - before
      result.isInTransaction = database.isInsideTransaction
      let time = start.duration(to: clock.now).components
      result.milliseconds = Int(time.seconds) * 1000 + Int(time.attoseconds / 1_000_000_000_000_000)
      return result
    }
  }

  /// Whether a statement that ends a transaction keeps its changes.
  private static func commits(_ sql: String) -> Bool {
    let word = sql.drop(while: \.isWhitespace).prefix(while: \.isLetter).uppercased()
    return ["COMMIT", "END", "RELEASE"].contains(word)
  }

  /// Reads how SQLite would answer a statement.
  package func plan(of sql: String) async throws -> [PlanStep] {
    try await write { database in
      var steps: [(id: Int, parent: Int, words: String)] = []
      let statements = try database.allStatements(sql: sql)
      guard let statement = try statements.next() else {
        throw DatabaseProblem.refused("There is no statement.")
      }
      try database.rows("EXPLAIN QUERY PLAN " + statement.sql) {
        steps.append(($0.integer(0), $0.integer(1), DisplayText.line($0.text(3))))
      }
      func below(_ parent: Int) -> [PlanStep]? {
        let found = steps.filter { $0.parent == parent && $0.id != parent }
        guard !found.isEmpty else { return nil }
        return found.map { PlanStep(id: $0.id, words: $0.words, children: below($0.id)) }
      }
      return below(0) ?? []
    }
  }
}

extension Database {
  /// Runs a statement. Its rows are the result, if it has columns.
  fileprivate func take(_ statement: Statement, into result: inout SQLResult) throws {
    let names = statement.columnNames
    guard !names.isEmpty else { return try run(statement) }
    result.columns = SQLName.distinct(names.map { DisplayText.line($0) })
    (result.rows, result.isCut) = ([], false)
    var bytes = 0
    var taken: [[SQLCell]] = []
    var isCut = false
    defer { (result.rows, result.isCut) = (taken, isCut) }
    try run(statement) { row in
      // A statement that changes rows goes on to its end.
      guard taken.count < DatabaseFile.mostRows, bytes < DatabaseFile.mostBytes else {
        isCut = true
        return !statement.isReadonly
      }
      let cells = (0..<names.count).map(row.cell)
      bytes += cells.reduce(0) { $0 + 64 + min($1.byteCount, SQLCell.most) }
      taken.append(cells)
      return true
    }
  }
}
