/// The rows that a person wants to see, as a text says it.
///
///     age > 30 and name ~ ada      comparisons; "~" is "contains"
///     "first name" is not null     a name with blanks is in quotes
///     kate                         a text that is in any column
///     'a = b'                      the same, of a text that looks like a comparison
///     where a = 1 or b in (2, 3)   a condition in SQL
package struct Filter: Hashable, Sendable {
  package enum Term: Hashable, Sendable {
    case compare(String, Operator, SQLValue)
    case isNull(String, Bool)
    /// A part of a column's text, and whether that is not to be there.
    case contains(String, String, isNegated: Bool)
    /// A part of the text of any of some columns.
    case anywhere([String], String)
    /// A condition in SQL, as it was written.
    case condition(String)
  }

  package enum Operator: String, Hashable, Sendable, CaseIterable {
    case lessOrEqual = "<=", greaterOrEqual = ">=", notEqual = "!=", different = "<>"
    case same = "==", equal = "=", less = "<", greater = ">", like = "like", glob = "glob"

    var isWord: Bool { self == .like || self == .glob }

    var sql: String {
      switch self {
      case .notEqual, .different: "IS NOT"
      case .same: "="
      default: rawValue.uppercased()
      }
    }
  }

  package let terms: [Term]

  /// The text that is looked for in all columns, if that is what the filter means.
  package var freeText: String? {
    if case .anywhere(_, let text)? = terms.first { text } else { nil }
  }

  /// Whether it is a condition in SQL, which the database may refuse.
  package var isSQL: Bool { if case .condition? = terms.first { true } else { false } }

  /// - Returns: `nil` for a text that chooses nothing.
  /// - Throws: `DatabaseProblem.refused` for a comparison of no column, or without a value.
  package init?(_ text: String, in table: DatabaseTable) throws(DatabaseProblem) {
    var reader = FilterReader(text, in: table)
    terms = try reader.terms()
    if terms.isEmpty { return nil }
  }

  /// The condition, whose parameters have numbers from one on, and their values.
  func sql(from first: Int) -> (String, [SQLValue]) {
    var arguments: [SQLValue] = []
    let conditions = terms.map { term in
      let mark = "?\(first + arguments.count)"
      switch term {
      case .compare(let column, let sign, let value):
        arguments.append(value)
        return "\(SQLName.quoted(column)) \(sign.sql) \(mark)"
      case .isNull(let column, let isNull):
        return "\(SQLName.quoted(column)) IS \(isNull ? "" : "NOT ")NULL"
      case .contains(let column, let text, let isNegated):
        arguments.append(.text(Self.pattern(text)))
        let name = SQLName.quoted(column)
        return isNegated
          ? "(\(name) IS NULL OR \(name) NOT LIKE \(mark) ESCAPE '\\')"
          : "\(name) LIKE \(mark) ESCAPE '\\'"
      // A comment at its end does not go on.
      case .condition(let sql): return "(\(sql)\n)"
      case .anywhere(let columns, let text):
        arguments.append(.text(Self.pattern(text)))
        return Self.any(
          columns.map { "\(SQLName.quoted($0)) LIKE \(mark) ESCAPE '\\'" }[...])
      }
    }
    return (conditions.joined(separator: " AND "), arguments)
  }

  /// Joins conditions in halves: SQLite limits how deep an expression is.
  private static func any(_ conditions: ArraySlice<String>) -> String {
    guard conditions.count > 1 else { return conditions.first ?? "0" }
    let middle = conditions.startIndex + conditions.count / 2
    return "(\(any(conditions[..<middle])) OR \(any(conditions[middle...])))"
  }

  private static func pattern(_ text: String) -> String {
    "%" + text.map { "%_\\".contains($0) ? "\\\($0)" : "\($0)" }.joined() + "%"
  }
}
