import TestSupport
import Testing

@testable import RecurseTerminal

@Suite("Text in cells", .blocking)
struct EncodeTests {
  let table = GlyphTable()

  @Test(
    "a cluster becomes cells on which all terminals agree",
    arguments: [
      ("abc", "a|b|c"), ("é", "é"), ("e\u{301}", "e\u{301}"), ("日本", "日|>|本|>"),
      ("\u{1100}\u{1161}\u{11A8}", "\u{1100}\u{1161}\u{11A8}|>"),
      ("👩‍💻", "👩|>"), ("👨‍👩‍👧‍👦!", "👨|>|!"), ("👍🏽", "👍|>"), ("🏽", "🏽|>"), ("❤️", "❤"), ("1️⃣", "1"),
      ("🇩🇪", "D|E"), ("🇩", "D"), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🏴|>"), ("का", "क|ा"), ("क\u{94D}ष", "क\u{94D}|ष"),
      ("\u{1161}", "◌\u{1161}"),
      ("─", "─"), ("한", "한|>"), ("🙂", "🙂|>"), ("\u{301}", "◌\u{301}"),
      ("a\u{301}\u{302}\u{303}\u{304}\u{305}", "a\u{301}\u{302}\u{303}\u{304}"),
      ("a\u{200B}b\u{2060}c\u{AD}d\u{FEFF}", "a|b|c|d"),
    ])
  func clusters(text: String, cells: String) { #expect(spelled(text) == cells) }

  @Test(
    "controls are shown, never sent",
    arguments: [
      ("\u{1b}[31m", "␛|[|3|1|m"), ("a\nb", "a|␊|b"), ("\r\n", "␍|␊"), ("\0\u{7f}", "␀|␡"),
      ("\u{9b}1m", "\u{FFFD}|1|m"), ("\u{2028}", "␊"),
      ("a\u{202E}b\u{2066}c\u{200F}d\u{61C}", "a|b|c|d"),
    ])
  func controls(text: String, cells: String) { #expect(spelled(text) == cells) }

  @Test("no text becomes a cell with a control or an invisible character")
  func nothingUnsafe() {
    for value in UInt32(0)..<0x30000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      for glyph in table.encode(String(scalar)) where glyph != .continuation {
        let base = table.scalars(of: glyph).base
        #expect(base >= 0x20 && !(0x7f..<0xa0).contains(base))
        #expect(ScalarProperties(base).width > 0)
      }
    }
  }

  @Test("a tab reaches to the next stop")
  func tabs() {
    #expect(table.text(of: table.encode("a\tb\t\tc", tabWidth: 4)) == "a   b       c")
    #expect(table.encode("\t", tabWidth: 8, column: 13).count == 3)
    #expect(table.encode("\t", tabWidth: 0).count == 1)
  }

  @Test("a substring is encoded like its copy")
  func substring() {
    let text = "日本 e\u{301}x"
    let part = text.dropFirst().dropLast()
    #expect(table.encode(part) == table.encode(String(part)))
  }

  @Test("a combination has one number; a full table shows letters without their marks")
  func bounded() {
    let first = table.encode("e\u{301}")
    #expect(first == table.encode("e\u{301}"))
    #expect(table.count == 1)
    let marks = (UInt32(0x300)..<0x340).map { Unicode.Scalar($0)! }
    outer: for base in UInt32(0x4E00)..<0x6000 {
      for mark in marks {
        if table.count == GlyphTable.capacity { break outer }
        var scalars = GlyphScalars(base)
        scalars.append(mark.value)
        _ = table.glyph(scalars)
      }
    }
    #expect(table.count == GlyphTable.capacity)
    #expect(table.encode("q\u{33F}") == [Glyph(rawValue: 0x71)])
    #expect(table.encode("e\u{301}") == first)
  }

  @Test("a hundred thousand marks cost one cell")
  func manyMarks() {
    let text = "a" + String(repeating: "\u{301}", count: 100_000) + "b"
    #expect(table.encode(text).count == 2)
    #expect(table.count == 1)
  }

  /// The cells as text, `|` between them and `>` for the second half of a wide one.
  private func spelled(_ text: String) -> String {
    table.encode(text).map { $0 == .continuation ? ">" : table.text(of: [$0]) }
      .joined(separator: "|")
  }
}
