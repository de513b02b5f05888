import RecurseTesting
import TestSupport
import Testing

@testable import RecurseTerminal

/// The terminal has a new size, and the app still writes for the old one: it is told later.
///
///     app        print ─▶ frame ─────────▶ print ─▶ frame ─▶ settle
///     terminal           another size ▲                    ▲ the app is told
@Suite("Lines that are printed while the size changes", .serialized) @MainActor
struct InlineRaceTests {
  @Test(
    "are in the history once and in order, whatever the app writes before it is told",
    arguments: [1, 3, 6, 11] as [Int])
  func law(height: Int) throws {
    for seed in 0..<60 {
      var race = try Race(height: height, seed: UInt64(seed))
      defer { race.inline.screen.close() }
      for number in 0..<25 {
        race.step(number)
        let mistake = race.firstMistake()
        #expect(mistake == nil, "step \(number), seed \(seed), \(height) rows")
        if mistake != nil { return }
      }
    }
  }

  @Test("stay when a lower terminal has dropped the rows below the cursor")
  func dropped() throws {
    let inline = try InlineTerminal(columns: 20, rows: 6, height: 3, shellLines: 5)
    defer { inline.screen.close() }
    for row in 0..<3 { inline.terminal.draw("live \(row)", row: row) }
    inline.present()
    inline.dropRowsBelowCursor(to: 4)
    inline.print("one")
    inline.present()
    let shown = inline.emulator.history + inline.emulator.lines
    #expect(shown.prefix(6) == ["$ 0", "$ 1", "$ 2", "$ 3", "$ 4", "one"])
    inline.settle()
    for row in 0..<3 { inline.terminal.draw("live \(row)", row: row) }
    inline.present()
    #expect(inline.emulator.text == "one\nlive 0\nlive 1\nlive 2")
  }

  @Test("stay when the content loses rows in a terminal that has got lower")
  func shrinking() throws {
    let inline = try InlineTerminal(columns: 20, rows: 8, height: 5, shellLines: 6)
    defer { inline.screen.close() }
    for row in 0..<5 { inline.terminal.draw("live \(row)", row: row) }
    inline.present()
    inline.dropRowsBelowCursor(to: 5)
    inline.resize(height: 2)
    for row in 0..<2 { inline.terminal.draw("less \(row)", row: row) }
    inline.present()
    let shown = inline.emulator.history + inline.emulator.lines
    #expect(shown.prefix(6) == ["$ 0", "$ 1", "$ 2", "$ 3", "$ 4", "$ 5"])
  }
}

/// Random steps of an app and of its terminal.
@MainActor
private struct Race {
  let inline: InlineTerminal
  let height: Int
  var random: SplitMix64

  init(height: Int, seed: UInt64) throws {
    self.height = height
    random = SplitMix64(seed: seed)
    inline = try InlineTerminal(
      columns: 40, rows: 16, height: height, shellLines: random.below(20))
    frame(0)
  }

  mutating func step(_ number: Int) {
    if random.chance(50) {
      let rows = height + 1 + random.below(20)
      if random.chance(70) {
        inline.dropRowsBelowCursor(to: rows)
      } else {
        inline.emulator.resize(
          CellSize(columns: 12 + random.below(60), rows: rows))
      }
      for late in 0..<random.below(4) { work("\(number)-\(late)") }
      inline.settle()
    }
    work("\(number)")
  }

  private mutating func work(_ name: String) {
    if random.chance(20) { inline.resize(height: 1 + random.below(height)) }
    for part in 0..<random.below(4) { inline.print("n\(name).\(part)") }
    frame(inline.grid.size.rows)
  }

  private mutating func frame(_ number: Int) {
    let size = inline.grid.size
    for row in 0..<size.rows {
      inline.terminal.draw("live \(number)", row: row)
      // A row that is as long as the terminal.
      if random.chance(30) { inline.terminal.draw("|", row: row, column: size.columns - 1) }
    }
    inline.present(
      caret: random.chance(50)
        ? nil : CellPoint(column: random.below(12), row: random.below(size.rows)))
  }

  /// Rows of the app may stay behind, but no line is lost.
  func firstMistake() -> String? {
    let shown = inline.emulator.history + inline.emulator.lines
    let lines = shown.filter { $0.hasPrefix("n") || $0.hasPrefix("$") }
    return lines == inline.lines ? nil : "\(lines.suffix(12)) for \(inline.lines.suffix(12))"
  }
}

extension InlineTerminal {
  /// Makes the terminal lower or higher as tmux does: first it drops the rows below its cursor.
  fileprivate func dropRowsBelowCursor(to rows: Int) {
    let (cursor, size) = (emulator.cursor, emulator.size)
    let dropped = min(size.rows - rows, size.rows - 1 - cursor.row)
    if dropped > 0 {
      let clearing = "\u{1b}[\(size.rows - dropped + 1);1H\u{1b}[J"
      let back = "\u{1b}[\(cursor.row + 1);\(cursor.column + 1)H"
      emulator.feed(Array((clearing + back).utf8))
    }
    emulator.resize(CellSize(columns: size.columns, rows: rows))
  }

  /// Tells the app of the size.
  fileprivate func settle() {
    resize(columns: emulator.size.columns, rows: emulator.size.rows)
  }
}
