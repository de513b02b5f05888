import RecurseMarkdown
import Testing

@Suite struct PieceLawTests {
  @Test(arguments: [SpecCase.commonMark, SpecCase.gfm])
  func `an example that comes in two pieces has the blocks of the whole`(cases: [SpecCase]) {
    for example in cases {
      let scalars = example.markdown.unicodeScalars
      for cut in scalars.indices {
        let pieces = [String(scalars[..<cut]), String(scalars[cut...])]
        expectSame(example.markdown, in: pieces)
      }
    }
  }

  @Test(arguments: [SpecCase.commonMark, SpecCase.gfm])
  func `an example that comes letter by letter has the blocks of the whole`(cases: [SpecCase]) {
    for example in cases {
      expectSame(example.markdown, in: example.markdown.unicodeScalars.map { String($0) })
    }
  }

  @Test(arguments: 0..<4)
  func `a text of fragments in pieces has the blocks of the whole`(quarter: Int) {
    for seed in 0..<5000 {
      var random = Random(UInt64(quarter * 5000 + seed))
      let text = randomText(&random, most: 24)
      let longest = [1, 3, 8, 40][seed % 4]
      expectSame(text, in: pieces(of: text, &random, longest: longest))
    }
  }

  @Test(arguments: 0..<4)
  func `a list or quote in pieces has the blocks of the whole`(quarter: Int) {
    for seed in 0..<5000 {
      var random = Random(UInt64(300_000 + quarter * 5000 + seed))
      let text = randomNest(&random, most: 20)
      expectSame(text, in: pieces(of: text, &random, longest: [1, 3, 8, 40][seed % 4]))
    }
  }

  @Test func `all examples in a row, in pieces, have the blocks of the whole`() {
    var random = Random(7)
    for seed in 0..<40 {
      random = Random(UInt64(seed))
      let text = (0..<12).compactMap { _ in SpecCase.commonMark.randomElement(using: &random) }
        .map(\.markdown).joined(separator: "\n")
      expectSame(text, in: pieces(of: text, &random, longest: 30))
    }
  }
}
