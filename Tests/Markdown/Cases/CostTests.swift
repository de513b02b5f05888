import RecurseMarkdown
import Testing

@Suite struct CostTests {
  private func parsed(_ document: inout MarkdownDocument, _ more: String) -> Int {
    let before = document.parsedBytes
    document.append(more)
    return document.parsedBytes - before
  }

  @Test(arguments: [
    "A paragraph of *text*.\n\n", "# A heading\n", "> A quote\n\n", "```\ncode\n```\n", "***\n",
  ])
  func `a word after 1000 blocks parses only its own line`(block: String) {
    var document = MarkdownDocument(String(repeating: block, count: 1000))
    #expect(document.blocks.count == 1000)
    #expect(parsed(&document, "word") <= block.utf8.count + 6)
    #expect(parsed(&document, " and") <= 10)
    #expect(parsed(&document, " more") <= 15)
    #expect(document.blocks.count == 1001)
  }

  @Test func `a word in the last of 1000 paragraphs parses that paragraph`() {
    var document = MarkdownDocument(String(repeating: "Some text.\n\n", count: 1000) + "The last")
    #expect(parsed(&document, " one") == "\nThe last one".utf8.count)
  }

  @Test func `a word after a long list parses only its own line`() {
    let list = String(repeating: "- an item\n", count: 1000)
    var document = MarkdownDocument(list + "\nW")
    #expect(parsed(&document, "ord") == "\nWord".utf8.count)
  }

  @Test func `a word in a list parses the list`() {
    let list = String(repeating: "- an item\n", count: 1000)
    var document = MarkdownDocument("Text.\n\n" + list)
    #expect(parsed(&document, "- x") == list.utf8.count + "\n- x".utf8.count)
  }

  @Test func `lines in an open fence are not parsed`() {
    var document = MarkdownDocument("Text.\n\n```swift\n")
    for number in 0..<5000 {
      #expect(parsed(&document, "let a\(number) = ") == 0)
      #expect(parsed(&document, "`b`\n") == 0)
    }
    guard case .code(let code) = document.blocks[1].value else { return #expect(Bool(false)) }
    #expect(code.text.utf8.lazy.filter { $0 == 0x0A }.count == 5000 && !code.isClosed)
    let open = document
    document.append("```\n")
    #expect(document == MarkdownDocument(document.text))
    #expect(document != open)
    #expect(parsed(&document, "after") == "\nafter".utf8.count)
  }
}
