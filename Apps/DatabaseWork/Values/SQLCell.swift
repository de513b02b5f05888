/// A value as a table shows it: of a long one, the beginning.
package struct SQLCell: Hashable, Sendable {
  /// The most bytes of a value that are kept.
  package static let most = 256
  /// The most bytes of a blob that are shown: of a longer one, the size comes first.
  private static let mostHex = 16

  /// The value, or its beginning.
  package let value: SQLValue
  /// The number of bytes of all of a text or a blob.
  package let byteCount: Int

  package init(_ value: SQLValue, byteCount: Int? = nil) {
    self.value = value
    switch value {
    case .bytes(let bytes), .blob(let bytes): self.byteCount = byteCount ?? bytes.count
    case .null, .integer, .real: self.byteCount = 0
    }
  }

  package var isNull: Bool { value == .null }

  package var isNumber: Bool {
    switch value {
    case .integer, .real: true
    case .null, .bytes, .blob: false
    }
  }

  /// Whether the value is all there.
  package var isWhole: Bool {
    switch value {
    case .bytes(let bytes), .blob(let bytes): bytes.count == byteCount
    case .null, .integer, .real: true
    }
  }

  /// The value in a line, without anything that a terminal would obey.
  package var words: String {
    switch value {
    case .null: "NULL"
    case .integer(let number): "\(number)"
    case .real(let number):
      number.isInfinite ? (number < 0 ? "-Inf" : "Inf") : NumberText.text(of: number)
    case .bytes(let bytes): DisplayText.line(bytes) + (isWhole ? "" : "…")
    case .blob(let bytes) where byteCount > Self.mostHex:
      NumberText.grouped(byteCount) + " bytes x'\(Hex.text(of: bytes.prefix(Self.mostHex)))…'"
    case .blob(let bytes): "x'\(Hex.text(of: bytes))'"
    }
  }

  /// The value as a table shows it: a number with the digits that a person means, as `sqlite3` has
  /// it. The sum of prices is 243585.21, though the nearest number is 243585.21000000002.
  package var shown: String {
    guard case .real(let number) = value, number.isFinite else { return words }
    return NumberText.short(number)
  }

  /// The text that a person edits in a line; `nil` if the value is no such text.
  package var editable: String? {
    switch value {
    case .null: return ""
    case .integer, .real: return words
    case .bytes(let bytes):
      guard isWhole, let text = String(validating: bytes, as: UTF8.self),
        DisplayText.line(bytes) == text
      else { return nil }
      return text
    case .blob(let bytes): return byteCount <= 64 && isWhole ? Hex.text(of: bytes) : nil
    }
  }
}
