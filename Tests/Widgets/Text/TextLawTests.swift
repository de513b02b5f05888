import Recurse
import RecurseTerminal
import TestSupport
import Testing
import WidgetFixture

@testable import RecurseTesting
@testable import RecurseWidgets

@MainActor
@Suite("Any text in any room") struct TextLawTests {
  private static let pieces = [
    "word ", "日本語", "e\u{301}", "👩‍💻", "🇩🇪", "\t", "\n", "\u{1B}[31m", "\u{202E}", "\u{9B}2J",
    "10\u{A0}km", "well-known ", "\u{200B}", String(decoding: [0xC3, 0x62, 0xFF], as: UTF8.self),
    "क्षि", "\u{301}", "\r\n", "  ",
  ]
  private static let styles: [@MainActor (Text) -> Text] = [
    { $0 }, { $0.bold() }, { $0.foreground(.red) }, { $0.background(.blue) }, { $0.underline() },
  ]

  /// Parts, and the style that each was given.
  private func parts(_ random: inout SplitMix64) -> [(text: String, style: Int)] {
    (0...random.next() % 5).map { _ in
      let text = (0...random.next() % 3).map { _ in Self.pieces.randomElement(using: &random)! }
      return (text.joined(), Int(random.next() % UInt64(Self.styles.count)))
    }
  }

  @Test("of spans, with any limit, truncation and wrapping, is that of its characters one by one")
  func oracle() {
    var random = SplitMix64(seed: 0x7E57)
    for _ in 0..<400 {
      let columns = Int(1 + random.next() % 14)
      let parts = parts(&random)
      let sum = parts.reduce(Text("")) { $0 + Self.styles[$1.style](Text($1.text)) }
      let limit = random.next() % 2 == 0 ? nil : Int(1 + random.next() % 3)
      let truncation = [TruncationMode.head, .middle, .tail, .clip].randomElement(using: &random)!
      let wrap = [TextWrap.words, .characters, .none].randomElement(using: &random)!
      let text = sum.lineLimit(limit).truncationMode(truncation).wrap(wrap)
      let screen = still(columns, 5) { VStack(alignment: .stretch) { text } }
      expectCells(of: screen, parts, columns, limit, truncation, wrap)
    }
  }

  /// Draws what each span's neighbours of one style come to, cell by cell, into a list of cells.
  private func expectCells(
    of screen: TestScreen<Still>, _ parts: [(text: String, style: Int)], _ columns: Int,
    _ limit: Int?, _ truncation: TruncationMode, _ wrap: TextWrap
  ) {
    let grid = screen.stage.tree.grid
    // Neighbours of one style are one span, in which marks join.
    var merged: [(text: String, style: Int)] = []
    for part in parts where !part.text.isEmpty {
      if let last = merged.last, last.style == part.style {
        merged[merged.count - 1].text += part.text
      } else {
        merged.append(part)
      }
    }
    var encoded = EncodedText()
    var styles: [Int] = []
    for part in merged {
      styles += encoded.append(part.text, glyphs: grid.glyphs).map { _ in part.style }
    }
    let lines = encoded.lines(width: columns, wrap: wrap, limit: limit, truncation: truncation)
    for row in 0..<5 {
      var expected: [(Glyph, Int)] = []
      if row < lines.count {
        let line = lines[row]
        expected += line.head.map { (encoded.glyphs[$0], styles[$0]) }
        if line.isTruncated {
          let isAtStart = line.head.isEmpty && !line.tail.isEmpty
          let missing = isAtStart ? line.tail.lowerBound - 1 : line.head.upperBound
          expected.append((.ellipsis, styles[min(missing, styles.count - 1)]))
        }
        expected += line.tail.map { (encoded.glyphs[$0], styles[$0]) }
      }
      for column in 0..<columns {
        let cell = grid[row: row, column: column]
        let shown = column < expected.count ? expected[column] : (Glyph.space, 0)
        #expect(grid.styles[cell.style] == Self.cellStyle(shown.1), "\(parts) in \(columns)")
        // Half of a wide glyph shows as a space.
        let isHalf = cell.glyph == .space && shown.0 != .space
        #expect(cell.glyph == shown.0 || isHalf && columns < 3, "\(parts) in \(columns)")
        // Nothing that a terminal would act on, and no torn row.
        let scalar = grid.glyphs.scalars(of: cell.glyph).base
        #expect(scalar >= 0x20 && !(0x7F..<0xA0).contains(scalar) && scalar != 0x202E)
        if cell.glyph == .continuation {
          #expect(grid.glyphs.width(of: grid[row: row, column: column - 1].glyph) == 2)
        }
      }
    }
  }

  private static func cellStyle(_ index: Int) -> CellStyle {
    switch index {
    case 1: CellStyle(attributes: .bold)
    case 2: CellStyle(foreground: .red)
    // A background brings the color of its text.
    case 3: CellStyle(foreground: .brightWhite, background: .blue)
    case 4: CellStyle(attributes: .underline)
    default: CellStyle()
    }
  }

  @Test("of ten megabytes is encoded once, and broken into lines once for each width")
  func tenMegabytes() throws {
    let unit = "a line \u{1B}[2J that ends nowhere \u{9B}日本 e\u{301} \u{202E}👩‍💻 and on, "
    let half = String(repeating: unit, count: 5_000_000 / unit.utf8.count + 1)
    let short = String(half.prefix(200_000))
    for text in [Text(half).bold() + Text(half), (Text(short) + Text(short).dim()).lineLimit(2)] {
      let screen = TestScreen(
        Fixture(0) { state in
          text.foreground(.indexed(UInt8(state))).onKey(.character("+")) { $0 += 1 }
        }, columns: 40, rows: 4, isStrict: false)
      #expect(screen.text.hasPrefix("a line ␛[2J that ends nowhere \u{FFFD}日本 e\u{301}"))
      let widget = try #require(screen.textWidgets.first)
      #expect(widget.encodings == 1)
      #expect(widget.wrappings <= 2)
      // Another colour of the whole: what is shown is painted, nothing is read.
      screen.type("+")
      #expect(screen.style(row: 1, column: 0).foreground == .red)
      #expect(widget.encodings == 1 && widget.wrappings <= 2)
    }
  }

  @Test("of a hundred thousand marks is a letter with four of them, wherever spans end")
  func marks() throws {
    let marks = String(repeating: "\u{301}", count: 100_000)
    for text in [
      Text("a" + marks).bold() + Text("b"),
      (Text("a" + marks) + Text("b" + marks).dim()).lineLimit(1),
    ] {
      let screen = TestScreen(Fixture(0) { _ in text }, columns: 4, rows: 1, isStrict: false)
      #expect(
        screen.text.unicodeScalars.prefix(6).map(\.value) == [
          0x61, 0x301, 0x301, 0x301, 0x301, 0x62,
        ])
      #expect(try #require(screen.textWidgets.first).encodings == 1)
    }
  }

  @Test("is as high as the lines for which it reserves space")
  func reservedSpace() {
    func rows(_ text: Text, _ columns: Int = 8) -> Int {
      picture(columns, 9) {
        text
        Text("end")
      }.split(separator: "\n", omittingEmptySubsequences: false).count - 1
    }
    #expect(rows(Text("a").lineLimit(3, reservesSpace: true)) == 3)
    #expect(rows(Text("a").lineLimit(3, reservesSpace: false)) == 1)
    #expect(rows(Text("").lineLimit(3, reservesSpace: true)) == 3)
    #expect(rows(Text("one two three four").lineLimit(2, reservesSpace: true)) == 2)
    #expect(rows(Text("one two three four").lineLimit(2...5)) == 3)
    #expect(rows(Text("a").lineLimit(2...5)) == 2)
    #expect(rows(Text("one two three four").lineLimit(2...5).lineLimit(nil)) == 3)
    // Of two parts, the left one says how many lines there are.
    #expect(rows(Text("a").lineLimit(2...2) + Text("b").lineLimit(5...5)) == 2)
    #expect(rows(Text("a") + Text("b").lineLimit(5...5)) == 5)
  }

  @Test("in zero or one column is no error: a wide letter shows as a space in each line")
  func narrow() {
    #expect(picture(1, 4) { Text("日本") + Text("a").bold() } == "\n\na")
    #expect(picture(1, 4) { Text("日本a").lineLimit(1) } == "…")
    #expect(picture(1, 4) { Text("日本a").lineLimit(1).truncationMode(.clip) } == "")
    #expect(
      picture(4, 2) {
        HStack(spacing: 0) {
          Text("abcd").flex(shrink: 0)
          Text("日本").flex(shrink: 1)
        }
      } == "abcd")
    #expect(
      picture(4, 2) {
        Text("日本").frame(width: 0)
        Text("x")
      } == "x")
    for columns in 0...3 {
      for rows in 0...3 {
        let screen = TestScreen(
          Fixture(0) { _ in (Text("日") + Text("本🇩🇪").bold()).lineLimit(2, reservesSpace: true) },
          columns: columns, rows: rows)
        #expect(screen.reports.isEmpty)
      }
    }
  }

  @Test(
    "is broken where its script allows, in spans as in one piece",
    arguments: [
      ("日本語です", 5, "日本\n語で\nす"), ("日本。語", 4, "日\n本。\n語"),
      ("well-known", 6, "well-\nknown"), ("10\u{A0}km run", 6, "10\u{A0}km\nrun"),
      ("foo\u{200B}bar", 4, "foo\nbar"), ("incomprehensible", 6, "incomp\nrehens\nible"),
      ("a\nb\r\nc\u{2028}d", 6, "a\nb\nc\nd"), ("a\tb", 12, "a       b"), ("ab   cd", 4, "ab\ncd"),
      ("(a) (b)", 4, "(a)\n(b)"), ("a b\u{2060}-\u{2060}c", 4, "a\nb-c"), ("👩‍💻👩‍💻", 3, "👩\n👩"),
    ])
  func breaks(text: String, columns: Int, expected: String) {
    #expect(picture(columns, 6) { Text(text) } == expected)
    // Cut between any two characters, the second part in another style.
    for cut in text.indices.dropFirst() {
      #expect(
        picture(columns, 6) { Text(String(text[..<cut])) + Text(String(text[cut...])).bold() }
          == expected, "cut before \(text[cut])")
    }
  }
}

extension TestScreen {
  fileprivate var textWidgets: [TextWidget] {
    elements.compactMap { $0.instance.widget as? TextWidget }
  }
}
