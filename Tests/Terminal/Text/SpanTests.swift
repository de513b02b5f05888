import RecurseTesting
import TestSupport
import Testing

@testable import RecurseTerminal

@Suite("Spans of styles") @MainActor
struct SpanTests {
  private let grid = CellGrid(size: CellSize(columns: 14, rows: 4))

  @Test("a text wraps across its spans, and each keeps its style")
  func wraps() {
    #expect(
      picture([("Read the ", nil), ("manual", .bold), (" before 日本", .underline)], width: 12) == """
        Read the
        manual
        before 日本
        -----

        aaaaaa
        bbbbbbbbbbb
        -----
        a: bold
        b: underline
        """)
  }

  @Test("a word that is cut inside a span continues in its style")
  func cutWord() {
    #expect(
      picture([("ab", .bold), ("cdefgh", .underline), ("ij", .reverse)], width: 4) == """
        abcd
        efgh
        ij
        -----
        aabb
        bbbb
        cc
        -----
        a: bold
        b: underline
        c: reverse
        """)
  }

  @Test("an ellipsis has the style of the replaced character next to the visible text")
  func ellipsis() {
    let spans: [(String, TextAttributes?)] = [
      ("abc", .bold), ("defghijk", .underline), ("xyz", .reverse),
    ]
    func line(_ width: Int, _ truncation: TruncationMode) -> [String] {
      let picture = picture(spans, width: width, limit: 1, truncation: truncation)
      return picture.split(separator: "\n").filter { $0 != "-----" }.prefix(2).map(String.init)
    }
    #expect(line(7, .tail) == ["abcdef…", "aaabbbb"])
    #expect(line(7, .middle) == ["abc…xyz", "aaabccc"])
    #expect(line(7, .head) == ["…ijkxyz", "aaaabbb"])
    #expect(line(1, .head) == ["…", "a"])
  }

  @Test("a clip through wide letters of two spans leaves spaces in their styles")
  func clip() {
    var text = EncodedText()
    text.append("日本", glyphs: grid.glyphs)
    text.append("語文", glyphs: grid.glyphs)
    let styles = [TextAttributes.bold, .underline].map { grid.styles.id(CellStyle(attributes: $0)) }
    grid.draw(
      text.lines(width: 14)[0], of: text, styles: styles, at: CellPoint(column: 1, row: 0),
      clip: CellRect(column: 2, row: 0, columns: 6, rows: 1))
    #expect(shown() == "   本語\n-----\n  aaabbb\n-----\na: bold\nb: underline")
  }

  @Test(
    "empty spans change neither cells nor styles of the others; the background below is visible")
  func emptySpans() {
    grid.fill(grid.bounds, style: CellStyle(background: .blue))
    let spans: [(String, TextAttributes?)] = [
      ("", .reverse), ("a", .bold), ("", .underline), ("", .dim), ("b", nil), ("", .italic),
    ]
    draw(spans, width: 14)
    #expect(
      grid.row(0).prefix(3).map { grid.styles[$0.style].description }
        == ["bold on blue", "on blue", "on blue"])
  }

  @Test("spans are drawn like single cells")
  func law() {
    var random = SplitMix64(seed: 11)
    let oracle = CellGrid(size: grid.size, glyphs: grid.glyphs, styles: grid.styles)
    let all: [TextAttributes?] = [nil, .bold, .underline, .reverse]
    for _ in 0..<1000 {
      var text = EncodedText()
      var styles: [StyleID] = []
      var perCell: [StyleID] = []
      for _ in 0...random.below(5) {
        let range = text.append(randomText(random.below(4), &random), glyphs: grid.glyphs)
        styles.append(
          grid.styles.id(CellStyle(attributes: all.randomElement(using: &random)! ?? [])))
        perCell += range.map { _ in styles[styles.count - 1] }
      }
      let clip = CellRect(
        column: random.below(6), row: 0, columns: random.below(14), rows: 1 + random.below(4))
      let point = CellPoint(column: random.below(12) - 6, row: random.below(4))
      let line = text.lines(
        width: 1 + random.below(14), limit: 1,
        truncation: [.head, .middle, .tail].randomElement(using: &random)!)[0]
      grid.draw(line, of: text, styles: styles, at: point, clip: clip)
      // Cell by cell, wide ones whole.
      var column = point.column
      for (range, isTail) in [(line.head, false), (line.tail, true)] {
        if isTail, line.isTruncated {
          let near =
            line.head.isEmpty && !line.tail.isEmpty
            ? line.tail.lowerBound - 1 : min(line.head.upperBound, perCell.count - 1)
          oracle.draw(
            [.ellipsis], at: CellPoint(column: column, row: point.row),
            style: oracle.styles[perCell[near]], clip: clip)
          column += 1
        }
        for index in range {
          let place = CellPoint(column: column, row: point.row)
          let isWide = index + 1 < range.upperBound && text.glyphs[index + 1] == .continuation
          if text.glyphs[index] != .continuation || index == range.lowerBound {
            oracle.draw(
              text.glyphs[index..<index + (isWide ? 2 : 1)], at: place,
              style: oracle.styles[perCell[index]], clip: clip)
          }
          column += 1
        }
      }
      for row in 0..<4 { #expect(grid.oracleRow(row) == oracle.oracleRow(row)) }
    }
  }

  @Test("a text with the lengths of its spans equals the text appended span by span")
  func atOnce() {
    var random = SplitMix64(seed: 12)
    let words = ["a", "two words", "-5", " ", "x.y", "to-day ", "100%"]
    for _ in 0..<3000 {
      let isPlain = random.below(2) == 0
      let parts = (0...random.below(5)).map { _ in
        isPlain || random.below(2) == 0
          ? words.randomElement(using: &random)! : randomText(random.below(3), &random)
      }
      var appended = EncodedText()
      for part in parts { appended.append(part, glyphs: grid.glyphs) }
      let text = EncodedText(
        parts.joined(), spans: parts.map(\.utf8.count), glyphs: grid.glyphs)
      #expect(text.glyphs == appended.glyphs && text.spanEnds == appended.spanEnds, "\(parts)")
      #expect(text.flags.map(\.rawValue) == appended.flags.map(\.rawValue), "\(parts)")
      #expect(text.hasNewlines == text.flags.contains { $0.contains(.newline) })
      #expect(text.longestWord <= text.naturalWidth)
    }
  }

  @Test("a text that fits is one line in every mode of wrapping and truncation")
  func fits() {
    var random = SplitMix64(seed: 13)
    for _ in 0..<500 {
      var text = EncodedText()
      for _ in 0..<random.below(4) { text.append(randomText(1, &random), glyphs: grid.glyphs) }
      guard !text.hasNewlines else { continue }
      for wrap in [TextWrap.words, .characters, .none] {
        for truncation in [TruncationMode.head, .middle, .tail, .clip] {
          for limit in [1, 2, Int?.none] {
            let width = text.glyphs.count + random.below(3)
            let lines = text.lines(
              width: max(1, width), wrap: wrap, limit: limit, truncation: truncation)
            #expect(lines == [TextLine(0..<text.glyphs.count)])
          }
        }
      }
    }
  }

  private func draw(
    _ spans: [(String, TextAttributes?)], width: Int, limit: Int? = nil,
    truncation: TruncationMode = .tail
  ) {
    var text = EncodedText()
    for (span, _) in spans { text.append(span, glyphs: grid.glyphs) }
    let styles = spans.map { grid.styles.id(CellStyle(attributes: $0.1 ?? [])) }
    let lines = text.lines(width: width, limit: limit, truncation: truncation)
    for (row, line) in lines.enumerated() {
      grid.draw(line, of: text, styles: styles, at: CellPoint(column: 0, row: row))
    }
  }

  private func shown() -> String {
    let screen = MemoryScreen(size: grid.size)
    grid.invalidate()
    grid.show(on: screen)
    return screen.styledText
  }

  private func picture(
    _ spans: [(String, TextAttributes?)], width: Int, limit: Int? = nil,
    truncation: TruncationMode = .tail
  ) -> String {
    grid.fill(grid.bounds, style: CellStyle())
    draw(spans, width: width, limit: limit, truncation: truncation)
    return shown()
  }
}
