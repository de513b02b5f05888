/// A reader of a filter's text.
///
///     text ── term ── and ── term …        no term at the beginning: all is a free text
///
/// What looks like a comparison is none by mistake, so it is refused: `citty = 3`, `age =`.
struct FilterReader {
  private let text: String
  private let table: DatabaseTable
  private var rest: Substring

  init(_ text: String, in table: DatabaseTable) {
    (self.text, self.table) = (text, table)
    rest = text[...]
  }

  mutating func terms() throws(DatabaseProblem) -> [Filter.Term] {
    var terms: [Filter.Term] = []
    skipBlanks()
    guard !rest.isEmpty else { return [] }
    if word("where") { return rest.isEmpty ? [] : [.condition(String(rest))] }
    if let quoted = wholeQuoted() { return [anywhere(quoted)] }
    while true {
      let start = rest
      guard let term = term() else {
        rest = start
        try refuseTerm(after: terms)
        break
      }
      terms.append(term)
      if rest.isEmpty { return terms }
      guard word("and") else {
        throw .refused(
          "“\(DisplayText.line(String(rest)))” cannot follow a condition. "
            + "“where …” takes all of SQL.")
      }
    }
    let free = text.drop(while: \.isWhitespace)
    let end = free.lastIndex { !$0.isWhitespace } ?? free.startIndex
    return [anywhere(String(free[...end]))]
  }

  private func anywhere(_ text: String) -> Filter.Term {
    .anywhere(table.shown.map(\.name), text)
  }

  /// Refuses what is no term, but looks like a part of a condition.
  private mutating func refuseTerm(after terms: [Filter.Term]) throws(DatabaseProblem) {
    let (start, name) = (rest, name())
    let sign = Self.signs.first { take($0) }
    if let name, sign != nil, table.column(name) == nil {
      let names = table.shown.map { DisplayText.line($0.name) }.joined(separator: ", ")
      throw .refused(
        "No column is “\(DisplayText.line(name))”. There are: \(names). "
          + "A text to look for can be in quotes: '…'")
    }
    if let sign, name != nil { throw .refused("A value is missing after “\(sign)”.") }
    guard !terms.isEmpty else { return }
    throw .refused(
      start.isEmpty
        ? "A condition is missing after “and”."
        : "“\(DisplayText.line(String(start)))” is no condition. "
          + "A value with “and” is in quotes: '…'")
  }

  /// The signs of comparisons, the longer ones first.
  private static let signs =
    ["!~", "~"] + Filter.Operator.allCases.filter { !$0.isWord }.map(\.rawValue)

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
      let isWord = sign.isWord
      guard isWord ? word(sign.rawValue) : take(sign.rawValue) else { continue }
      return value().map { .compare(column, sign, isWord ? .text(Self.plain($0)) : $0) }
    }
    return nil
  }

  private mutating func column() -> String? { name().flatMap { table.column($0)?.name } }

  /// A word, or a name in quotes.
  private mutating func name() -> String? {
    if let name = quoted("\"", "\"") ?? quoted("[", "]") ?? quoted("`", "`") { return name }
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }
    guard !name.isEmpty else { return nil }
    rest.removeFirst(name.count)
    skipBlanks()
    return String(name)
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

  /// The text in quotes that is all there is.
  private mutating func wholeQuoted() -> String? {
    let start = rest
    if let text = quoted("'", "'"), rest.isEmpty, !text.isEmpty { return text }
    rest = start
    return nil
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
