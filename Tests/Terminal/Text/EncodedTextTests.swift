import RecurseTesting
import TestSupport
import Testing

@testable import RecurseTerminal

@Suite("Lines", .blocking)
struct EncodedTextTests {
  let table = GlyphTable()

  @Test(
    "a text wraps between words",
    arguments: [
      ("the quick brown fox", 10, ["the quick", "brown fox"]),
      ("the quick brown fox", 9, ["the quick", "brown fox"]),
      ("the quick brown fox", 8, ["the", "quick", "brown", "fox"]),
      ("incomprehensible", 6, ["incomp", "rehens", "ible"]),
      ("a incomprehensible b", 6, ["a", "incomp", "rehens", "ible b"]),
      ("ab   cd", 2, ["ab", "cd"]), ("ab   cd", 4, ["ab", "cd"]), ("  ab cd", 4, ["  ab", "cd"]),
      ("ab  ", 2, ["ab"]), ("ab  \ncd", 2, ["ab", "cd"]), ("ab \ncd", 4, ["ab ", "cd"]),
      ("one\n\ntwo\n", 9, ["one", "", "two", ""]), ("", 5, [""]), ("\n", 5, ["", ""]),
      ("a\r\nb\u{2028}c", 5, ["a", "b", "c"]), ("abc", 0, []),
    ])
  func words(text: String, width: Int, expected: [String]) {
    #expect(lines(text, width) == expected)
  }

  @Test(
    "a line breaks where its script allows it",
    arguments: [
      ("日本語です", 4, ["日本", "語で", "す"]), ("日本語です", 5, ["日本", "語で", "す"]),
      ("日本。語", 4, ["日", "本。", "語"]),
      ("「日本」", 4, ["「日", "本」"]), ("ab日", 3, ["ab", "日"]), ("well-known", 6, ["well-", "known"]),
      ("a --flag", 4, ["a", "--fl", "ag"]), ("2020-01", 6, ["2020-0", "1"]),
      ("10\u{A0}km run", 6, ["10\u{A0}km", "run"]), ("a b\u{2060}-\u{2060}c", 4, ["a", "b-c"]),
      ("foo\u{200B}bar", 4, ["foo", "bar"]), ("(a) (b)", 4, ["(a)", "(b)"]),
      ("hi !", 3, ["hi", "!"]),
      ("👩‍💻👩‍💻", 3, ["👩", "👩"]), ("🇩🇪🇫🇷", 3, ["DE", "FR"]),
      ("e\u{301}e\u{301}x", 2, ["e\u{301}e\u{301}", "x"]),
    ])
  func scripts(text: String, width: Int, expected: [String]) {
    #expect(lines(text, width) == expected)
  }

  @Test("a wide glyph in one column is a line, not an error")
  func tooNarrow() {
    let text = EncodedText("日本a", glyphs: table)
    let lines = text.lines(width: 1)
    #expect(lines.map(\.width) == [1, 1, 1])
    #expect(lines.map(\.head.lowerBound) == [0, 2, 4])
  }

  @Test(
    "a cluster longer than a line is cut before its wide cells, and a space with a mark is kept")
  func oddClusters() {
    // A number sign and the letter that it is for are one cluster of three columns.
    #expect(lines("\u{600}日", 2) == ["\u{600}", "日"])
    #expect(lines("ab \u{301}c", 3) == ["ab \u{301}", "c"])
    #expect(lines("ab  \u{301}", 2) == ["ab", " \u{301}"])
  }

  @Test("wrapping between characters, and no wrapping")
  func otherModes() {
    #expect(lines("ab cd", 2, wrap: .characters) == ["ab", " c", "d"])
    #expect(lines("日本", 3, wrap: .characters) == ["日", "本"])
    #expect(lines("ab cd\ne", 4, wrap: .none) == ["ab…", "e"])
    #expect(lines("ab cd\ne", 4, wrap: .none, truncation: .clip) == ["ab c", "e"])
  }

  @Test(
    "a line that is too long is truncated by whole characters",
    arguments: [
      ("abcdef", 4, "abc…", "…def", "ab…f", "abcd"), ("日本語", 5, "日本…", "…本語", "日…語", "日本"),
      ("日本語", 4, "日…", "…語", "日…", "日本"), ("abcdef", 1, "…", "…", "…", "a"),
      ("abc", 3, "abc", "abc", "abc", "abc"),
      ("🇩🇪🇫🇷", 3, "DE…", "…FR", "…", "DE"), ("ab def", 4, "ab…", "…def", "ab…f", "ab d"),
    ])
  func truncation(
    text: String, width: Int, tail: String, head: String, middle: String, clip: String
  ) {
    #expect(lines(text, width, wrap: .none, truncation: .tail) == [tail])
    #expect(lines(text, width, wrap: .none, truncation: .head) == [head])
    #expect(lines(text, width, wrap: .none, truncation: .middle) == [middle])
    #expect(lines(text, width, wrap: .none, truncation: .clip) == [clip])
  }

  @Test("a limit of lines truncates the last one only if more text follows")
  func limited() {
    let text = "the quick brown fox jumps"
    #expect(lines(text, 10, limit: 2) == ["the quick", "brown fox…"])
    #expect(lines(text, 10, limit: 3) == ["the quick", "brown fox", "jumps"])
    #expect(lines(text, 10, limit: 1) == ["the quick…"])
    #expect(lines(text, 10, limit: 1, truncation: .middle) == ["the q…umps"])
    #expect(lines(text, 10, limit: 1, truncation: .head) == ["…fox jumps"])
    #expect(lines(text, 10, limit: 0) == [])
    #expect(lines("a\nb", 10, limit: 1) == ["a…"])
    #expect(lines("abc\nd", 3, limit: 1) == ["ab…"])
    #expect(lines("a\n", 10, limit: 1) == ["a"])
  }

  @Test("natural width and longest word")
  func widths() {
    let text = EncodedText("one three\n日本 x", glyphs: table)
    #expect(text.naturalWidth == 9)
    #expect(text.longestWord == 5)
    #expect(EncodedText("", glyphs: table).naturalWidth == 0)
    #expect(EncodedText("日本語", glyphs: table).longestWord == 2)
  }

  @Test("spans are ranges of one text, and a line can cross them")
  func spans() {
    var text = EncodedText()
    #expect(text.append("wel", glyphs: table) == 0..<3)
    #expect(text.append("come 日", glyphs: table) == 3..<10)
    #expect(text.lines(width: 8).map { table.text(of: text.glyphs[$0.head]) } == ["welcome", "日"])
  }

  @Test("wrapped lines contain every cell in order, fit, and are as few as possible")
  func laws() {
    var random = SplitMix64(seed: 5)
    for _ in 0..<500 {
      let text = EncodedText(randomText(14, &random), glyphs: table)
      for width in 2...9 {
        var place = 0
        for line in text.lines(width: width) {
          #expect(line.width <= width && !line.isTruncated)
          // Only spaces and newlines are omitted between lines.
          #expect(line.head.lowerBound >= place)
          for index in place..<line.head.lowerBound {
            #expect(
              text.glyphs[index] == Glyph(rawValue: 0x0a) || text.flags[index].contains(.space))
          }
          place = line.head.upperBound
        }
        for index in place..<text.glyphs.count { #expect(text.flags[index].contains(.space)) }
      }
      #expect(text.lines(width: 1000, wrap: .none).map(\.width).max() == text.naturalWidth)
    }
  }

  @Test("a line of a million cells, and a hundred thousand marks, are examined about twice")
  func linear() {
    let words = EncodedText(String(repeating: "word and 日本 ", count: 70_000), glyphs: table)
    let solid = EncodedText(String(repeating: "x", count: 1_000_000), glyphs: table)
    let marks = EncodedText(
      String(repeating: "क" + String(repeating: "ा", count: 100_000), count: 2), glyphs: table)
    for text in [words, solid, marks] {
      for width in [1, 2, 80, 5000] {
        var layout = LineLayout(text: text, width: width, wrap: .words, truncation: .tail)
        #expect(layout.lines(limit: .max).count >= text.glyphs.count / (width + 1))
        #expect(layout.examined < 8 * text.glyphs.count, "width \(width)")
      }
      var limited = LineLayout(text: text, width: 80, wrap: .words, truncation: .tail)
      #expect(limited.lines(limit: 3).count == 3)
      #expect(limited.examined < 1200)
    }
  }

  @Test("a line that goes on begins further in, where it is told to")
  func wrapIndent() {
    func indents(_ text: String, _ width: Int, _ indent: Int) -> [Int] {
      EncodedText(text, glyphs: table).lines(width: width, hangs: true, wrapIndent: indent)
        .map(\.indent)
    }
    #expect(indents("one two three four", 12, 2) == [0, 2])
    #expect(indents("  one two three", 12, 2) == [0, 4])
    #expect(indents("one two three", 12, 99) == [0, 6])
    #expect(indents("one\ntwo three four", 12, 2) == [0, 0, 2])
    #expect(indents("one two three", 12, -3) == [0, 0])
  }

  @Test("a line that goes on hangs below its first word, up to half of the width")
  func hanging() {
    func picture(_ text: String, _ width: Int, limit: Int? = nil) -> String {
      let encoded = EncodedText(text, glyphs: table)
      return encoded.lines(width: width, limit: limit, hangs: true).map {
        String(repeating: "·", count: $0.indent) + table.text(of: encoded.glyphs[$0.head])
          + ($0.isTruncated ? "…" : "")
      }.joined(separator: "\n")
    }
    #expect(
      picture("  if a then b else c\nnext line is here\n    x", 11) == """
          if a then
        ··b else c
        next line
        is here
            x
        """)
    #expect(
      picture("    averylongword", 12) == """
            averylon
        ····gword
        """)
    #expect(
      picture("          word", 12) == """

        ······word
        """)
    #expect(
      picture("  one two three four", 7, limit: 2) == """
          one
        ··two…
        """)
  }

  @Test("hanging lines have every cell in order, and fit")
  func hangingLaws() {
    var random = SplitMix64(seed: 6)
    for _ in 0..<300 {
      let text = EncodedText(
        String(repeating: " ", count: random.below(8)) + randomText(14, &random), glyphs: table)
      for width in 2...9 {
        var place = 0
        for line in text.lines(width: width, hangs: true) {
          #expect(line.width <= width && line.indent <= width / 2)
          #expect(line.head.lowerBound >= place)
          for index in place..<line.head.lowerBound {
            #expect(
              text.glyphs[index] == Glyph(rawValue: 0x0a) || text.flags[index].contains(.space))
          }
          place = line.head.upperBound
        }
        for index in place..<text.glyphs.count { #expect(text.flags[index].contains(.space)) }
      }
    }
  }

  private func lines(
    _ text: String, _ width: Int, wrap: TextWrap = .words, limit: Int? = nil,
    truncation: TruncationMode = .tail
  ) -> [String] {
    let encoded = EncodedText(text, glyphs: table)
    return encoded.lines(width: width, wrap: wrap, limit: limit, truncation: truncation).map {
      table.text(of: encoded.glyphs[$0.head]) + ($0.isTruncated ? "…" : "")
        + table.text(of: encoded.glyphs[$0.tail])
    }
  }
}
