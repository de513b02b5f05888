import RecurseMarkdown
import Testing

@Suite("The code in a text in Markdown") struct CodeBlockTests {
  @Test("is found in order, also in lists and quotes, with its language")
  func blocks() {
    let text =
      "```swift\na\n```\n\n- item\n\n  ```sh x\n  b\n  ```\n\n> > ~~~\n> > c\n> > ~~~\n\n    d\n"
    let blocks = MarkdownCode.blocks(in: text)
    #expect(blocks.map(\.text) == ["a\n", "b\n", "c\n", "d\n"])
    #expect(blocks.map(\.language) == ["swift", "sh", nil, nil])
    #expect(MarkdownCode.blocks(in: "no `code`").isEmpty)
  }

  @Test("is open in a quote that ends, also before a paragraph and its table")
  func openBeforeTable() {
    for rest in ["`b`\n", "`b\n| a |\n|-|\n"] {
      #expect(MarkdownCode.blocks(in: "> ```\n" + rest).map(\.isClosed) == [false])
    }
  }
}
