/// The values that a person means by a text.
package enum TypedText {
  /// Returns the value of a text in the place of another value. It has the type of that one if the
  /// text can be read so; the affinity of the column then has its say, in the database.
  ///
  ///     before     typed   value
  ///     an integer 12      12         (x stays a text: the database decides)
  ///     a blob     00ff    x'00ff'    (x is refused)
  ///     a text     12      '12'
  ///     NULL       ''      an empty text (NULL is shown as one while it is edited)
  package static func value(
    _ text: String, inPlaceOf old: SQLValue, column: DatabaseColumn?
  ) throws(DatabaseProblem) -> SQLValue {
    switch old {
    case .integer, .real: return number(text) ?? .text(text)
    case .blob: return try blob(text)
    case .bytes: return .text(text)
    case .null where text == "''": return .text("")
    case .null:
      guard let column, column.affinity == .blob else { return .text(text) }
      return column.type.isEmpty ? number(text) ?? .text(text) : try blob(text)
    }
  }

  private static func blob(_ text: String) throws(DatabaseProblem) -> SQLValue {
    guard let bytes = Hex.bytes(text) else {
      throw .refused("“\(DisplayText.line(text))” is no blob: type its bytes as 00ff.")
    }
    return .blob(bytes)
  }

  /// Returns a number, if the text is nothing else.
  package static func number(_ text: String) -> SQLValue? {
    if let number = Int64(text) { return .integer(number) }
    guard let first = text.unicodeScalars.first, "+-.0123456789".unicodeScalars.contains(first),
      !text.lowercased().contains("x"), let number = Double(text), !number.isNaN
    else { return nil }
    return .real(number)
  }
}
