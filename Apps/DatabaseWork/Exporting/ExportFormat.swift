/// A format of rows in a file, or of all that is in a database.
package enum ExportFormat: String, Hashable, Sendable {
  case csv = "CSV", json = "JSON"
  /// Statements that add the rows, or make the whole database.
  case sql = "SQL"
  /// A database, for a copy of a whole one.
  case sqlite = "SQLite"

  package var ending: String { rawValue.lowercased() }

  /// The text before all rows.
  func head(_ columns: [String]) -> String {
    switch self {
    case .csv: columns.map(Self.field).joined(separator: ",") + "\r\n"
    case .json: "["
    case .sql, .sqlite: ""
    }
  }

  /// A row in a file.
  func row(_ values: [SQLValue], _ columns: [String], of table: String, isFirst: Bool) -> String {
    switch self {
    case .csv: text(values, columns, of: table) + "\r\n"
    case .json: (isFirst ? "\n" : ",\n") + text(values, columns, of: table)
    case .sql, .sqlite: text(values, columns, of: table) + "\n"
    }
  }

  /// A row alone: a line of CSV, an object, or a statement.
  package func text(_ values: [SQLValue], _ columns: [String], of table: String) -> String {
    switch self {
    case .csv: values.map(Self.csv).joined(separator: ",")
    case .json:
      "{"
        + zip(columns, values).map { Self.string($0) + ":" + Self.json($1) }
        .joined(separator: ",") + "}"
    case .sql, .sqlite:
      "INSERT INTO \(SQLName.written(table))"
        + "(\(columns.map(SQLName.written).joined(separator: ", "))) "
        + "VALUES(\(values.map(\.literal).joined(separator: ", ")));"
    }
  }

  var foot: String { self == .json ? "\n]\n" : "" }

  // MARK: - Values

  /// `NULL` is nothing, and an empty text two quotes.
  private static func csv(_ value: SQLValue) -> String {
    switch value {
    case .null: ""
    case .integer(let number): "\(number)"
    case .real(let number): SQLCell(.real(number)).words
    case .bytes(let bytes): field(String(decoding: bytes, as: UTF8.self))
    case .blob(let bytes): Hex.text(of: bytes)
    }
  }

  private static func field(_ text: String) -> String {
    let isPlain =
      !text.isEmpty && text.utf8.allSatisfy { $0 != 0x22 && $0 != 0x2C && $0 != 0x0A && $0 != 0x0D }
      && text.utf8.first != 0x20 && text.utf8.last != 0x20
    guard !isPlain else { return text }
    return "\""
      + text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"")
      + "\""
  }

  private static func json(_ value: SQLValue) -> String {
    switch value {
    case .null: "null"
    case .integer(let number): "\(number)"
    case .real(let number): number.isNaN ? "null" : NumberText.text(of: number)
    case .bytes(let bytes): string(String(decoding: bytes, as: UTF8.self))
    case .blob(let bytes): string(Hex.text(of: bytes))
    }
  }

  private static func string(_ text: String) -> String {
    var json = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": json += "\\\""
      case "\\": json += "\\\\"
      case "\n": json += "\\n"
      case "\r": json += "\\r"
      case "\t": json += "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        let digits = String(scalar.value, radix: 16)
        json += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: json.unicodeScalars.append(scalar)
      }
    }
    return json + "\""
  }
}
