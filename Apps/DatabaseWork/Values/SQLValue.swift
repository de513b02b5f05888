/// A value in a database.
package enum SQLValue: Hashable, Sendable {
  case null
  case integer(Int64)
  case real(Double)
  /// A text, as its bytes in UTF-8: a database may hold what is no text.
  case bytes([UInt8])
  case blob([UInt8])

  package static func text(_ text: String) -> SQLValue { .bytes(Array(text.utf8)) }

  /// SQLite's word for the type.
  package var type: String {
    switch self {
    case .null: "null"
    case .integer: "integer"
    case .real: "real"
    case .bytes: "text"
    case .blob: "blob"
    }
  }

  /// The value as SQL.
  package var literal: String {
    switch self {
    case .null: "NULL"
    case .integer(let number): "\(number)"
    case .real(let number): NumberText.text(of: number)
    case .bytes(let bytes):
      if let text = String(validating: bytes, as: UTF8.self), !bytes.contains(0) {
        "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''")
          + "'"
      } else {
        "CAST(x'\(Hex.text(of: bytes))' AS TEXT)"
      }
    case .blob(let bytes): "x'\(Hex.text(of: bytes))'"
    }
  }
}

/// Numbers with a fraction.
package enum NumberText {
  /// The shortest decimals that mean a number. SQLite has no literal of an infinity but a number
  /// that is too large.
  package static func text(of number: Double) -> String {
    if number.isNaN { return "NULL" }
    return number.isInfinite ? (number < 0 ? "-9.0e+999" : "9.0e+999") : "\(number)"
  }
}
