import RecurseMarkdown
import Testing

@Suite struct SpecTests {
  /// The examples in which a bare address is text. Here, as on GitHub, it is a link.
  private static let bareAddresses: Set<Int> = [598, 602, 604, 607, 608]
  /// The example of HTML tags that GitHub filters. Here no HTML is interpreted.
  private static let filteredTags: Set<Int> = [653]

  private func flat(_ example: SpecCase) -> [String] {
    FlatHTML.parts(of: HTML.write(MarkdownDocument(example.markdown).blocks.map(\.value)))
  }

  private func failed(_ examples: [SpecCase]) -> [String] {
    examples.filter { flat($0) != FlatHTML.parts(of: $0.html) }
      .map { "\($0)\nis  \(flat($0))\nnot \(FlatHTML.parts(of: $0.html))" }
  }

  @Test func `the examples of CommonMark give their HTML`() {
    #expect(SpecCase.commonMark.count == 649)
    let examples = SpecCase.commonMark.filter { !Self.bareAddresses.contains($0.number) }
    #expect(examples.count == 644)
    #expect(failed(examples) == [])
  }

  @Test func `the examples of GitHub's extensions give their HTML`() {
    #expect(SpecCase.gfm.count == 24)
    #expect(failed(SpecCase.gfm.filter { !Self.filteredTags.contains($0.number) }) == [])
  }
}
