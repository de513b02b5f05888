import RecurseMarkdown
import Testing

/// The marks of what is open at the end of a stream are not shown: they become looks with the rest.
@Suite struct RawMarkLawTests {
  /// A part of a line, and what is shown of it.
  private struct Part {
    var source: String
    var shown: String

    init(_ source: String, shows shown: String? = nil) {
      (self.source, self.shown) = (source, shown ?? source)
    }

    init(_ parts: [Part], separator: Part = Part(" ")) {
      source = parts.map(\.source).joined(separator: separator.source)
      shown = parts.map(\.shown).joined(separator: separator.shown)
    }

    func inside(_ mark: String) -> Part { Part(mark + source + mark, shows: shown) }
  }

  // In code and before a letter, a backslash is one.
  private static let words: [Part] = [
    Part("word"), Part("é"), Part("snake_case"), Part("two words"), Part("日本"), Part("2 * 3"),
    Part("`a`", shows: "a"), Part("`a * b`", shows: "a * b"), Part("`\\`", shows: "\\"),
    Part("`c\\`", shows: "c\\"), Part("``a ` b``", shows: "a ` b"), Part("\\*", shows: "*"),
    Part("\\`no\\`", shows: "`no`"), Part("\\\\", shows: "\\"), Part("C:\\\\dir", shows: "C:\\dir"),
    Part("C:\\dir"), Part("\\~\\_", shows: "~_"),
  ]

  private func part(_ random: inout Random, depth: Int) -> Part {
    guard depth > 0, Bool.random(using: &random) else {
      return Self.words.randomElement(using: &random) ?? Part("")
    }
    let inner = (0..<Int.random(in: 1...2, using: &random)).map { _ in
      part(&random, depth: depth - 1)
    }
    let mark = ["**", "*", "_", "~~", "\\\n"].randomElement(using: &random) ?? ""
    return mark.hasPrefix("\\")
      ? Part(inner, separator: Part(mark, shows: "\n")) : Part(inner).inside(mark)
  }

  private func visible(_ document: MarkdownDocument) -> String {
    document.blocks.map { string(of: $0.value) }.joined(separator: "\n")
  }

  private func string(of block: MarkdownBlock) -> String {
    switch block {
    case .paragraph(let text), .heading(_, let text): text.string
    case .code(let code): code.text
    case .quote(let blocks): blocks.map { string(of: $0) }.joined(separator: "\n")
    case .list(let list):
      list.items.flatMap(\.blocks).map { string(of: $0) }.joined(separator: "\n")
    case .table(let table):
      (table.header + table.rows.joined()).map(\.string).joined(separator: "|")
    case .thematicBreak, .html: ""
    }
  }

  @Test(arguments: ["", "- ", "> ", "# ", "1. a\n2. ", "| a |\n|-|\n| "])
  func `each start of a stream shows a start of what the whole text shows`(before: String) {
    var count = 0
    for seed in 0..<800 {
      var random = Random(UInt64(seed))
      let parts = (0..<Int.random(in: 1...4, using: &random)).map { _ in part(&random, depth: 2) }
      let line = Part(parts)
      // A heading or a row has one line.
      guard !before.contains("|") && before != "# " || !line.shown.contains("\n") else { continue }
      // A star alone in a line behind an item or a quote begins a list, before more comes.
      guard before.isEmpty || !line.source.contains("\\\n*") else { continue }
      let whole = visible(MarkdownDocument(before + line.source))
      // Marks beside each other may mean something else.
      guard whole.hasSuffix(line.shown) else { continue }
      count += 1
      var stream = MarkdownDocument(before, isStreaming: true)
      for scalar in line.source.unicodeScalars {
        stream.append(String(scalar))
        let shown = visible(stream)
        let trimmed = String(shown.reversed().drop(while: \.isWhitespace).reversed())
        #expect(whole.hasPrefix(trimmed), "\(stream.text.debugDescription) shows \(shown)")
      }
    }
    #expect(count > 300)
  }
}
