import DatabaseWork

/// A statement that made a table or a view, in several lines if it has one alone.
///
///     CREATE TABLE pets(                CREATE VIEW old AS
///       id INTEGER PRIMARY KEY,         SELECT name
///       name TEXT NOT NULL              FROM pets
///     )                                 WHERE age > 9
enum StatementLayout {
  static func lines(of sql: String) -> String {
    // A person has laid it out, or there is a comment up to the end of a line.
    guard !sql.contains(where: \.isNewline) else { return sql }
    let words = sql.split(separator: " ", maxSplits: 3).map { $0.uppercased() }
    guard words.first == "CREATE" else { return sql }
    if words.dropFirst().contains("VIEW") { return clauses(of: sql) }
    return words.dropFirst().prefix(2).contains("TABLE") ? columns(of: sql) : sql
  }

  /// A column or a constraint in each line.
  private static func columns(of sql: String) -> String {
    var scan = SQLScan()
    var parts: [String] = []
    var (head, part, rest) = ("", "", "")
    for character in sql {
      let before = scan.depth
      scan.take(character)
      switch (before, scan.depth) {
      case (0, 0) where parts.isEmpty && part.isEmpty: head.append(character)
      case (0, 1) where parts.isEmpty: head.append(character)
      case (1, 0) where rest.isEmpty:
        parts.append(part)
        rest.append(character)
      case _ where !rest.isEmpty || before == 0: rest.append(character)
      case (1, 1) where character == "," && !scan.isQuoted:
        parts.append(part)
        part = ""
      default: part.append(character)
      }
    }
    guard !parts.isEmpty, !rest.isEmpty else { return sql }
    let lines = parts.map { "  " + String($0.drop(while: \.isWhitespace)) }
    return head + "\n" + lines.joined(separator: ",\n") + "\n" + rest
  }

  /// The words with which a part of a `SELECT` begins.
  private static let beginnings: Set<String> = [
    "SELECT", "FROM", "WHERE", "GROUP", "HAVING", "ORDER", "LIMIT", "UNION", "EXCEPT",
    "INTERSECT", "JOIN", "LEFT", "INNER", "CROSS", "NATURAL",
  ]
  /// The words before a `JOIN` that begin its line.
  private static let joins: Set<String> = ["LEFT", "INNER", "CROSS", "NATURAL", "OUTER"]

  /// A part of the `SELECT` in each line.
  private static func clauses(of sql: String) -> String {
    var scan = SQLScan()
    var (lines, last) = ("", "")
    for word in sql.split(separator: " ", omittingEmptySubsequences: false) {
      let isOutside = scan.depth == 0 && !scan.isQuoted
      let upper = word.uppercased()
      let begins =
        isOutside && beginnings.contains(upper) && !(upper == "JOIN" && joins.contains(last))
      if !lines.isEmpty { lines.append(begins ? "\n" : " ") }
      lines += word
      for character in word { scan.take(character) }
      scan.take(" ")
      last = upper
    }
    return lines
  }
}

/// The brackets and quotes around a place in a statement.
private struct SQLScan {
  private(set) var depth = 0
  /// The sign that ends the name or text at the place.
  private var end: Character?

  var isQuoted: Bool { end != nil }

  mutating func take(_ character: Character) {
    if let end {
      // A doubled sign ends the text, and begins it again.
      if character == end { self.end = nil }
      return
    }
    switch character {
    case "'", "\"", "`": end = character
    case "[": end = "]"
    case "(": depth += 1
    case ")": depth -= 1
    default: break
    }
  }
}
