import RecurseTesting
import TestSupport
import Testing

@testable import RecurseTerminal

@Suite("The terminal shows the grid after random painting", .serialized) @MainActor
struct NcursesFuzzTests {
  private static let pieces = [
    "hello", "日本語", "é", "a🙂b", "───", "│", "한글 text", "x", "      ", "MMMMMMMM",
    "e\u{301}o\u{308}",
    "█▓▒░", "漢", "tab\tx",
  ]

  private static func style(_ random: inout SplitMix64) -> CellStyle {
    func color() -> Color? {
      switch random.below(6) {
      case 0: .indexed(UInt8(random.below(16)))
      case 1: .indexed(UInt8(random.below(256)))
      case 2: .rgb(UInt8(random.below(256)), UInt8(random.below(256)), UInt8(random.below(256)))
      default: nil
      }
    }
    let attributes: [TextAttributes] = [
      [], [], [], .bold, .italic, .underline, .blink, .reverse, .strikethrough, .curlyUnderline,
      .doubleUnderline, .dim, .overline, [.bold, .underline],
    ]
    return CellStyle(
      foreground: color(), background: color(),
      attributes: attributes[random.below(attributes.count)])
  }

  /// One random change of the grid.
  private func edit(_ terminal: EmulatedScreen, _ random: inout SplitMix64) {
    let grid = terminal.grid
    let style = random.below(3) == 0 ? CellStyle() : Self.style(&random)
    switch random.below(12) {
    case 0:
      grid.fill(
        CellRect(
          column: random.below(grid.size.columns), row: random.below(grid.size.rows),
          columns: 1 + random.below(20), rows: 1 + random.below(6)), style: style)
    case 1 where grid.size.rows > 1: moveRows(grid, &random)
    case 2, 3: paragraph(terminal, &random)
    case 4 where random.below(12) == 0:
      terminal.resize(columns: 1 + random.below(60), rows: 1 + random.below(20))
    default:
      terminal.draw(
        Self.pieces[random.below(Self.pieces.count)], row: random.below(grid.size.rows),
        column: random.below(grid.size.columns + 4) - 4, style: style)
    }
  }

  /// Rows that move in full width, as in a list that is scrolled.
  private func moveRows(_ grid: CellGrid, _ random: inout SplitMix64) {
    let first = random.below(grid.size.rows - 1)
    let last = first + 1 + random.below(grid.size.rows - first - 1)
    let most = max(1, min(3, last - first))
    let distance = (1 + random.below(most)) * (random.below(2) == 0 ? 1 : -1)
    let rows = (0..<grid.size.rows).map { Array(grid.row($0)) }
    for row in first...last where (first...last).contains(row + distance) {
      for (column, cell) in rows[row + distance].enumerated() where cell.glyph != .continuation {
        let isWide =
          column + 1 < grid.size.columns
          && rows[row + distance][column + 1].glyph == .continuation
        let glyphs: [Glyph] = isWide ? [cell.glyph, .continuation] : [cell.glyph]
        grid.fill(
          CellRect(column: column, row: row, columns: glyphs.count, rows: 1),
          style: grid.styles[cell.style])
        grid.draw(
          glyphs[...], at: CellPoint(column: column, row: row), style: grid.styles[cell.style])
      }
    }
  }

  /// A text of several spans, wrapped: all its lines at once.
  private func paragraph(_ terminal: EmulatedScreen, _ random: inout SplitMix64) {
    let grid = terminal.grid
    var text = EncodedText()
    for _ in 0...random.below(8) {
      text.append(Self.pieces[random.below(Self.pieces.count)] + " ", glyphs: grid.glyphs)
    }
    let styles = text.spanEnds.map { _ in grid.styles.id(Self.style(&random)) }
    let point = CellPoint(
      column: random.below(grid.size.columns + 4) - 4, row: random.below(grid.size.rows))
    for (row, line) in text.lines(width: 1 + random.below(24), limit: 8).enumerated() {
      grid.draw(
        line, of: text, styles: styles,
        at: CellPoint(column: point.column, row: point.row + row), clip: grid.bounds)
    }
  }

  @Test(
    "Random edits, wide characters included, on each kind of terminal",
    arguments: ["xterm-256color", "tmux-256color", "screen-256color", "linux", "vt100", "xterm"])
  func random(term: String) throws {
    var random = SplitMix64(seed: 0x5EED)
    var scrolls = 0
    for environment in [["COLORTERM": "truecolor"], [:]] {
      let terminal = try EmulatedScreen(term, columns: 40, rows: 12, environment: environment)
      defer { terminal.screen.close() }
      for frame in 0..<400 {
        for _ in 0...random.below(6) { edit(terminal, &random) }
        terminal.removeMarksFromLastColumn()
        let cursor =
          random.below(2) == 0
          ? nil
          : CellPoint(
            column: random.below(terminal.grid.size.columns),
            row: random.below(terminal.grid.size.rows))
        terminal.present(cursor: cursor)
        let difference = terminal.firstDifference()
        #expect(difference == nil, "frame \(frame), \(term)")
        if let cursor { #expect(terminal.emulator.cursor == cursor) }
        if difference != nil { return }
      }
      scrolls += terminal.screen.scrollCount
    }
    #expect(scrolls > 20)
  }
}
