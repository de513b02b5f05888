import RecurseTesting
import TestSupport
import Testing

@testable import RecurseTerminal

@Suite("Rows below the prompt and the lines above them", .serialized) @MainActor
struct InlineLawTests {
  struct Case: CustomStringConvertible {
    var columns: Int
    var rows: Int
    var most: Int
    var resizes = true
    var steps = 300
    var description: String { "\(columns)×\(rows), at most \(most)\(resizes ? "" : ", one size")" }
  }

  private static let pieces = [
    "hello", "日本語", "é", "a🙂b", "───", "한글 text", "x", "      ", "MMMMMMMM", "e\u{301}", "漢",
  ]

  private static func style(_ random: inout SplitMix64) -> CellStyle {
    func color() -> Color? {
      switch random.below(5) {
      case 0: .indexed(UInt8(random.below(256)))
      case 1: .rgb(UInt8(random.below(256)), UInt8(random.below(256)), UInt8(random.below(256)))
      default: nil
      }
    }
    let attributes: [TextAttributes] = [[], [], .bold, .italic, .underline, .reverse]
    return CellStyle(
      foreground: color(), background: color(), attributes: random.pick(attributes))
  }

  private func paint(_ inline: InlineTerminal, _ random: inout SplitMix64) {
    let size = inline.grid.size
    for _ in 0...random.below(5) {
      inline.terminal.draw(
        random.pick(Self.pieces), row: random.below(size.rows),
        column: random.below(size.columns + 4) - 4, style: Self.style(&random))
    }
    inline.terminal.removeMarksFromLastColumn()
  }

  private func step(
    _ inline: InlineTerminal, _ number: Int, _ test: Case, _ random: inout SplitMix64
  ) {
    switch random.below(10) {
    case 0: inline.resize(height: 1 + random.below(min(test.most, inline.emulator.size.rows)))
    case 1, 2, 3:
      for part in 0...random.below(random.below(4) == 0 ? 30 : 3) {
        inline.print("n\(number).\(part)", style: Self.style(&random).withoutMarks)
      }
    case 4 where !test.resizes:
      // A line that continues in the next rows.
      let text = (0..<(1 + random.below(3 * test.columns))).map { String(($0 + number) % 10) }
      inline.print(text.joined() + (random.chance(50) ? "漢字漢字" : ""))
    case 4:
      let least = max(inline.region.rows, 4)
      inline.resize(
        columns: 10 + random.below(test.columns), rows: least + random.below(test.rows + 1),
        tellsPlace: random.chance(80))
    default: break
    }
    if random.chance(80) { paint(inline, &random) }
  }

  @Test(
    "All lines are there once and in order, and the rows are right, after each random step",
    arguments: [
      Case(columns: 40, rows: 6, most: 3, steps: 1_000), Case(columns: 120, rows: 20, most: 12),
      Case(columns: 30, rows: 8, most: 1), Case(columns: 20, rows: 5, most: 9),
      Case(columns: 40, rows: 6, most: 3, resizes: false),
      Case(columns: 20, rows: 4, most: 4, resizes: false),
      Case(columns: 15, rows: 2, most: 2, resizes: false),
    ])
  func random(test: Case) throws {
    var random = SplitMix64(seed: 1)
    let inline = try InlineTerminal(
      columns: test.columns, rows: test.rows, height: 1, shellLines: random.below(9))
    defer { inline.screen.close() }
    for number in 0..<test.steps {
      step(inline, number, test, &random)
      let size = inline.grid.size
      inline.present(
        caret: random.chance(50)
          ? nil : CellPoint(column: random.below(size.columns), row: random.below(size.rows)))
      let mistake = inline.firstMistake()
      #expect(mistake == nil, "step \(number), \(test)")
      if mistake != nil { return }
    }
  }
}

extension CellStyle {
  /// Without what can be seen on a space.
  fileprivate var withoutMarks: CellStyle { CellStyle(foreground: foreground) }
}
