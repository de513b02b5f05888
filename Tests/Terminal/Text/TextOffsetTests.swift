import RecurseTerminal
import Testing

@MainActor
@Suite("Offsets in a text with any number") struct TextOffsetTests {
  private static let text = "a\té日\t👍🏽z"
  nonisolated static let numbers: [Int] = [
    .min, .min + 1, -32_768, -1, 0, 1, 7, 32_767, 65_536, .max - 1, .max,
  ]

  @Test("Offsets are clamped to clusters, columns and words", arguments: TextOffsetTests.numbers)
  func offsets(number: Int) {
    let text = Self.text
    let whole = 0...text.utf8.count
    #expect(whole.contains(Graphemes.boundary(after: number, in: text)))
    #expect(whole.contains(Graphemes.boundary(before: number, in: text)))
    #expect(whole.contains(Graphemes.boundary(atOrAfter: number, in: text)))
    #expect(whole.contains(Graphemes.wordEnd(after: number, in: text)))
    #expect(whole.contains(Graphemes.wordStart(before: number, in: text)))
    #expect(whole.contains(Graphemes.word(at: number, in: text).upperBound))
    #expect(whole.contains(Graphemes.offset(nearest: number, in: text)))
    Graphemes.forEach(in: text, from: number, tabWidth: number) {
      whole.contains($0.range.lowerBound)
    }
    #expect(Graphemes.column(of: number, in: text) <= Graphemes.width(of: text))
  }

  @Test("Tab widths are clamped to 1 to 1,000 columns", arguments: TextOffsetTests.numbers)
  func tabs(number: Int) {
    let glyphs = GlyphTable()
    for column in Self.numbers {
      let width = Graphemes.width(of: "\t", tabWidth: number, column: column)
      #expect((1...1_000).contains(width))
      #expect(glyphs.encode("\t", tabWidth: number, column: column).count == width)
      #expect(glyphs.encode("\t"[...], tabWidth: number, column: column).count == width)
      #expect(Graphemes.column(of: column, in: "\t\t", tabWidth: number) <= 2_000)
      #expect((0...2).contains(Graphemes.offset(nearest: column, in: "\t\t", tabWidth: number)))
    }
    #expect(Graphemes.clusters(of: "\t\t", tabWidth: number).count == 2)
    #expect(EncodedText("a\tb", glyphs: glyphs, tabWidth: number).naturalWidth <= 1_001)
    #expect(Graphemes.width(of: "\t", column: -3) == 3)
    #expect(Graphemes.width(of: "\t", tabWidth: 1_000, column: 1) == 999)
  }
}
