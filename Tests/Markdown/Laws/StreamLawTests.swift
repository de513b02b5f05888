import RecurseMarkdown
import Testing

@Suite struct StreamLawTests {
  @Test func `a finished stream has the blocks of the whole`() {
    for seed in 0..<3000 {
      var random = Random(UInt64(100_000 + seed))
      let text = randomText(&random, most: 16)
      var document = MarkdownDocument(isStreaming: true)
      for piece in pieces(of: text, &random, longest: 6) { document.append(piece) }
      document.finish()
      #expect(document == MarkdownDocument(text), "\(text.debugDescription)")
    }
  }

  @Test func `a stream looks the same in whatever pieces it came`() {
    for seed in 0..<6000 {
      var random = Random(UInt64(400_000 + seed))
      let text = seed % 2 == 0 ? randomText(&random, most: 16) : randomNest(&random, most: 16)
      var document = MarkdownDocument(isStreaming: true)
      for piece in pieces(of: text, &random, longest: 8) { document.append(piece) }
      let whole = MarkdownDocument(text, isStreaming: true)
      #expect(document.blocks == whole.blocks, "\(text.debugDescription)")
    }
  }

  @Test func `an update to any text has the blocks of that text, and numbers used once`() {
    for seed in 0..<3000 {
      var random = Random(UInt64(200_000 + seed))
      var document = MarkdownDocument(isStreaming: seed % 2 == 0)
      for _ in 0..<4 {
        let next = Bool.random(using: &random) ? document.text : ""
        document.update(to: next + randomText(&random, most: 8))
        #expect(Set(document.blocks.map(\.id)).count == document.blocks.count)
      }
      document.finish()
      #expect(Set(document.blocks.map(\.id)).count == document.blocks.count)
      let whole = MarkdownDocument(document.text)
      #expect(document.blocks.map(\.value) == whole.blocks.map(\.value))
      #expect(document.blocks.map(\.source) == whole.blocks.map(\.source))
    }
  }

  @Test func `an update keeps the numbers of equal blocks at the start and the end`() {
    var document = MarkdownDocument("a\n\nb\n\nc\n\nd")
    document.update(to: "a\n\nx\n\ny\n\nc\n\nd")
    #expect(document.blocks.map(\.id) == [0, 4, 5, 2, 3])
    document.update(to: "a\n\nx\n\ny\n\nc\n\nd\n\ne")
    #expect(document.blocks.map(\.id) == [0, 4, 5, 2, 3, 6])
  }
}
