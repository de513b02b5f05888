import RecurseTesting
import Testing

@testable import RecurseTerminal

extension SplitMix64 {
  fileprivate mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }
}

@Suite("Whatever is painted, the terminal shows the grid", .serialized) @MainActor
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
    case 1 where grid.size.rows > 1:
      // A list that is scrolled by a row, in full width.
      let rows = (0..<grid.size.rows).map { Array(grid.row($0)) }
      for row in 0..<grid.size.rows - 1 {
        for (column, cell) in rows[row + 1].enumerated() where cell.glyph != .continuation {
          let isWide =
            column + 1 < rows[row + 1].count && rows[row + 1][column + 1].glyph == .continuation
          let glyphs: [Glyph] = isWide ? [cell.glyph, .continuation] : [cell.glyph]
          grid.draw(
            glyphs[...], at: CellPoint(column: column, row: row), style: grid.styles[cell.style])
        }
      }
    case 2 where random.below(12) == 0:
      terminal.resize(columns: 1 + random.below(60), rows: 1 + random.below(20))
    default:
      terminal.draw(
        Self.pieces[random.below(Self.pieces.count)], row: random.below(grid.size.rows),
        column: random.below(grid.size.columns + 4) - 4, style: style)
    }
  }

  @Test(
    "Random edits, wide characters included, on each kind of terminal",
    arguments: ["xterm-256color", "tmux-256color", "screen-256color", "linux", "vt100", "xterm"])
  func random(term: String) throws {
    var random = SplitMix64(seed: 0x5EED)
    for environment in [["COLORTERM": "truecolor"], [:]] {
      let terminal = try EmulatedScreen(term, columns: 40, rows: 12, environment: environment)
      defer { terminal.screen.close() }
      for frame in 0..<400 {
        for _ in 0...random.below(6) { edit(terminal, &random) }
        removeMarksFromLastColumn(terminal)
        let cursor =
          random.below(2) == 0
          ? nil
          : CellPoint(
            column: random.below(terminal.grid.size.columns),
            row: random.below(terminal.grid.size.rows))
        terminal.present(cursor: cursor)
        let difference = firstDifference(terminal)
        #expect(difference == nil, "frame \(frame), \(term)")
        if let cursor { #expect(terminal.emulator.cursor == cursor) }
        if difference != nil { return }
      }
    }
  }

  /// libvterm loses a mark that follows the last column, or gives it to the next row.
  private func removeMarksFromLastColumn(_ terminal: EmulatedScreen) {
    let column = terminal.grid.size.columns - 1
    for row in 0..<terminal.grid.size.rows {
      let glyph = terminal.grid[row: row, column: column].glyph
      if glyph != .continuation, glyph.rawValue >= Glyph.firstInterned {
        terminal.draw("x", row: row, column: column)
      }
    }
  }

  private func firstDifference(_ terminal: EmulatedScreen) -> String? {
    for row in 0..<terminal.grid.size.rows {
      for column in 0..<terminal.grid.size.columns {
        let wanted = expected(terminal, row, column)
        var shown = terminal.emulator.cell(row: row, column: column)
        if shown.text == " " || shown.text.isEmpty { shown.style.foreground = nil }
        if wanted != shown { return "row \(row), column \(column): \(shown) for \(wanted)" }
      }
    }
    return nil
  }

  /// What a cell of the grid should be on this terminal, by the terminal's manual.
  private func expected(_ terminal: EmulatedScreen, _ row: Int, _ column: Int) -> EmulatedCell {
    let grid = terminal.grid
    let cell = grid[row: row, column: column]
    let screen = terminal.screen
    let wanted = grid.styles[cell.style]
    var style = screen.colorLevel.nearest(wanted)
    var attributes = wanted.attributes
    if screen.colorLevel == .ansi8, let index = wanted.foreground?.index, (9..<16).contains(index) {
      attributes.insert(.bold)
    }
    if !screen.type.hasExtendedAttributes {
      if attributes.contains(.curlyUnderline) || attributes.contains(.doubleUnderline) {
        attributes.insert(.underline)
      }
      attributes.subtract([.strikethrough, .curlyUnderline, .doubleUnderline])
    }
    if screen.capability("sitm") == nil { attributes.remove(.italic) }
    // Neither is known to the emulator.
    attributes.subtract([.dim, .overline])
    let hasColor = style.foreground != nil || style.background != nil
    // The console cannot underline in colour.
    if screen.type.name == "linux", hasColor { attributes.remove(.underline) }
    style.attributes = attributes
    if cell.glyph == .continuation {
      // The emulator keeps style and text in the first half.
      return EmulatedCell(
        "", width: 0, style: terminal.emulator.cell(row: row, column: column).style
      )
      .withoutForeground
    }
    let glyph = EmulatedCell(
      grid.glyphs.text(of: [cell.glyph]), width: grid.glyphs.width(of: cell.glyph), style: style)
    return cell.glyph == .space ? glyph.withoutForeground : glyph
  }
}

extension EmulatedCell {
  /// A blank shows no foreground, and ncurses sends none where it clears.
  fileprivate var withoutForeground: EmulatedCell {
    var cell = self
    cell.style.foreground = nil
    return cell
  }
}
