import RecurseMarkdown
import Testing

@Suite struct DefinitionTests {
  private func link(_ document: MarkdownDocument, _ block: Int) -> String? {
    guard case .paragraph(let text) = document.blocks[block].value else { return nil }
    return text.runs.compactMap(\.link?.destination).first
  }

  @Test func `a later definition changes only the blocks that mention it`() {
    var text = ""
    for number in 0..<1000 { text += "Paragraph \(number) without links.\n\n" }
    text += "See [here].\n\n"
    for number in 0..<1000 { text += "Paragraph \(number) without links.\n\n" }
    var document = MarkdownDocument(text)
    let before = document
    #expect(link(document, 1000) == nil)

    document.append("[here]: /there\n")
    #expect(link(document, 1000) == "/there")
    #expect(
      zip(before.blocks, document.blocks).enumerated().filter { $1.0 != $1.1 }.map(\.offset) == [
        1000
      ])
    #expect(document.parsedBytes - before.parsedBytes < 100)
  }

  @Test func `the first definition counts, wherever the mention is`() {
    var document = MarkdownDocument("[a]\n\n[a]: /first\n\n[a]\n\n")
    document.append("[a]: /second\n\n[a]")
    #expect([0, 1, 2].map { link(document, $0) } == ["/first", "/first", "/first"])
  }

  @Test func `a definition in a quote or an item counts`() {
    var document = MarkdownDocument("[a] [b]\n\n")
    document.append("> - [a]: /a\n\n1. [b]:\n   /b\n\nend")
    guard case .paragraph(let text) = document.blocks[0].value else { return #expect(Bool(false)) }
    #expect(text.runs.compactMap(\.link?.destination) == ["/a", "/b"])
  }

  @Test func `a definition that becomes a paragraph is none`() {
    var document = MarkdownDocument("[a]\n\n[a]: /u")
    #expect(link(document, 0) == "/u")
    document.append(" and more")
    #expect(link(document, 0) == nil)
    #expect(document.blocks.count == 2)
  }

  @Test(arguments: [("[ẞ]", "[SS]: /u"), ("[Straße]", "[STRASSE]: /u"), ("[a\n b]", "[A  B]: /u")])
  func `labels are equal without case and in any spaces`(mention: String, definition: String) {
    var document = MarkdownDocument("\(mention)\n\n")
    document.append(definition)
    #expect(link(document, 0) == "/u")
  }

  @Test func `destinations and titles are kept as given`() {
    let document = MarkdownDocument("[a](javascript:x \"t\u{7}\") ![b](<c d\u{1B}>)")
    let text = MarkdownText([
      MarkdownRun("a", link: .init("javascript:x", title: "t\u{7}")), MarkdownRun(" "),
      MarkdownRun("b", image: .init("c d\u{1B}")),
    ])
    #expect(document.blocks.map(\.value) == [.paragraph(text)])
  }
}
