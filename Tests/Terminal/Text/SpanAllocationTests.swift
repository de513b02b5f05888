import RecurseMeasuring
import RecurseTesting
import TestSupport
import Testing

@testable import RecurseTerminal

@Suite("Lines of spans are drawn without allocation", .blocking)
struct SpanAllocationTests {
  @Test(
    "A text of two hundred spans is encoded with a few objects, even if one letter is not ASCII",
    .enabled(if: ObjectCount.isAvailable, "The runtime has no entry to count objects by"))
  func encoding() async {
    await #expect(processExitsWith: .success) {
      let glyphs = GlyphTable()
      for last in ["plain", "é"] {
        let parts = Array(repeating: "span ", count: 199) + [last]
        let (text, lengths) = (parts.joined(), parts.map(\.utf8.count))
        let count = ObjectCount.during { _ = EncodedText(text, spans: lengths, glyphs: glyphs) }
        #expect(count.map { $0 < 12 } == true)
      }
    }
  }

  // In a process of its own: the count reaches into the runtime of all its threads.
  @Test(
    "A thousand lines are drawn without allocating an object",
    .enabled(if: ObjectCount.isAvailable, "The runtime has no entry to count objects by"))
  func none() async {
    await #expect(processExitsWith: .success) {
      let grid = CellGrid(size: CellSize(columns: 40, rows: 4))
      grid.fill(grid.bounds, style: CellStyle(background: .blue))
      var text = EncodedText()
      for _ in 0..<20 { text.append("one 日本 ", glyphs: grid.glyphs) }
      let styles = text.spanEnds.map { grid.styles.id(CellStyle(foreground: .indexed(UInt8($0)))) }
      let lines = text.lines(width: 30, limit: 4, truncation: .middle)
      func draw() {
        for (row, line) in lines.enumerated() {
          grid.draw(line, of: text, styles: styles, at: CellPoint(column: 1, row: row))
          grid.draw(line, of: text, at: CellPoint(column: 3, row: row), style: CellStyle())
        }
      }
      // Once, for the styles that come of these over the background.
      draw()
      #expect(ObjectCount.during { for _ in 0..<125 { draw() } } == 0)
      #expect(grid[row: 3, column: 5].glyph != .space)
    }
  }
}
