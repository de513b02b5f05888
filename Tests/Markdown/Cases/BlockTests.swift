import RecurseMarkdown
import Testing

@Suite struct BlockTests {
  private func values(_ text: String) -> [MarkdownBlock] {
    MarkdownDocument(text).blocks.map(\.value)
  }

  @Test func `runs are flat, with all their looks`() {
    let text = MarkdownText([
      MarkdownRun("a ", .bold), MarkdownRun("b ", [.bold, .italic]),
      MarkdownRun("c", [.bold, .italic, .code], link: .init("/u", title: "t")),
      MarkdownRun(" ", .bold), MarkdownRun("d", [.bold, .struck]),
    ])
    #expect(values("**a *b [`c`](/u 't')* ~~d~~**") == [.paragraph(text)])
    #expect(text.string == "a b c d")
  }

  @Test func `a line break is a space and a hard one is a line feed`() {
    #expect(values("a\nb  \nc\\\nd") == [.paragraph(MarkdownText("a b\nc\nd"))])
  }

  @Test func `a list tells its marker, whether it is tight, and its tasks`() {
    let items = [
      MarkdownList.Item([.paragraph(MarkdownText("a [x]"))], task: .open),
      MarkdownList.Item([.paragraph(MarkdownText("b"))], task: .done),
      MarkdownList.Item([.paragraph(MarkdownText("c"))]),
    ]
    #expect(values("- [ ] a [x]\n- [X] b\n- c") == [.list(MarkdownList(.bullet, items: items))])
    let numbers = MarkdownList(
      .number(start: 7, .parenthesis), isTight: false, items: [items[2], items[2]])
    #expect(values("7) c\n\n8) c") == [.list(numbers)])
  }

  @Test func `a table has a cell for each column`() {
    let table = MarkdownTable(
      alignments: [.left, .center, .right, .natural],
      header: ["a", "b", "c", "d"].map { MarkdownText($0) },
      rows: [[MarkdownText("1"), MarkdownText("|"), MarkdownText(), MarkdownText()]])
    #expect(values("|a|b|c|d|\n|:-|:-:|-:|-|\n|1|\\||") == [.table(table)])
  }

  @Test(arguments: [
    ("```\na\n```", true), ("```\na\n", false), ("```\na\n``", false), ("~~~\n```\n~~~~", true),
    ("> ```\n> a\n\nb", false), ("> ```\n> a\n> ```\n\nb", true),
    ("> ```\n> a\n```\nb\n```", false),
    ("- ```\n  a\n  ```", true), ("- ```\n  a\n\nb", false), ("    a", true),
  ])
  func `code tells whether its closing fence was there`(text: String, isClosed: Bool) {
    #expect(firstCode(values(text))?.isClosed == isClosed)
  }

  private func firstCode(_ blocks: [MarkdownBlock]) -> MarkdownCode? {
    switch blocks.first {
    case .code(let code): code
    case .quote(let blocks): firstCode(blocks)
    case .list(let list): firstCode(list.items[0].blocks)
    default: nil
    }
  }

  @Test func `the first word of the info is the language`() {
    #expect(firstCode(values("``` swift  a=b\n```"))?.language == "swift")
    #expect(firstCode(values("```\n```"))?.language == nil)
  }

  @Test func `a paragraph can end in the header of a table`() {
    let blocks = MarkdownDocument("text\na | b\n--|--\n1 | 2").blocks
    #expect(blocks.map(\.id) == [0, 1])
    #expect(blocks[0].value == .paragraph(MarkdownText("text")))
    #expect(blocks[0].source == blocks[1].source)
  }

  @Test func `a block's source is its lines`() {
    let text = "# a\n\n- b\n\n  c\n\n[x]: /u\n```\nd\n```\n\n"
    let sources = MarkdownDocument(text).blocks.map { Array(text.utf8)[$0.source] }
    #expect(
      sources.map { String(decoding: $0, as: UTF8.self) } == ["# a", "- b\n\n  c", "```\nd\n```"])
  }
}
