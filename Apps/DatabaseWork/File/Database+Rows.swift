import GRDB
import GRDBSQLite

/// The row at which a statement is.
///
/// SQLite's own functions read it, since they give the beginning of a long value, and bytes that
/// are no UTF-8, as they are.
package struct RowReader {
  fileprivate let statement: SQLiteStatement

  package var count: Int { Int(sqlite3_column_count(statement)) }

  package func isNull(_ column: Int) -> Bool {
    sqlite3_column_type(statement, Int32(column)) == SQLITE_NULL
  }

  package func integer(_ column: Int) -> Int {
    Int(sqlite3_column_int64(statement, Int32(column)))
  }

  package func text(_ column: Int) -> String {
    String(decoding: bytes(column, most: .max), as: UTF8.self)
  }

  /// The value of a column: all of it, or its first bytes.
  package func value(_ column: Int, most: Int = .max) -> SQLValue {
    let place = Int32(column)
    switch sqlite3_column_type(statement, place) {
    case SQLITE_INTEGER: return .integer(sqlite3_column_int64(statement, place))
    case SQLITE_FLOAT: return .real(sqlite3_column_double(statement, place))
    case SQLITE_TEXT: return .bytes(bytes(column, most: most))
    case SQLITE_BLOB: return .blob(bytes(column, most: most))
    default: return .null
    }
  }

  package func cell(_ column: Int) -> SQLCell {
    let value = value(column, most: SQLCell.most)
    return SQLCell(value, byteCount: Int(sqlite3_column_bytes(statement, Int32(column))))
  }

  private func bytes(_ column: Int, most: Int) -> [UInt8] {
    let place = Int32(column)
    let isText = sqlite3_column_type(statement, place) != SQLITE_BLOB
    // Unsafe: SQLite's pointer is valid until the statement steps on, and the bytes are copied.
    // The text is asked for before its length, which depends on the encoding.
    let start: UnsafeRawPointer? =
      isText
      ? sqlite3_column_text(statement, place).map { UnsafeRawPointer($0) }
      : sqlite3_column_blob(statement, place)
    let count = min(most, Int(sqlite3_column_bytes(statement, place)))
    guard let start, count > 0 else { return [] }
    let bytes = UnsafeRawBufferPointer(start: start, count: count)
    // A text is not cut within a character.
    let end = isText && count == most ? bytes.lastIndex { $0 & 0xC0 != 0x80 } ?? count : count
    return Array(bytes[..<end])
  }
}

extension Database {
  /// Runs a statement, and reads its rows.
  func rows(
    _ sql: String, _ arguments: [SQLValue] = [], _ take: (RowReader) throws -> Void
  ) throws {
    try run(try makeStatement(sql: sql), arguments) {
      try take($0)
      return true
    }
  }

  /// Runs a statement to its end, or until `take` returns false.
  func run(
    _ statement: Statement, _ arguments: [SQLValue] = [],
    _ take: (RowReader) throws -> Bool = { _ in true }
  ) throws {
    let handle = statement.sqliteStatement
    defer {
      sqlite3_reset(handle)
      sqlite3_clear_bindings(handle)
    }
    for (place, value) in arguments.enumerated() {
      try check(Self.bind(value, at: Int32(place + 1), of: handle), statement)
    }
    let reader = RowReader(statement: handle)
    while true {
      let code = sqlite3_step(handle)
      if code == SQLITE_DONE { return }
      guard code == SQLITE_ROW else { return try check(code, statement) }
      guard try take(reader) else { return }
    }
  }

  /// Runs a statement that has no rows.
  func change(_ sql: String, _ arguments: [SQLValue] = []) throws {
    try run(try makeStatement(sql: sql), arguments)
  }

  /// Returns the first value of the first row.
  func first(_ sql: String, _ arguments: [SQLValue] = []) throws -> SQLValue? {
    var value: SQLValue?
    try run(try makeStatement(sql: sql), arguments) {
      value = $0.value(0)
      return false
    }
    return value
  }

  private func check(_ code: Int32, _ statement: Statement) throws {
    guard code != SQLITE_OK else { return }
    throw DatabaseError(
      resultCode: ResultCode(rawValue: code), message: lastErrorMessage, sql: statement.sql)
  }

  private typealias ResultCode = GRDB.ResultCode

  private static func bind(_ value: SQLValue, at place: Int32, of handle: SQLiteStatement) -> Int32
  {
    // Unsafe: C's SQLITE_TRANSIENT, a macro that Swift does not import, is this address and no
    // function. SQLite never calls it, and copies the bytes before it returns.
    let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    switch value {
    case .null: return sqlite3_bind_null(handle, place)
    case .integer(let number): return sqlite3_bind_int64(handle, place, number)
    case .real(let number): return sqlite3_bind_double(handle, place, number)
    case .bytes(let bytes):
      // Unsafe: a byte and a character of C have the same layout, and no pointer outlives the call.
      return bytes.withUnsafeBufferPointer { bytes in
        bytes.withMemoryRebound(to: CChar.self) {
          // An empty text has an address, or it would be NULL.
          $0.isEmpty
            ? sqlite3_bind_text(handle, place, "", 0, transient)
            : sqlite3_bind_text(handle, place, $0.baseAddress, Int32($0.count), transient)
        }
      }
    case .blob(let bytes):
      guard !bytes.isEmpty else { return sqlite3_bind_zeroblob(handle, place, 0) }
      return bytes.withUnsafeBytes {
        sqlite3_bind_blob(handle, place, $0.baseAddress, Int32($0.count), transient)
      }
    }
  }
}
