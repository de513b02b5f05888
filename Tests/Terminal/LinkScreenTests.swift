import RecurseTesting
import TestSupport
import Testing

@testable import RecurseTerminal

@Suite("The terminal's links are those of the grid", .serialized) @MainActor
struct LinkScreenTests {
  private func check(_ terminal: EmulatedScreen, _ what: String) -> Bool {
    let grid = terminal.grid
    for row in 0..<grid.size.rows {
      for column in 0..<grid.size.columns {
        let wanted = grid.styles.link(grid[row: row, column: column].style)?.address
        let shown = terminal.emulator.link(row: row, column: column)
        if wanted != shown {
          Issue.record(
            "\(what): row \(row), column \(column): \(shown ?? "-"), not \(wanted ?? "-")")
          return false
        }
      }
    }
    #expect(terminal.emulator.openLink == nil)
    return true
  }

  private static let links = ["a:b", "https://example.org/?q=1;2", "x:1"].compactMap {
    Hyperlink($0)
  }

  @Test(
    "cell for cell, whatever is painted and scrolled",
    arguments: ["xterm-256color", "tmux-256color", "screen-256color", "alacritty"])
  func random(term: String) throws {
    var random = SplitMix64(seed: 0x11AC)
    var scrolls = 0
    for environment in [["COLORTERM": "truecolor"], [:]] {
      let terminal = try EmulatedScreen(term, columns: 40, rows: 12, environment: environment)
      defer { terminal.screen.close() }
      for frame in 0..<600 {
        for _ in 0...random.below(4) { edit(terminal, &random) }
        terminal.removeMarksFromLastColumn()
        let cursor =
          random.below(2) == 0
          ? nil : CellPoint(column: random.below(terminal.grid.size.columns), row: 0)
        if random.below(40) == 0 { terminal.screen.invalidate() }
        terminal.present(cursor: cursor)
        let difference = terminal.firstDifference()
        #expect(difference == nil, "frame \(frame), \(term)")
        if let cursor { #expect(terminal.emulator.cursor == cursor) }
        guard difference == nil, check(terminal, "frame \(frame), \(term)") else { return }
      }
      scrolls += terminal.screen.scrollCount
    }
    #expect(scrolls > 10)
  }

  private func edit(_ terminal: EmulatedScreen, _ random: inout SplitMix64) {
    let grid = terminal.grid
    func rect() -> CellRect {
      CellRect(
        column: random.below(grid.size.columns), row: random.below(grid.size.rows),
        columns: 1 + random.below(12), rows: 1 + random.below(2))
    }
    let styles = [
      CellStyle(), CellStyle(foreground: .red), CellStyle(background: .rgb(1, 2, 3)),
      CellStyle(attributes: [.underline, .bold]),
    ]
    let style = styles[random.below(styles.count)]
    switch random.below(8) {
    case 0: grid.fill(rect(), style: style)
    case 1: grid.restyle(rect(), adding: .reverse)
    case 2 where random.below(3) == 0:
      let rows = (0..<grid.size.rows).map { Array(grid.row($0)) }
      for row in 0..<(grid.size.rows - 1) {
        grid.replace(row: row, by: rows[row + 1])
      }
    case 3 where random.below(20) == 0:
      terminal.resize(columns: 2 + random.below(50), rows: 2 + random.below(14))
    case 4, 5: grid.link(rect(), to: Self.links[random.below(Self.links.count)])
    default:
      let texts = ["hello there", "日本語", "    ", "e\u{301}x", "a🙂b", "MMMMMMMM"]
      terminal.draw(
        texts[random.below(texts.count)], row: random.below(grid.size.rows),
        column: random.below(grid.size.columns + 4) - 4, style: style)
    }
  }

  @Test("What only the link changes is sent, and what does not change is not")
  func onlyLink() throws {
    let terminal = try EmulatedScreen()
    defer { terminal.screen.close() }
    terminal.draw("one two")
    terminal.present()
    terminal.grid.link(CellRect(column: 4, row: 0, columns: 3, rows: 1), to: Self.links[0])
    terminal.present()
    #expect(check(terminal, "linked"))
    terminal.grid.link(CellRect(column: 4, row: 0, columns: 3, rows: 1), to: Self.links[1])
    terminal.present()
    #expect(check(terminal, "another"))
    terminal.draw("two", column: 4)
    terminal.present()
    #expect(check(terminal, "none"))
    terminal.draw("two", column: 4)
    terminal.present()
    #expect(terminal.bytes.isEmpty)
  }

  @Test("A terminal that is no xterm gets none", arguments: ["linux", "vt100"])
  func simple(term: String) throws {
    let terminal = try EmulatedScreen(term)
    defer { terminal.screen.close() }
    terminal.draw("one two")
    terminal.grid.link(CellRect(column: 0, row: 0, columns: 3, rows: 1), to: Self.links[0])
    terminal.present()
    #expect(!terminal.bytes.contains(UInt8(ascii: "]")))
  }

  @Test("No byte of an address can end its sequence")
  func bytes() {
    let all = String(String.UnicodeScalarView((0...0x17F).compactMap { Unicode.Scalar($0) }))
    #expect(Hyperlink(all)?.address.utf8.allSatisfy { (0x21..<0x7F).contains($0) } == true)
    #expect(Hyperlink("") == nil)
    #expect(Hyperlink(String(repeating: "é", count: 348)) == nil)
    #expect(Hyperlink("a\u{1b}\\b")?.address == "a%1B\\b")
  }
}

extension CellGrid {
  /// Replaces a row by cells that another had.
  fileprivate func replace(row: Int, by cells: [Cell]) {
    for (column, cell) in cells.enumerated() where cell.glyph != .continuation {
      let isWide = column + 1 < cells.count && cells[column + 1].glyph == .continuation
      let rect = CellRect(column: column, row: row, columns: isWide ? 2 : 1, rows: 1)
      fill(rect, style: styles[cell.style])
      draw(
        isWide ? [cell.glyph, .continuation] : [cell.glyph],
        at: CellPoint(column: column, row: row), style: styles[cell.style])
      if let link = styles.link(cell.style) { self.link(rect, to: link) }
    }
  }
}
