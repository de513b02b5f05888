import Foundation
import GRDB
import TestSupport

@testable import DatabaseWork

/// A database in a folder that is removed with it, and a connection beside those that are tested.
final class TestDatabase: Sendable {
  let folder: TemporaryFolder
  let path: String
  let other: DatabaseQueue
  let file: DatabaseFile

  /// - Parameter sql: statements that make it.
  init(_ sql: String) async throws {
    folder = try TemporaryFolder()
    path = folder.path + "/test.sqlite"
    other = try DatabaseQueue(path: path)
    try await other.writeWithoutTransaction { try $0.execute(sql: sql) }
    file = try await DatabaseFile.open(path)
  }

  func table(_ name: String) async throws -> DatabaseTable {
    guard let table = try await file.schema().table(name) else {
      throw DatabaseProblem.refused("no table \(name)")
    }
    return table
  }

  /// The rows of a statement, as the other connection sees them, with literals between bars.
  func rows(_ sql: String) throws -> [String] {
    try other.read { database in
      try Row.fetchAll(database, sql: sql).map { row in
        row.databaseValues.map { "\($0)" }.joined(separator: "|")
      }
    }
  }

  /// All that is in the tables, for comparing a database with its own past.
  func contents() async throws -> [String] {
    let tables = try await file.schema().tables.filter { $0.kind == .table }
    return try tables.flatMap { table in
      try rows(
        "SELECT \(table.key.names.map(SQLName.quoted).joined(separator: ", ")), * "
          + "FROM \(SQLName.quoted(table.name)) ORDER BY 1, 2"
      ).map { "\(table.name)|\($0)" }
    }
  }

  func perform(_ change: RowChange) async throws -> RowOutcome {
    try await file.perform(change, schema: try await file.schema())
  }

  /// The values of rows.
  static func words(_ rows: [TableRow]) -> [String] {
    rows.map { $0.cells.map(\.words).joined(separator: "|") }
  }
}
