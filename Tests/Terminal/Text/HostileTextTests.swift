import RecurseTesting
import TestSupport
import Testing

@testable import RecurseTerminal

@Suite("Text that attacks the terminal", .serialized) @MainActor
struct HostileTextTests {
  @Test(
    "broken UTF-8 shows one U+FFFD for each invalid piece",
    arguments: [
      ([0x61, 0xC3, 0x62], "a\u{FFFD}b"), ([0xE2, 0x82, 0x61], "\u{FFFD}a"),
      ([0xF0, 0x9F, 0x98], "\u{FFFD}"), ([0xFF, 0xFE], "\u{FFFD}\u{FFFD}"),
      ([0xC0, 0x80], "\u{FFFD}\u{FFFD}"), ([0xED, 0xA0, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}"),
      ([0xC2, 0x9B, 0x32, 0x4A], "\u{FFFD}2J"), ([0x9B, 0x32, 0x4A], "\u{FFFD}2J"),
      ([0x1B, 0x5B, 0xC3, 0x6D], "␛[\u{FFFD}m"),
    ] as [([UInt8], String)])
  func broken(bytes: [UInt8], shown: String) {
    let table = GlyphTable()
    #expect(table.text(of: table.encode(String(decoding: bytes, as: UTF8.self))) == shown)
  }

  @Test("10,000 hostile texts: no cell contains a control, and no row is cut")
  func samples() {
    var random = SplitMix64(seed: 0xBAD)
    let grid = CellGrid(size: CellSize(columns: 40, rows: 4))
    let screen = SafeScreen(size: grid.size)
    for index in 0..<10_000 {
      let sample = HostileSamples.text(&random)
      #expect(grid.glyphs.encode(sample).allSatisfy { isSafe($0, grid.glyphs) }, "\(index)")
      let text = EncodedText(sample, glyphs: grid.glyphs)
      // Every width for some texts, some widths for every text.
      let widths = index % 100 == 0 ? Array(1...200) : (0..<3).map { _ in 1 + random.below(200) }
      for width in widths {
        let lines = lines(of: text, width, &random)
        #expect(areWhole(lines, of: text, width), "text \(index) in \(width) columns")
        paint(lines, of: text, on: grid, &random)
      }
      grid.show(on: screen)
      #expect((0..<4).allSatisfy(grid.isWellFormed), "text \(index)")
    }
    #expect(screen.unsafe.isEmpty, "\(screen.unsafe)")
    #expect(screen.cellCount > 100_000)
  }

  @Test(
    "a terminal that receives 1,000 of them shows them and does nothing else",
    arguments: ["xterm-256color", "vt100"])
  func harmless(term: String) throws {
    var random = SplitMix64(seed: 0xDEAD)
    let terminal = try EmulatedScreen(term, columns: 60, rows: 3)
    defer { terminal.screen.close() }
    terminal.present()
    let emulator = terminal.emulator
    let modes = emulator.privateModes
    for index in 0..<1000 {
      let sample = HostileSamples.text(&random).unicodeScalars.filter(Self.isKnownToEmulator)
      let text = EncodedText(String(String.UnicodeScalarView(sample)), glyphs: terminal.grid.glyphs)
      terminal.grid.fill(terminal.grid.bounds, style: CellStyle())
      paint(text.lines(width: 60), of: text, on: terminal.grid, &random)
      terminal.removeMarksFromLastColumn()
      terminal.present()
      let difference = terminal.firstDifference()
      #expect(difference == nil, "text \(index)")
      #expect(emulator.bells == 0 && emulator.title.isEmpty && emulator.takeReplies().isEmpty)
      #expect(emulator.privateModes == modes && emulator.cursorShape == 0)
      if difference != nil { return }
    }
  }

  /// The emulator's widths are those of Unicode 5, in which U+0600 and some newer letters have
  /// none.
  private static func isKnownToEmulator(_ scalar: Unicode.Scalar) -> Bool {
    !(0x483..<0x900).contains(scalar.value)
  }

  private func lines(
    of text: EncodedText, _ width: Int, _ random: inout SplitMix64
  ) -> [TextLine] {
    let wraps: [TextWrap] = [.words, .characters, .none]
    let modes: [TruncationMode] = [.head, .middle, .tail, .clip]
    return text.lines(
      width: width, wrap: wraps.randomElement(using: &random)!,
      limit: random.below(2) == 0 ? nil : 1 + random.below(4),
      truncation: modes.randomElement(using: &random)!)
  }

  /// Whether lines fit, go forward, and hold no newline.
  private func areWhole(_ lines: [TextLine], of text: EncodedText, _ width: Int) -> Bool {
    var place = 0
    for line in lines {
      guard line.width <= width, line.head.lowerBound >= place else { return false }
      guard line.tail.lowerBound >= line.head.upperBound else { return false }
      guard line.tail.upperBound <= text.glyphs.count else { return false }
      for range in [line.head, line.tail] {
        if text.glyphs[range].contains(Glyph(rawValue: 0x0a)) { return false }
      }
      place = line.tail.upperBound
    }
    return !lines.isEmpty
  }

  private func paint(
    _ lines: [TextLine], of text: EncodedText, on grid: CellGrid, _ random: inout SplitMix64
  ) {
    let styles = text.spanEnds.map { _ in grid.styles.id(CellStyle(foreground: .red)) }
    for (row, line) in lines.prefix(grid.size.rows).enumerated() {
      let point = CellPoint(column: random.below(8) - 4, row: row)
      let clip = CellRect(column: random.below(6), row: 0, columns: 30 + random.below(12), rows: 4)
      grid.draw(line, of: text, styles: styles, at: point, clip: clip)
    }
  }
}

/// Whether a terminal shows a glyph and does nothing else: no control, nothing that turns the
/// direction of text, nothing invisible.
private func isSafe(_ glyph: Glyph, _ table: GlyphTable) -> Bool {
  if glyph == .continuation { return true }
  let scalars = table.scalars(of: glyph)
  return (0..<scalars.count).allSatisfy { index in
    switch scalars[index] {
    case 0..<0x20, 0x7F..<0xA0, 0xAD, 0x61C, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F,
      0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE007F, 0x110000...:
      false
    default: true
    }
  }
}

/// Examines each cell that would be sent.
private final class SafeScreen: Screen {
  let size: CellSize
  private(set) var cellCount = 0
  private(set) var unsafe: [Glyph] = []

  init(size: CellSize) { self.size = size }

  func put(_ cells: UnsafeBufferPointer<Cell>, row: Int, column: Int, of grid: CellGrid) {
    cellCount += cells.count
    for cell in cells where !isSafe(cell.glyph, grid.glyphs) { unsafe.append(cell.glyph) }
  }

  func present(cursor: CellPoint?, isShown: Bool) -> FrameReport { FrameReport() }
}
