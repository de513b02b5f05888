import Testing

@testable import RecurseTerminal

@Suite("Huge texts", .serialized) @MainActor
struct HugeTextTests {
  private let grid = CellGrid(size: CellSize(columns: 80, rows: 3))

  @Test(
    "a line of ten megabytes is read once, laid out in looks that grow with it, drawn by what is seen"
  )
  func tenMegabytes() {
    let unit = "a line \u{1B}[2J that ends nowhere \u{9B}日本 e\u{301} \u{202E}👩‍💻 and on and on, "
    let text = String(repeating: unit, count: 10_000_000 / unit.utf8.count + 1)
    #expect(text.utf8.count >= 10_000_000)
    #expect(looks(text) <= 2 * text.unicodeScalars.count)

    var encoded = EncodedText()
    encoded.append(text, glyphs: grid.glyphs)
    #expect(encoded.glyphs.count < text.utf8.count)
    #expect(grid.glyphs.count == 1)
    var layout = LineLayout(text: encoded, width: 80, wrap: .words, truncation: .tail)
    let lines = layout.lines(limit: .max)
    #expect(lines.count > encoded.glyphs.count / 81)
    #expect(layout.examined < 8 * encoded.glyphs.count)
    // Three lines of it cost three lines.
    var limited = LineLayout(text: encoded, width: 80, wrap: .words, truncation: .tail)
    for (row, line) in limited.lines(limit: 3).enumerated() {
      grid.draw(line, of: encoded, styles: [.plain], at: CellPoint(column: 0, row: row))
    }
    #expect(limited.examined < 1000)
    expectWhole()
    // One line of everything, with its middle visible.
    let whole = TextLine(0..<encoded.glyphs.count)
    grid.draw(
      whole, of: encoded, styles: [.plain],
      at: CellPoint(column: -encoded.glyphs.count / 2, row: 1))
    let screen = MemoryScreen(size: grid.size)
    grid.show(on: screen)
    #expect(screen.line(1).contains("␛[2J that ends nowhere \u{FFFD}日本 e\u{301} 👩"))
    expectWhole()
  }

  @Test(
    "a hundred thousand marks on one letter are one cluster, which is read once",
    arguments: [
      ("a", "\u{301}", 1), ("日", "\u{301}", 2), ("क", "ा", 100_001), ("👩", "\u{200D}", 2),
      ("", "\u{301}", 1), ("a", "\u{FE0F}", 1),
    ])
  func marks(base: String, mark: String, cells: Int) {
    let text = base + String(repeating: mark, count: 100_000)
    #expect(Graphemes.clusters(of: text).count == 1)
    #expect(looks(text) <= 2 * text.unicodeScalars.count + 2)
    let encoded = EncodedText(text, glyphs: grid.glyphs)
    #expect(encoded.glyphs.count == cells)
    for width in [1, 2, 80, 200] {
      for truncation in [TruncationMode.head, .middle, .tail, .clip] {
        for limit in [1, Int.max] {
          var layout = LineLayout(text: encoded, width: width, wrap: .words, truncation: truncation)
          let lines = layout.lines(limit: limit)
          #expect(layout.examined <= 8 * cells + 8, "\(width) columns, \(truncation)")
          for (row, line) in lines.prefix(3).enumerated() {
            grid.draw(line, of: encoded, styles: [.plain], at: CellPoint(column: 3, row: row))
          }
          expectWhole()
        }
      }
    }
  }

  @Test(
    "a span is found by binary search, and drawing a line costs its visible part")
  func spans() {
    var text = EncodedText()
    for index in 0..<100_000 { text.append(index % 2 == 0 ? "ab" : "日", glyphs: grid.glyphs) }
    let styles = text.spanEnds.indices.map {
      grid.styles.id(CellStyle(foreground: $0 % 2 == 0 ? .red : .blue))
    }
    #expect(text.glyphs.count == 200_000)
    grid.draw(
      TextLine(0..<200_000), of: text, styles: styles, at: CellPoint(column: -100_001, row: 0))
    let screen = MemoryScreen(size: grid.size)
    grid.show(on: screen)
    #expect(screen.line(0).hasPrefix("b日ab日ab"))
    expectWhole()
  }

  private func expectWhole() {
    for row in 0..<grid.size.rows { #expect(grid.isWellFormed(row: row)) }
  }

  /// The number of scalars that finding the clusters looked up.
  private func looks(_ text: String) -> Int {
    text.withBytes { bytes in
      var scanner = ClusterScanner(bytes)
      while scanner.next() != nil {}
      return scanner.lookups
    }
  }
}
