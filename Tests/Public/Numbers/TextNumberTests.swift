import Recurse
import RecurseTesting
import Testing

@MainActor
@Suite("Text functions with any number") struct TextNumberTests {
  @Test("A text wraps in any width, up to any limit", arguments: OddNumbers.ints)
  func lines(number: Int) {
    for limit in OddNumbers.ints {
      for mode in [TruncationMode.head, .middle, .tail, .clip] {
        for wrap in [TextWrap.words, .characters, .none] {
          let layout = TextLayout(
            "one two\nthree 日本語", width: number, wrap: wrap, lineLimit: limit, truncation: mode,
            glyphs: GlyphTable())
          #expect(layout.size.rows <= max(0, limit))
        }
      }
    }
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
