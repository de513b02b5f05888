/// A reader of a filter's text.
///
///     text ── term ── and ── term …        a term that begins with no column: all is a free text
struct FilterReader {
  private let text: String
  private let table: DatabaseTable
  private var rest: Substring

  init(_ text: String, in table: DatabaseTable) {
    (self.text, self.table) = (text, table)
    rest = text[...]
  }

  mutating func terms() -> [Filter.Term] {
    var terms: [Filter.Term] = []
    skipBlanks()
    guard !rest.isEmpty else { return [] }
    if word("where") { return rest.isEmpty ? [] : [.condition(String(rest))] }
    while let term = term() {
      terms.append(term)
      if rest.isEmpty { return terms }
      guard word("and") else { break }
    }
    let free = text.drop(while: \.isWhitespace)
    let end = free.lastIndex { !$0.isWhitespace } ?? free.startIndex
    return [.anywhere(table.shown.map(\.name), String(free[...end]))]
  }

  private mutating func term() -> Filter.Term? {
    guard let column = column() else { return nil }
    if word("is") {
      let isNull = !word("not")
      return word("null") ? .isNull(column, isNull) : nil
    }
    for (sign, isNegated) in [("!~", true), ("~", false)] where take(sign) {
      return value().map { .contains(column, Self.plain($0), isNegated: isNegated) }
    }
    for sign in Filter.Operator.allCases {
      let isWord = sign == .like || sign == .glob
      guard isWord ? word(sign.rawValue) : take(sign.rawValue) else { continue }
      return value().map { .compare(column, sign, isWord ? .text(Self.plain($0)) : $0) }
    }
    return nil
  }

  private mutating func column() -> String? {
    if let name = quoted("\"", "\"") ?? quoted("[", "]") ?? quoted("`", "`") {
      return table.column(name)?.name
    }
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }
    guard !name.isEmpty, let column = table.column(String(name)) else { return nil }
    rest.removeFirst(name.count)
    skipBlanks()
    return column.name
  }

  /// A text in quotes, a number, or the words up to the next "and".
  private mutating func value() -> SQLValue? {
    if let text = quoted("'", "'") ?? quoted("\"", "\"") { return .text(text) }
    var words: [Substring] = []
    while !rest.isEmpty, !startsWithWord("and") {
      let word = rest.prefix { !$0.isWhitespace }
      words.append(word)
      rest.removeFirst(word.count)
      skipBlanks()
    }
    guard !words.isEmpty else { return nil }
    let text = words.joined(separator: " ")
    return TypedText.number(text) ?? .text(text)
  }

  private static func plain(_ value: SQLValue) -> String { SQLCell(value).words }

  // MARK: - Scanning

  private mutating func skipBlanks() { rest = rest.drop(while: \.isWhitespace) }

  private mutating func take(_ sign: String) -> Bool {
    guard rest.hasPrefix(sign) else { return false }
    rest.removeFirst(sign.count)
    skipBlanks()
    return true
  }

  private func startsWithWord(_ word: String) -> Bool {
    rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }.lowercased() == word
  }

  private mutating func word(_ word: String) -> Bool {
    guard startsWithWord(word) else { return false }
    rest.removeFirst(word.count)
    skipBlanks()
    return true
  }

  private mutating func quoted(_ open: Character, _ close: Character) -> String? {
    guard rest.first == open else { return nil }
    var body = rest.dropFirst()
    var text = ""
    while let character = body.popFirst() {
      if character == close {
        if body.first == close, open == close {
          body.removeFirst()
        } else {
          rest = body
          skipBlanks()
          return text
        }
      }
      text.append(character)
    }
    return nil
  }
}
