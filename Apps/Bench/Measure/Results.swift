import RecurseTerminal

/// Measurements of one kind, as a table, as JSON and as a plot.
struct Results {
  let title: String
  /// The heading of the column that names the rows, such as operations or sizes.
  let head: String
  let columns: [String]
  private(set) var rows: [(name: String, values: [Double?])] = []

  init(_ title: String, _ head: String, columns: [String]) {
    self.title = title
    self.head = head
    self.columns = columns
  }

  mutating func add(_ name: String, _ values: [Double?]) {
    precondition(values.count == columns.count, "a row of \(title) has another number of columns")
    rows.append((name, values))
  }

  var table: String {
    var lines = [[head] + columns]
    for row in rows { lines.append([row.name] + row.values.map { $0.map(Self.short) ?? "-" }) }
    let widths = lines[0].indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
    var text = "\(title)\n"
    for line in lines {
      for (column, cell) in line.enumerated() {
        let blanks = String(repeating: " ", count: widths[column] - cell.count)
        text += column == 0 ? "  \(cell)\(blanks)" : "  \(blanks)\(cell)"
      }
      text += "\n"
    }
    return text
  }

  var json: String {
    let rows = rows.map { row in
      let fields = zip(columns, row.values).map {
        "\(JSONText.quoted($0)): \($1.map(Self.exact) ?? "null")"
      }
      let all = [JSONText.quoted(head) + ": " + JSONText.quoted(row.name)] + fields
      return "    {\(all.joined(separator: ", "))}"
    }
    return
      "  {\"title\": \(JSONText.quoted(title)), \"rows\": [\n\(rows.joined(separator: ",\n"))\n  ]}"
  }

  /// Three significant digits.
  static func short(_ value: Double) -> String {
    guard value.isFinite else { return "-" }
    if abs(value) >= 100 || value == value.rounded() { return "\(Int(value.rounded()))" }
    return abs(value) >= 10 ? "\((value * 10).rounded() / 10)" : "\((value * 100).rounded() / 100)"
  }

  private static func exact(_ value: Double) -> String { value.isFinite ? "\(value)" : "null" }
}

extension [Results] {
  var json: String { "[\n\(map(\.json).joined(separator: ",\n"))\n]\n" }
}
