/// The names and words that go on with what a person types.
package struct Completion: Hashable, Sendable {
  /// The bytes that a choice replaces.
  package let range: Range<Int>
  package let choices: [String]

  /// The most choices that are offered.
  private static let most = 30

  /// - Parameters:
  ///   - text: the text in UTF-8.
  ///   - cursor: the offset of the cursor.
  package init?(_ text: [UInt8], at cursor: Int, in schema: Schema) {
    let cursor = min(max(0, cursor), text.count)
    guard !Self.isInQuotes(text[..<cursor]) else { return nil }
    let start = text[..<cursor].lastIndex { !Self.isInName($0) }.map { $0 + 1 } ?? 0
    let word = String(decoding: text[start..<cursor], as: UTF8.self)
    let names = Self.tables(in: text, schema)
    let isAfterPeriod = start > 0 && text[start - 1] == 0x2E
    guard isAfterPeriod || !word.isEmpty else { return nil }
    range = start..<cursor
    var found: [String] = []
    if isAfterPeriod {
      let before = text[..<(start - 1)].lastIndex { !Self.isInName($0) }.map { $0 + 1 } ?? 0
      let owner = String(decoding: text[before..<(start - 1)], as: UTF8.self).lowercased()
      let table =
        names.first { $0.alias == owner || $0.table.name.lowercased() == owner }?.table
        ?? schema.tables.first { $0.name.lowercased() == owner }
      // The table of a short name may be written later.
      let tables = table.map { [$0] } ?? schema.tables
      found = tables.flatMap { $0.shown.map { SQLName.written($0.name) } }
    } else {
      let isSmall = word == word.lowercased()
      let near = names.flatMap { $0.table.shown.map(\.name) }
      let tables = schema.tables.filter { $0.kind != .shadow }.map(\.name)
      let far = schema.tables.flatMap { $0.shown.map(\.name) }
      let words = SQLWords.offered.map { isSmall ? $0.lowercased() : $0 }
      found = (near + tables).map(SQLName.written) + words + far.map(SQLName.written)
    }
    let prefix = word.lowercased()
    var known: Set<String> = []
    let matches = found.filter {
      let name = $0.hasPrefix("\"") ? $0.dropFirst() : $0[...]
      return name.lowercased().hasPrefix(prefix) && DisplayText.line($0) == $0
        && known.insert($0.lowercased()).inserted
    }
    choices = Array(matches.prefix(Self.most))
    guard !choices.isEmpty, choices.count > 1 || choices[0] != word else { return nil }
  }

  private static func isInName(_ byte: UInt8) -> Bool {
    0x30...0x39 ~= byte || 0x41...0x5A ~= byte || 0x61...0x7A ~= byte || byte == 0x5F
      || byte >= 0x80
  }

  /// Whether the end of a text is in a text in quotes or in a comment.
  private static func isInQuotes(_ text: ArraySlice<UInt8>) -> Bool {
    var quote: UInt8?
    var last: UInt8 = 0
    for byte in text {
      if let open = quote {
        // A comment ends with its line.
        if byte == open { quote = nil }
      } else if byte == 0x27 {
        quote = byte
      } else if byte == 0x2D, last == 0x2D {
        quote = 0x0A
      }
      last = byte
    }
    return quote != nil
  }

  /// The tables that a text names, with the names that it gives them.
  private static func tables(
    in text: [UInt8], _ schema: Schema
  ) -> [(table: DatabaseTable, alias: String)] {
    let words = text.split { !isInName($0) }.map {
      String(decoding: $0, as: UTF8.self).lowercased()
    }
    var known: [String: DatabaseTable] = [:]
    for table in schema.tables { known[table.name.lowercased()] = table }
    return words.indices.compactMap { place in
      guard place > 0, ["from", "join", "update", "into", "table"].contains(words[place - 1]),
        let table = known[words[place]]
      else { return nil }
      let next = place + 1 < words.count && words[place + 1] == "as" ? place + 2 : place + 1
      return (table, next < words.count ? words[next] : "")
    }
  }
}
