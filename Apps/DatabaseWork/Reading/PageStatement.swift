/// The statements that read a page.
///
/// A row is found by its key, so that a page far down costs what the first one does. The rows after
/// a value are in up to two parts, since `NULL` is before all values but compares with none:
///
///     ascending, after 5     c > 5 or the key is greater
///     ascending, after NULL  c is NULL and the key is greater │ c is not NULL
///     descending, after 5    c < 5 or the key is less         │ c is NULL
struct PageStatement {
  let query: TableQuery
  let place: PagePlace

  /// A condition with the values of its parameters.
  struct Part {
    var condition: String?
    var arguments: [SQLValue] = []
  }

  /// Whether rows come in ascending order of the sorted column.
  private var isAscending: Bool { query.isAscending != place.isBackward }

  /// The parts in the order of their rows.
  var parts: [Part] {
    if case .number(let number) = place {
      let key = query.key.first ?? "rowid"
      return [Part(condition: "\(key) >= ?1", arguments: [.integer(number)])]
    }
    guard let row = place.row else { return [Part()] }
    let key = keyAfter(row)
    guard let name = query.sorted else { return [key] }
    let column = SQLName.quoted(name)
    guard let value = row.sorted, value != .null else {
      let same = Part(
        condition: "\(column) IS NULL AND \(key.condition ?? "1")", arguments: row.key)
      return isAscending ? [same, Part(condition: "\(column) IS NOT NULL")] : [same]
    }
    let sign = isAscending ? ">" : "<"
    let later = keyAfter(row, from: 2).condition ?? "0"
    let rest = Part(
      condition: "\(column) \(sign)= ?1 AND (\(column) \(sign) ?1 OR \(later))",
      arguments: [value] + row.key)
    return isAscending ? [rest] : [rest, Part(condition: "\(column) IS NULL")]
  }

  private func keyAfter(_ row: TableRow, from first: Int = 1) -> Part {
    let sign = isAscending ? ">" : "<"
    let marks = query.key.indices.map { "?\($0 + first)" }.joined(separator: ", ")
    let names = query.key.joined(separator: ", ")
    let condition =
      query.key.count == 1
      ? "\(names) \(sign) \(marks)" : "(\(names)) \(sign) (\(marks))"
    return Part(condition: condition, arguments: row.key)
  }

  /// The statement of a part. Its last two parameters are the number of rows, and of those that are
  /// passed over.
  func sql(_ part: Part) -> (String, [SQLValue]) {
    let columns = query.table.shown.map { SQLName.quoted($0.name) }
    let sorted = query.sorted.map(SQLName.quoted)
    let direction = isAscending ? "" : " DESC"
    let order = (sorted.map { [$0] } ?? []) + query.key
    var conditions = part.condition.map { [$0] } ?? []
    var arguments = part.arguments
    if let filter = query.filter {
      let (condition, values) = filter.sql(from: arguments.count + 1)
      conditions.append(condition)
      arguments += values
    }
    let filtered =
      conditions.isEmpty ? "" : " WHERE " + conditions.map { "(\($0))" }.joined(separator: " AND ")
    let ordered =
      order.isEmpty ? "" : " ORDER BY " + order.map { $0 + direction }.joined(separator: ", ")
    let selected = (columns + query.key + (sorted.map { [$0] } ?? [])).joined(separator: ", ")
    return (
      "SELECT \(selected) FROM \(query.source)\(filtered)\(ordered) "
        + "LIMIT ?\(arguments.count + 1) OFFSET ?\(arguments.count + 2)", arguments
    )
  }
}
