import Foundation
import RecurseTesting
import TestSupport
import Testing

@testable import RecurseTerminal

@Suite("The terminal shows text of any script, painted and repainted", .serialized)
@MainActor
struct TextFuzzTests {
  /// `TEXT_FUZZ_SEED` is a number, or `random`.
  private static let seed: UInt64 = {
    guard let text = ProcessInfo.processInfo.environment["TEXT_FUZZ_SEED"] else { return 0x7E47 }
    return UInt64(text) ?? UInt64.random(in: 0...UInt64(UInt32.max))
  }()

  private static let styles = [
    CellStyle(), CellStyle(foreground: .red), CellStyle(background: .blue),
    CellStyle(foreground: .yellow, background: .black, attributes: .bold),
    CellStyle(attributes: .reverse), CellStyle(attributes: .underline),
  ]

  @Test(
    "3,000 frames of random rows at random clips",
    arguments: ["xterm-256color", "tmux-256color", "linux", "vt100"])
  func random(term: String) throws {
    var random = SplitMix64(seed: Self.seed)
    let terminal = try EmulatedScreen(term, columns: 18, rows: 3)
    defer { terminal.screen.close() }
    for frame in 0..<3000 {
      if frame % 300 == 299 {
        // The emulator crashes on wide characters in one column.
        terminal.resize(columns: 2 + random.below(24), rows: 1 + random.below(4))
      }
      for _ in 0...random.below(3) { paint(terminal, &random) }
      terminal.removeMarksFromLastColumn()
      terminal.present()
      let isWhole = (0..<terminal.grid.size.rows).allSatisfy(terminal.grid.isWellFormed)
      let difference = isWhole ? terminal.firstDifference() : "a torn row"
      guard let difference else { continue }
      Issue.record("\(term), frame \(frame), TEXT_FUZZ_SEED=\(Self.seed): \(difference)")
      return
    }
  }

  /// One row of text, or lines of wrapped spans, or a rectangle of spaces.
  private func paint(_ terminal: EmulatedScreen, _ random: inout SplitMix64) {
    let grid = terminal.grid
    let size = grid.size
    let point = CellPoint(column: random.below(size.columns + 8) - 8, row: random.below(size.rows))
    let clip =
      random.below(3) == 0
      ? grid.bounds
      : CellRect(
        column: random.below(size.columns), row: 0, columns: 1 + random.below(size.columns),
        rows: size.rows)
    let style = Self.styles.randomElement(using: &random)!
    switch random.below(8) {
    case 0:
      grid.fill(
        CellRect(
          column: point.column, row: point.row, columns: random.below(12), rows: 1 + random.below(2)
        ), style: style)
    case 1: grid.restyle(clip, adding: .underline)
    case 2, 3, 4:
      var text = EncodedText()
      for _ in 0...random.below(3) {
        text.append(ScriptSamples.row(&random), glyphs: grid.glyphs)
      }
      let styles = text.spanEnds.map { _ in
        grid.styles.id(Self.styles.randomElement(using: &random)!)
      }
      let modes: [TruncationMode] = [.head, .middle, .tail, .clip]
      let lines = text.lines(
        width: 1 + random.below(size.columns + 4), limit: 1 + random.below(4),
        truncation: modes.randomElement(using: &random)!)
      for (row, line) in lines.enumerated() {
        let start = CellPoint(column: point.column, row: point.row + row)
        grid.draw(line, of: text, styles: styles, at: start, clip: clip)
      }
    default:
      // Cut anywhere, through wide glyphs too.
      let glyphs = grid.glyphs.encode(ScriptSamples.row(&random))
      grid.draw(
        glyphs.dropFirst(random.below(4)).dropLast(random.below(3)), at: point, style: style,
        clip: clip)
    }
  }
}
