import Foundation
import GRDB

extension DatabaseFile {
  /// Writes rows, or the whole database, to a file that is not there yet. A file that is not
  /// finished is taken away.
  ///
  /// - Parameter onProgress: hears the number of rows that were written.
  /// - Returns: the number of rows; `nil` for a copy, whose rows nobody counts.
  package func export(
    _ source: ExportSource, as format: ExportFormat, to path: String,
    onProgress: @escaping @Sendable (Int) -> Void = { _ in }
  ) async throws -> Int? {
    let path = path.expandingHome
    let file = try newFile(path)
    do {
      let count: Int?
      if format == .sqlite {
        try await copy(to: path)
        count = nil
      } else {
        count = try await read(in: exports) { database in
          try database.write(source, as: format, to: file, onProgress)
        }
      }
      try file.close()
      return count
    } catch {
      unlink(path)
      throw error
    }
  }

  /// Copies the database to an empty file.
  private func copy(to path: String) async throws {
    guard !isInTransaction else {
      throw DatabaseProblem.refused("The copy would be without the transaction.")
    }
    try await exports.writeWithoutTransaction { try $0.change("VACUUM INTO ?", [.text(path)]) }
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
  fileprivate func write(
    _ source: ExportSource, as format: ExportFormat, to file: FileHandle,
    _ onProgress: @escaping (Int) -> Void
  ) throws -> Int {
    var file = ExportFile(file, onProgress)
    if source == .database {
      try writeAll(to: &file)
    } else {
      try write(source, as: format, to: &file)
    }
    try file.flush()
    return file.count
  }

  private func write(
    _ source: ExportSource, as format: ExportFormat, to file: inout ExportFile
  ) throws {
    let (sql, arguments) = source.sql(isStored: format == .sql)
    let statements = try allStatements(sql: sql)
    guard let statement = try statements.next(), statement.isReadonly, statement.columnCount > 0
    else { throw DatabaseProblem.refused("There are no rows to write.") }
    let columns = SQLName.distinct(statement.columnNames)
    try file.write(format.head(columns))
    try run(statement, arguments) { row in
      let values = (0..<columns.count).map { row.value($0) }
      let isFirst = file.count == 0
      try file.write(row: format.row(values, columns, of: source.table, isFirst: isFirst))
      return true
    }
    try file.write(format.foot)
  }
}
