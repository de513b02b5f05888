import Recurse
import RecurseTesting
import Testing

@MainActor
@Suite("Text functions with any number") struct TextNumberTests {
  private static let text = "a\té日\t👍🏽z"

  @Test("Offsets are clamped to clusters, columns and words", arguments: OddNumbers.ints)
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

  @Test("Tab widths are clamped to 1 to 1,000 columns", arguments: OddNumbers.ints)
  func tabs(number: Int) {
    let glyphs = GlyphTable()
    for column in OddNumbers.ints {
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

  @Test("A text wraps in any width, up to any limit", arguments: OddNumbers.ints)
  func lines(number: Int) {
    let text = EncodedText("one two\nthree 日本語", glyphs: GlyphTable())
    for limit in OddNumbers.ints {
      for mode in [TruncationMode.head, .middle, .tail, .clip] {
        for wrap in [TextWrap.words, .characters, .none] {
          let lines = text.lines(width: number, wrap: wrap, limit: limit, truncation: mode)
          #expect(lines.count <= max(0, limit))
        }
      }
    }
    #expect(text.lines(width: .max).count == 2)
  }

  @Test("A text shows at most as many lines as any limit", arguments: OddNumbers.ints)
  func limits(number: Int) {
    struct Page: Component {
      let number: Int
      func render(state: Void) -> Node {
        Text("one\ntwo").lineLimit(number, reservesSpace: true)
        VStack { Text("one\ntwo") }.lineLimit(number)
        ProgressView(value: Double(number), total: Double(number))
        PlaceholderRows(min(number, 1_000))
      }
    }
    #expect(TestScreen(Page(number: number), columns: 20, rows: 9).failure == nil)
  }
}
