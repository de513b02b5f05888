import Foundation

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

  /// The value as other programs take it: a text as it is, a blob as hexadecimal digits.
  package var copied: String {
    switch self {
    case .bytes(let bytes): String(decoding: bytes, as: UTF8.self)
    case .blob(let bytes): Hex.text(of: bytes)
    case .null, .integer, .real: SQLCell(self).words
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

/// Numbers as texts.
package enum NumberText {
  /// A number of rows in words.
  package static func rows(_ count: Int) -> String {
    "\(grouped(count)) \(count == 1 ? "row" : "rows")"
  }

  /// A number in groups of three digits.
  package static func grouped(_ number: Int) -> String {
    let digits = Array("\(number)")
    return digits.indices.map { place in
      let isGroup = place > 0 && (digits.count - place) % 3 == 0
      return (isGroup ? "," : "") + String(digits[place])
    }
    .joined()
  }

  /// A number in 15 digits at most, which all decimals that a person writes keep.
  package static func short(_ number: Double) -> String {
    let text = String(format: "%.15g", number)
    // A number that is whole keeps the sign that it is no integer.
    guard let rounded = Double(text), rounded.isFinite else { return self.text(of: number) }
    return self.text(of: rounded)
  }

  /// The shortest decimals that mean a number. SQLite has no literal of an infinity but a number
  /// that is too large.
  package static func text(of number: Double) -> String {
    if number.isNaN { return "NULL" }
    return number.isInfinite ? (number < 0 ? "-9.0e+999" : "9.0e+999") : "\(number)"
  }
}
