import GRDB

/// A reason for which a database does not do what it should.
package enum DatabaseProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no such file, or it cannot be read.
  case noFile(String)
  /// The file is no database.
  case noDatabase(String)
  /// Another program has the database for itself.
  case locked
  /// The database is only to be read.
  case readOnly(String)
  case cancelled
  /// A row is not as it was shown.
  case changedMeanwhile
  /// A text, a table or a file is not fit for what a person wants.
  case refused(String)
  /// Anything else, in the database's words.
  case database(String)

  package var description: String {
    switch self {
    case .noFile(let words), .noDatabase(let words), .refused(let words), .database(let words),
      .readOnly(let words):
      words
    case .locked: "database is locked"
    case .cancelled: "Cancelled."
    case .changedMeanwhile: "The row has changed in the meantime. Nothing was done."
    }
  }

  /// The reason for which a file cannot be opened. A write-ahead log is kept beside it, also to
  /// read it: in a folder that cannot be written, SQLite's words are of writing a database.
  func opening(_ header: [UInt8], isFolderWritable: Bool) -> DatabaseProblem {
    guard !isFolderWritable, header.count > 19, header[19] == 2 else { return self }
    switch self {
    case .readOnly, .database:
      return .refused("It has a write-ahead log, for which its folder must be writable.")
    default: return self
    }
  }

  /// - Parameter error: an error of GRDB, or one of these.
  package init(_ error: any Error) {
    switch error {
    case let problem as DatabaseProblem: self = problem
    case is CancellationError: self = .cancelled
    case let error as DatabaseError:
      let words = error.message ?? "\(error.resultCode)"
      switch error.resultCode {
      case .SQLITE_BUSY, .SQLITE_LOCKED: self = .locked
      case .SQLITE_INTERRUPT, .SQLITE_ABORT: self = .cancelled
      case .SQLITE_NOTADB: self = .noDatabase(words)
      case .SQLITE_READONLY: self = .readOnly(words)
      default: self = .database(words)
      }
    default: self = .database("\(error)")
    }
  }
}
