import RecurseMarkdown
import Testing

@Suite struct HostileTests {
  private func text(_ piece: String, _ count: Int) -> String {
    String(repeating: piece, count: count)
  }

  private func depth(_ block: MarkdownBlock) -> Int {
    switch block {
    case .quote(let blocks): 1 + (blocks.map { depth($0) }.max() ?? 0)
    case .list(let list): 1 + (list.items.flatMap(\.blocks).map { depth($0) }.max() ?? 0)
    default: 0
    }
  }

  @Test(arguments: [">", "> ", "- ", "1. ", "> - "])
  func `blocks nest only to the limit`(mark: String) {
    let document = MarkdownDocument(text(mark, 10_000) + "deep *text*")
    #expect(document.blocks.count == 1)
    #expect(depth(document.blocks[0].value) <= MarkdownBlock.depthLimit)
    #expect("\(document.blocks[0].value)".contains("deep text"))
  }

  // The time limits only end a test that would hang.
  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      "[", "![", "*", "**a ", "_", "*a_ ", "~~a ", "`", "<", "(", "\\", "&", "[a](", "[a]: ", "|",
      "<b ", "<!--", "www.", "a <?", "a <!B ", "a <![CDATA[",
    ])
  func `many openers are read to their end`(piece: String) {
    let document = MarkdownDocument(text(piece, 20_000), isStreaming: true)
    #expect(document.text.utf8.count == piece.utf8.count * 20_000)
  }

  @Test(.timeLimit(.minutes(1)), arguments: ["> ", "- ", "1. "])
  func `many lines after deep blocks are read to their end`(mark: String) {
    let source = text(mark, 10_000) + "a\n" + text("\n", 10_000) + text("b\n", 10_000)
    #expect(!MarkdownDocument(source).blocks.isEmpty)
  }

  @Test func `instructions of HTML beyond a limit are text, and comments are not`() {
    let values = MarkdownDocument("b " + text("<?a?>", 600)).blocks.map(\.value)
    guard case .paragraph(let paragraph)? = values.first else { return #expect(Bool(false)) }
    #expect(paragraph.string == "b " + text("<?a?>", 600))
    #expect(paragraph.runs.map { $0.text.utf8.count } == [2, 500 * 5, 100 * 5])
    let comments = MarkdownDocument("b " + text("<!--a-->", 600)).blocks.map(\.value)
    guard case .paragraph(let all)? = comments.first else { return #expect(Bool(false)) }
    #expect(all.runs.count == 2)
  }

  @Test func `instructions of HTML beyond the limit are text in a list that streams, too`() {
    var document = MarkdownDocument()
    for _ in 0..<600 { document.append("- a <?b?>\n") }
    #expect(document == MarkdownDocument(document.text))
  }

  @Test func `a table of too many columns is a paragraph`() {
    let rows = "|" + text("a|", 100) + "\n|" + text("-|", 100) + "\n"
    let wide = "|" + text("a|", 200) + "\n|" + text("-|", 200)
    let values = MarkdownDocument(rows + "\n" + wide).blocks.map(\.value)
    guard case .table(let table) = values[0] else { return #expect(Bool(false)) }
    #expect(table.header.count == 100)
    #expect(
      values[1] == .paragraph(MarkdownText(wide.split(separator: "\n").joined(separator: " "))))
  }

  @Test func `a long thematic break and long marks in code stay what they are`() {
    let line = text("- ", 1000)
    let marks = text(">", 1000)
    let values = MarkdownDocument("\(line)\n\n```\n\(marks)\n```").blocks.map(\.value)
    #expect(values == [.thematicBreak, .code(MarkdownCode(text: marks + "\n"))])
  }

  @Test func `a megabyte in one line is one paragraph`() {
    let document = MarkdownDocument(text("word *and* `code` ", 60_000))
    #expect(document.blocks.count == 1)
  }

  @Test func `a null becomes a replacement character`() {
    #expect(
      MarkdownDocument("a\0b").blocks.map(\.value) == [.paragraph(MarkdownText("a\u{FFFD}b"))])
    var document = MarkdownDocument("```\na")
    document.append("\0b")
    #expect(document == MarkdownDocument("```\na\0b"))
  }

  @Test func `any line end ends a line`() {
    for end in ["\n", "\r\n", "\r"] {
      let values = MarkdownDocument("# a\(end)b\(end)\(end)c").blocks.map(\.value)
      #expect(values == MarkdownDocument("# a\nb\n\nc").blocks.map(\.value))
    }
  }

  @Test func `escape sequences are kept`() {
    let document = MarkdownDocument("\u{1B}[31mred")
    #expect(document.blocks.map(\.value) == [.paragraph(MarkdownText("\u{1B}[31mred"))])
  }

  @Test func `an empty text has no blocks`() {
    #expect(MarkdownDocument("").blocks.isEmpty)
    #expect(MarkdownDocument(" \n\t\n").blocks.isEmpty)
  }

  @Test func `documents can be parsed by many threads at once`() async {
    let text = SpecCase.gfm.map(\.markdown).joined(separator: "\n\n")
    let expected = MarkdownDocument(text)
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<64 { group.addTask { MarkdownDocument(text) == expected } }
      for await isSame in group { #expect(isSame) }
    }
  }
}
