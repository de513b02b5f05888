import GRDB
import GRDBSQLite

extension DatabaseFile {
  /// The most rows of a statement that are kept, and the most bytes of all rows.
  package static let mostRows = 10_000
  package static let mostBytes = 64 << 20
  /// The most statements whose rows are kept: the last ones.
  package static let mostSets = 100

  /// Runs statements one after another, up to the first one that fails. ``interrupt()`` ends them.
  package func run(_ sql: String) async throws -> SQLResult {
    try await write { database in
      var result = SQLResult()
      let start = ContinuousClock.now
      let before = database.totalChangesCount
      var current = sql
      // What cannot be read is no statement yet.
      var wasReading = true
      do {
        let statements = try database.allStatements(sql: sql)
        while let statement = try statements.next() {
          (current, wasReading) = (statement.sql, false)
          result.statements += 1
          if !statement.isReadonly { result.isChange = true }
          let wasInTransaction = database.isInsideTransaction
          defer {
            if wasInTransaction, !database.isInsideTransaction, !Self.commits(statement.sql) {
              result.isRolledBack = true
            }
          }
          try database.take(statement, into: &result)
          wasReading = true
        }
      } catch {
        (result.failed, result.failedNumber) = (current, result.statements)
        result.take(error, of: sql, wasReading: wasReading, in: database)
      }
      result.changes = database.totalChangesCount - before
      result.isInTransaction = database.isInsideTransaction
      result.milliseconds = start.duration(to: .now).milliseconds
      return result
    }
  }

  /// Whether a statement that ends a transaction keeps its changes.
  private static func commits(_ sql: String) -> Bool {
    let word = sql.drop(while: \.isWhitespace).prefix(while: \.isLetter).uppercased()
    return ["COMMIT", "END", "RELEASE"].contains(word)
  }

  /// Reads how SQLite would answer a statement.
  package func plan(of sql: String) async throws -> PlanOutcome {
    try await write { database in
      do {
        return .steps(try Self.plan(of: sql, in: database))
      } catch {
        var failure = SQLResult()
        failure.failed = sql
        failure.take(error, of: sql, wasReading: true, in: database)
        failure.isInTransaction = database.isInsideTransaction
        return .failed(failure)
      }
    }
  }

  private static func plan(of sql: String, in database: Database) throws -> [PlanStep] {
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

extension Duration {
  /// The whole milliseconds.
  package var milliseconds: Int {
    Int(components.seconds) * 1000 + Int(components.attoseconds / 1_000_000_000_000_000)
  }
}

extension Database {
  /// Runs a statement. Its rows are added to the result, if it has columns.
  fileprivate func take(_ statement: Statement, into result: inout SQLResult) throws {
    let names = statement.columnNames
    guard !names.isEmpty else { return try run(statement) }
    let start = ContinuousClock.now
    var set = RowSet(
      sql: statement.sql, columns: SQLName.distinct(names.map { DisplayText.line($0) }))
    var bytes = result.sets.reduce(0) { $0 + $1.byteCount }
    defer {
      set.milliseconds = start.duration(to: .now).milliseconds
      if result.sets.count == DatabaseFile.mostSets { result.sets.removeFirst() }
      result.sets.append(set)
    }
    try run(statement) { row in
      // A statement that changes rows goes on to its end.
      guard set.rows.count < DatabaseFile.mostRows, bytes < DatabaseFile.mostBytes else {
        set.isCut = true
        return !statement.isReadonly
      }
      let cells = (0..<names.count).map(row.cell)
      bytes += RowSet.byteCount(of: cells)
      set.rows.append(cells)
      return true
    }
  }
}

extension SQLResult {
  /// Takes the reason for which a statement failed, and its place if it could not be read.
  fileprivate mutating func take(
    _ error: any Error, of sql: String, wasReading: Bool, in database: Database
  ) {
    let offset = Int(sqlite3_error_offset(database.sqliteConnection))
    problem = DatabaseProblem(error)
    if wasReading, let rest = (error as? DatabaseError)?.sql {
      failed = SQLWords.firstStatement(of: rest)
      failedNumber = statements + 1
      if offset >= 0, sql.hasSuffix(rest) {
        failedOffset = sql.utf8.count - rest.utf8.count + offset
      }
    }
    if problem == .cancelled { failed = nil }
  }
}

extension RowSet {
  /// The bytes that a row takes up, about.
  fileprivate static func byteCount(of cells: [SQLCell]) -> Int {
    cells.reduce(0) { $0 + 64 + min($1.byteCount, SQLCell.most) }
  }

  fileprivate var byteCount: Int { rows.reduce(0) { $0 + Self.byteCount(of: $1) } }
}
