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

  @Test(arguments: [
    "- an item\n", "1. an item\n", "- [ ] a task\n", "- [a link](/u) and [a word]\n",
    "- an item\n\n", "- a\n\n  b\n", "- a\n  - b\n    - c\n", "> a line\n>\n",
    "> # A heading\n", "> - an item\n>\n> ***\n",
  ])
  func `a word in a long list or quote parses its last part`(part: String) {
    var document = MarkdownDocument("Text.\n\n" + String(repeating: part, count: 1000))
    _ = parsed(&document, part)
    #expect(document.blocks.count == 2)
    for piece in [part, String(part.prefix(4)), "word", " and", " more"] {
      #expect(parsed(&document, piece) <= 3 * part.utf8.count + 20)
    }
    #expect(document == MarkdownDocument(document.text))
  }

  @Test func `a list that streams item by item is parsed three times at most`() {
    for item in ["- an item of **text**\n", "- an item\n\n", "- one\n\n  two\n"] {
      var document = MarkdownDocument(isStreaming: true)
      for _ in 0..<1000 { document.append(item) }
      // The last item, the new one, and once more for a completed end or blank lines.
      #expect(document.parsedBytes <= 1000 * 3 * item.utf8.count)
      document.finish()
      #expect(document == MarkdownDocument(document.text))
    }
  }

  @Test func `a definition in the last item reaches the items before it`() {
    var document = MarkdownDocument("- [a]\n- b\n- c\n")
    for piece in ["- d\n", "- [a]: /u\n", "- [a]\n"] { document.append(piece) }
    #expect(document == MarkdownDocument(document.text))
    guard case .list(let list) = document.blocks[0].value,
      case .paragraph(let first)? = list.items.first?.blocks.first
    else { return #expect(Bool(false)) }
    #expect(first.runs.first?.link == MarkdownRun.Target("/u"))
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
