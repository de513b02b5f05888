import Foundation
import GRDB

/// The rows that are written to a file.
package enum ExportSource: Hashable, Sendable {
  case table(TableQuery)
  /// The rows of a statement that only reads.
  case statement(String)
}

extension DatabaseFile {
  /// Writes rows to a file that is not there yet. A file that is not finished is taken away.
  ///
  /// - Parameter onProgress: hears the number of rows that were written.
  /// - Returns: the number of rows.
  package func export(
    _ source: ExportSource, as format: ExportFormat, to path: String,
    onProgress: @escaping @Sendable (Int) -> Void = { _ in }
  ) async throws -> Int {
    let file = try newFile(path)
    do {
      let count = try await read(in: exports) { database in
        try database.write(source, as: format, to: file, onProgress)
      }
      try file.close()
      return count
    } catch {
      unlink(path)
      throw error
    }
  }
}

/// Makes a file, unless there is one.
private func newFile(_ path: String) throws -> FileHandle {
  let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
  guard descriptor >= 0 else {
    let reason = String(cString: strerror(errno))
    throw DatabaseProblem.refused("“\(DisplayText.line(path))”: \(reason).")
  }
  return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
}

extension Database {
  /// The bytes after which a file is written, and progress is told.
  private static let chunk = 1 << 20

  fileprivate func write(
    _ source: ExportSource, as format: ExportFormat, to file: FileHandle,
    _ onProgress: (Int) -> Void
  ) throws -> Int {
    let (sql, arguments) = source.sql
    let statements = try allStatements(sql: sql)
    guard let statement = try statements.next(), statement.isReadonly, statement.columnCount > 0
    else { throw DatabaseProblem.refused("There are no rows to write.") }
    let columns = SQLName.distinct(statement.columnNames)
    var buffer = format.head(columns)
    var count = 0
    try run(statement, arguments) { row in
      let values = (0..<columns.count).map { row.value($0) }
      buffer += format.row(values, columns, isFirst: count == 0)
      count += 1
      if buffer.utf8.count > Self.chunk {
        try file.write(contentsOf: Data(buffer.utf8))
        buffer = ""
        onProgress(count)
      }
      return true
    }
    try file.write(contentsOf: Data((buffer + format.foot).utf8))
    return count
  }
}

extension ExportSource {
  fileprivate var sql: (String, [SQLValue]) {
    switch self {
    case .statement(let sql): return (sql, [])
    case .table(let query):
      let columns = query.table.shown.map { SQLName.quoted($0.name) }.joined(separator: ", ")
      let (condition, arguments) = query.filter?.sql(from: 1) ?? ("1", [])
      let order = (query.sorted.map { [SQLName.quoted($0)] } ?? []) + query.key
      let direction = query.isAscending ? "" : " DESC"
      let ordered =
        order.isEmpty
        ? "" : " ORDER BY " + order.map { $0 + direction }.joined(separator: ", ")
      return (
        "SELECT \(columns) FROM \(query.source) WHERE \(condition)\(ordered)", arguments
      )
    }
  }
}
