import RecurseMarkdown
import Testing

@Suite struct StreamTests {
  private func shown(_ text: String) -> [MarkdownBlock] {
    MarkdownDocument(text, isStreaming: true).blocks.map(\.value)
  }

  @Test(arguments: [
    ("a **bold", "a **bold**"), ("a **bold*", "a **bold**"),
    ("a **bold and *both", "a **bold and *both***"),
    ("a *b", "a *b*"), ("_a b ", "_a b_"), ("~~old", "~~old~~"), ("`co", "`co`"), ("``a`", "``a``"),
    ("a **", "a"), ("a `", "a"), ("x [text](http://a", "x text"), ("x ![alt](http", "x alt"),
    ("**x [te](u", "**x te**"), ("- a\n- **b", "- a\n- **b**"), ("> *q", "> *q*"),
    ("# *h", "# *h*"),
    ("| a |\n|-|\n| **b", "| a |\n|-|\n| **b**"), ("a *b*", "a *b*"), ("2 * 3", "2 * 3"),
    ("a \\*b", "a \\*b"), ("snake_case", "snake_case"), ("**a `b", "**a `b`**"), ("**", ""),
    ("**a\\", "**a**"), ("a\\", "a"), ("a \\\n", "a"), ("a\\\\", "a\\\\"), ("a **`", "a"),
    ("_a\\*", "_a\\*_"), ("a **[**](u", "a"), ("a [**b](u", "a **b**"), ("`a\\", "`a`"),
    ("```\n**a", "```\n**a"), ("[a](b) **c", "[a](b) **c**"), ("**done**\n\n", "**done**"),
  ])
  func `what is open at the end of a stream looks closed`(text: String, closed: String) {
    #expect(shown(text) == MarkdownDocument(closed).blocks.map(\.value))
  }

  @Test func `the end is shown as written when the stream is finished`() {
    var document = MarkdownDocument("**bold", isStreaming: true)
    document.finish()
    #expect(document.blocks.map(\.value) == [.paragraph(MarkdownText("**bold"))])
  }

  @Test func `a block keeps its number while it streams`() {
    var document = MarkdownDocument(isStreaming: true)
    for piece in ["First", " **bo", "ld**\n", "\n- it", "em\n- *x", "*\n\n```\nco", "de\n```\n"] {
      document.append(piece)
      #expect(document.blocks.map(\.id) == Array(document.blocks.indices))
    }
  }
}
