import Foundation
import GRDB
import Synchronization

/// A file of CSV, and the table that takes its lines.
package struct CSVImport: Hashable, Sendable {
  package let path: String
  package let table: String

  package init(_ path: String, into table: String) {
    self.path = path.expandingHome
    self.table = table
  }
}

/// The result of an import.
package struct ImportOutcome: Hashable, Sendable {
  package let count: Int
  package let isNew: Bool
  /// The way back; `nil` if there are too many rows to keep it, or the table is new.
  package let undo: RowUndo?
}

extension String {
  /// The path with the folder of the user in the place of `~`.
  package var expandingHome: String {
    self == "~" || hasPrefix("~/") ? NSHomeDirectory() + dropFirst() : self
  }
}

extension DatabaseFile {
  /// Adds the lines of a file to a table, or makes the table of them. If a line cannot be added,
  /// none is.
  ///
  /// The first line has names if each is the name of a column; in a new table it always has.
  ///
  /// - Parameter onProgress: hears the number of rows.
  package func load(
    _ source: CSVImport, schema: Schema, onProgress: @escaping @Sendable (Int) -> Void = { _ in }
  ) async throws -> ImportOutcome {
    let cancelled = Cancelled()
    return try await withTaskCancellationHandler {
      try await write { database in
        var outcome = ImportOutcome(count: 0, isNew: true, undo: nil)
        try database.inSavepoint {
          let load = CSVLoad(database, source, cancelled: cancelled, onProgress)
          let name = source.table.lowercased()
          if let table = schema.tables.first(where: { $0.name.lowercased() == name }) {
            outcome = try load.add(to: table, schema)
          } else {
            outcome = try load.makeTable()
          }
          return .commit
        }
        return outcome
      }
    } onCancel: {
      cancelled.flag.withLock { $0 = true }
    }
  }
}

/// Whether an import is given up: the connection can be interrupted only in a statement.
private final class Cancelled: Sendable {
  let flag = Mutex(false)
}

/// An import that goes on.
private struct CSVLoad {
  /// The rows after which progress is told.
  private static let step = 1000

  let database: Database
  let source: CSVImport
  let cancelled: Cancelled
  let onProgress: (Int) -> Void

  init(
    _ database: Database, _ source: CSVImport, cancelled: Cancelled,
    _ onProgress: @escaping (Int) -> Void
  ) {
    (self.database, self.source, self.cancelled) = (database, source, cancelled)
    self.onProgress = onProgress
  }

  func add(to table: DatabaseTable, _ schema: Schema) throws -> ImportOutcome {
    if table.kind == .view, let why = table.whyFixed { throw DatabaseProblem.refused(why) }
    var reader = try CSVReader(source.path)
    guard let first = try reader.record() else { throw empty }
    let stored = table.shown.filter { !$0.isGenerated }
    let named = first.map { field in
      stored.first { $0.name.lowercased() == field.text.lowercased() }
    }
    let names = named.compactMap { $0 }
    let hasNames = names.count == first.count && Set(names.map(\.name)).count == names.count
    guard hasNames || first.count == stored.count else {
      throw DatabaseProblem.refused(
        "line \(reader.line) has \(Self.values(first)); “\(DisplayText.line(table.name))” has "
          + "\(stored.count) columns.")
    }
    let recorder = UndoRecorder(database, schema.tables(changedWith: table))
    try recorder.begin()
    let count = try insert(
      hasNames ? nil : first, &reader, table.name, hasNames ? names : stored)
    let title = "Import into \(DisplayText.line(table.name))"
    return ImportOutcome(
      count: count, isNew: false,
      undo: try recorder.end().map { RowUndo(title: title, statements: $0) })
  }

  func makeTable() throws -> ImportOutcome {
    var reader = try CSVReader(source.path)
    guard let first = try reader.record() else { throw empty }
    var types = CSVTypes(count: first.count)
    while let fields = try reader.record() {
      try check()
      types.take(fields)
    }
    let names = SQLName.distinct(
      first.enumerated().map { $1.bytes.isEmpty ? "column \($0 + 1)" : $1.text })
    let columns = zip(names, types.names).map { SQLName.written($0) + " " + $1 }
    try database.change(
      "CREATE TABLE main.\(SQLName.written(source.table))(\(columns.joined(separator: ", ")))")
    reader = try CSVReader(source.path)
    _ = try reader.record()
    let count = try insert(
      nil, &reader, source.table, names.map { DatabaseColumn(name: $0) })
    return ImportOutcome(count: count, isNew: true, undo: nil)
  }

  private var empty: DatabaseProblem {
    .refused("“\(DisplayText.line(source.path))” has no lines.")
  }

  private static func values(_ fields: [CSVField]) -> String {
    "\(fields.count) \(fields.count == 1 ? "value" : "values")"
  }

  private func check() throws {
    if cancelled.flag.withLock({ $0 }) { throw DatabaseProblem.cancelled }
  }

  private func insert(
    _ first: [CSVField]?, _ reader: inout CSVReader, _ table: String, _ columns: [DatabaseColumn]
  ) throws -> Int {
    let names = columns.map { SQLName.quoted($0.name) }.joined(separator: ", ")
    let marks = columns.indices.map { "?\($0 + 1)" }.joined(separator: ", ")
    let statement = try database.makeStatement(
      sql: "INSERT OR ABORT INTO main.\(SQLName.quoted(table))(\(names)) VALUES(\(marks))")
    var count = 0
    var next = try first ?? reader.record()
    while let fields = next {
      try check()
      guard fields.count == columns.count else {
        throw DatabaseProblem.refused(
          "line \(reader.line) has \(Self.values(fields)), not \(columns.count).")
      }
      do {
        try database.run(statement, zip(fields, columns).map { $0.value(in: $1) })
      } catch {
        let problem = DatabaseProblem(error)
        guard case .database(let words) = problem else { throw problem }
        throw DatabaseProblem.refused("line \(reader.line): \(words)")
      }
      count += 1
      if count % Self.step == 0 { onProgress(count) }
      next = try reader.record()
    }
    return count
  }
}

extension CSVField {
  /// Nothing is `NULL`, but an empty text where a text is required.
  fileprivate func value(in column: DatabaseColumn) -> SQLValue {
    isNull && !(column.isRequired && column.affinity == .text) ? .null : .bytes(bytes)
  }
}
