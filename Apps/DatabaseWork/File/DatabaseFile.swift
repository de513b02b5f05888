import Foundation
import GRDB
import Synchronization

/// An open file: connections that read rows, count and export, and one that writes.
///
/// Each connection has a queue of its own, so that a page is read while a statement runs for long.
package final class DatabaseFile: Sendable {
  package let path: String
  /// Whether nothing can be written.
  package let isReadOnly: Bool
  /// The device and the number of the file that was opened.
  private let identity: [UInt64]
  let pages: DatabaseQueue
  let counts: DatabaseQueue
  let exports: DatabaseQueue
  let writer: DatabaseQueue
  private let openTransaction = Mutex(false)

  private init(
    path: String, isReadOnly: Bool, pages: DatabaseQueue, counts: DatabaseQueue,
    exports: DatabaseQueue, writer: DatabaseQueue
  ) {
    (self.path, self.isReadOnly) = (path, isReadOnly)
    identity = Self.look(path).identity
    (self.pages, self.counts, self.exports, self.writer) = (pages, counts, exports, writer)
  }

  /// The time for which a lock is waited for.
  private static let patience: TimeInterval = 2

  /// Opens a file, and reads its first page.
  ///
  /// - Throws: a ``DatabaseProblem``.
  @concurrent
  package static func open(
    _ path: String, isReadOnly: Bool = false
  ) async throws(DatabaseProblem) -> DatabaseFile {
    try check(path)
    let isReadOnly = isReadOnly || access(path, W_OK) != 0
    do {
      func queue(_ label: String, isReadOnly: Bool) throws -> DatabaseQueue {
        var configuration = Configuration()
        configuration.label = label
        configuration.readonly = isReadOnly
        configuration.busyMode = .timeout(patience)
        // A person may begin a transaction, and end it later.
        configuration.allowsUnsafeTransactions = true
        return try DatabaseQueue(path: path, configuration: configuration)
      }
      let pages = try queue("pages", isReadOnly: true)
      let file = DatabaseFile(
        path: path, isReadOnly: isReadOnly, pages: pages,
        counts: try queue("counts", isReadOnly: true),
        exports: try queue("exports", isReadOnly: true),
        writer: try queue("writer", isReadOnly: isReadOnly))
      _ = try await pages.read { try $0.first("SELECT count(*) FROM sqlite_schema") }
      return file
    } catch {
      let problem = DatabaseProblem(error)
      let folder = URL(filePath: path).deletingLastPathComponent().path
      let header = try? FileHandle(forReadingFrom: URL(filePath: path)).read(upToCount: 20)
      throw problem.opening(Array(header ?? Data()), isFolderWritable: access(folder, W_OK) == 0)
    }
  }

  /// SQLite would make a file that is not there, and call a folder one that it cannot open.
  private static func check(_ path: String) throws(DatabaseProblem) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      throw .noFile(String(cString: strerror(errno)))
    }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .noFile("It is no regular file.") }
    guard access(path, R_OK) == 0 else { throw .noFile(String(cString: strerror(errno))) }
  }

  /// Ends what goes on in the connection that writes.
  package func interrupt() { writer.interrupt() }

  // MARK: - Transactions

  /// Whether a transaction is open that a person began.
  package var isInTransaction: Bool { openTransaction.withLock { $0 } }

  /// Does something in the connection that writes.
  func write<Value: Sendable>(
    _ change: @Sendable (Database) throws -> Value
  ) async throws -> Value {
    try await writer.writeWithoutTransaction { database in
      defer { openTransaction.withLock { $0 = database.isInsideTransaction } }
      return try change(database)
    }
  }

  /// Reads in a connection. While a transaction is open, reads in the one that writes, which alone
  /// has the values of the transaction.
  func read<Value: Sendable>(
    in queue: DatabaseQueue, _ read: @Sendable (Database) throws -> Value
  ) async throws -> Value {
    isInTransaction ? try await write(read) : try await queue.read(read)
  }

  // MARK: - Reading

  package func schema() async throws -> Schema {
    try await read(in: pages) { try $0.schema() }
  }

  /// Facts of the file.
  package func facts() async throws -> FileFacts {
    let found = Self.look(path)
    return try await pages.read { database in
      func number(_ pragma: String) throws -> Int {
        if case .integer(let number)? = try database.first("PRAGMA \(pragma)") {
          Int(number)
        } else {
          0
        }
      }
      func text(_ sql: String) throws -> String {
        if case .bytes(let bytes)? = try database.first(sql) { DisplayText.line(bytes) } else { "" }
      }
      return FileFacts(
        isThere: found.identity == identity, size: found.size,
        version: try number("data_version"), schema: try number("schema_version"),
        journal: try text("PRAGMA journal_mode"), encoding: try text("PRAGMA encoding"),
        library: try text("SELECT sqlite_version()"))
    }
  }

  private static func look(_ path: String) -> (size: Int, identity: [UInt64]) {
    var status = stat()
    guard stat(path, &status) == 0 else { return (0, []) }
    return (Int(status.st_size), [UInt64(status.st_dev), UInt64(status.st_ino)])
  }
}

/// The size of a database, how it is kept, and numbers that differ after a change.
package struct FileFacts: Hashable, Sendable {
  /// Whether the file is still at its path: SQLite goes on in one that was deleted.
  package let isThere: Bool
  package let size: Int
  package let version: Int
  package let schema: Int
  package let journal: String
  package let encoding: String
  package let library: String
}
