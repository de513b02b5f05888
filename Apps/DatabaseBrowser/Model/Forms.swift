import DatabaseWork
import RecurseReaders

/// All of a value, in a sheet.
package struct ValueForm: Identifiable {
  package let id: Int
  let table: DatabaseTable
  let key: [SQLValue]
  let column: DatabaseColumn
  let cell: SQLCell
  /// The value, once it is read.
  package var value: SQLValue?
  var text = ""
  /// The lines of a text that is too long to be laid out as a whole.
  private(set) var lines: Log?

  /// Whether the text is the value, and not only tells of it.
  var isEditable: Bool {
    guard table.whyFixed == nil, !column.isGenerated else { return false }
    if case .bytes(let bytes)? = value { return DisplayText.lines(bytes) == text || isText(bytes) }
    return false
  }

  private func isText(_ bytes: [UInt8]) -> Bool {
    String(validating: bytes, as: UTF8.self).map { DisplayText.lines(bytes) == $0 } ?? false
  }

  mutating func take(_ value: SQLValue) {
    self.value = value
    switch value {
    case .bytes(let bytes): text = DisplayText.lines(bytes)
    case .blob(let bytes): text = Hex.dump(Array(bytes.prefix(1 << 16)))
    case .null, .integer, .real: text = SQLCell(value).words
    }
    let isShort =
      text.utf8.count <= Self.mostAtOnce && text.count(where: \.isNewline) < Self.mostLines
    lines = isShort ? nil : Log(text)
  }

  /// The bytes and the lines of a text that has some rows at most.
  private static let (mostAtOnce, mostLines) = (800, 12)
}

/// The values of a row that is to be made.
package struct RowForm {
  let table: DatabaseTable
  package var fields: [Field]
  package var problem: String?

  package struct Field: Identifiable {
    let column: DatabaseColumn
    /// Whether the database numbers rows by it.
    let isNumbered: Bool
    package var text = ""
    package var id: String { column.name }

    /// The type of the column, and what an empty field means.
    var prompt: String {
      let type = DisplayText.line(column.type.lowercased())
      let none =
        column.defaultValue.map { "default " + DisplayText.line($0) }
        ?? (isNumbered ? "the next number" : column.isRequired ? "required" : "NULL")
      return type.isEmpty ? none : "\(type), \(none)"
    }
  }

  init(_ table: DatabaseTable) {
    self.table = table
    fields = table.shown.filter { !$0.isGenerated }.map {
      Field(column: $0, isNumbered: $0 == table.rowIDColumn)
    }
  }

  /// The values of the fields that are not empty.
  func values() throws(DatabaseProblem) -> [String: SQLValue] {
    var values: [String: SQLValue] = [:]
    for field in fields where !field.text.isEmpty {
      values[field.column.name] = try TypedText.value(
        field.text, inPlaceOf: .null, column: field.column)
    }
    return values
  }

  subscript(field id: String) -> String {
    get { fields.first { $0.id == id }?.text ?? "" }
    set {
      guard let place = fields.firstIndex(where: { $0.id == id }) else { return }
      fields[place].text = newValue
    }
  }
}
