import Foundation
import Recurse
import RecurseTesting
import TestSupport
import Testing

@MainActor @Suite("All controls on one screen, used at random") struct RandomEverythingTests {
  private static let keys: [Key] = [
    .tab, .tab, .shiftTab, .up, .down, .left, .right, .enter, .enter, .space, .escape, .home, .end,
    .pageUp, .pageDown, .backspace, .delete, .insert, .function(1), .function(2), .function(5),
    .function(6), .function(10), .up.with(.alt), .down.with(.alt), .left.with(.alt),
    .left.with(.control), .right.with(.control), .home.with(.control), .end.with(.control),
    .control("a"), .control("u"), .control("k"), .control("w"), .control("y"), .control("p"),
    .function(10).with(.shift), .up.with(.shift), .down.with(.shift), .pageUp.with(.control),
    .pageDown.with(.control),
  ]

  @Test(
    "show what fresh ones do, whatever a person and the state do at once", arguments: 0..<seeds)
  func use(seed: UInt64) async throws {
    var random = SplitMix64(seed: seed)
    var size = CellSize(columns: 60, rows: 20)
    let screen = TestScreen(
      Everything(), columns: size.columns, rows: size.rows, animates: seed % 3 == 0,
      isStrict: true)
    for step in 0..<90 where screen.quitStatus == nil {
      switch random.below(32) {
      case 0...9: screen.press(random.pick(Self.keys))
      case 10...12: screen.type(random.pick(["1", "9", "-", ".", "e", "日", "two"] + oddTexts))
      case 13: screen.paste(random.pick(oddTexts))
      case 14...18:
        screen.click(column: random.below(size.columns + 1), row: random.below(size.rows + 1))
      case 19: screen.drag(from: point(in: size, &random), to: point(in: size, &random))
      case 20:
        let kinds: [MouseEvent.Kind] = [
          .press(.left), .press(.right), .release(.left), .release(.right), .wheelUp, .wheelDown,
          .drag(.left), .move,
        ]
        screen.mouse(MouseEvent(random.pick(kinds), at: point(in: size, &random)))
      case 21, 22:
        let (columns, rows) = random.pick([
          (1, 1), (300, 80), (20, 5), (70, 24), (70, 24), (2, 40), (120, 1),
          (1 + random.below(90), 1 + random.below(30)),
        ])
        size = CellSize(columns: columns, rows: rows)
        screen.resize(columns: columns, rows: rows)
      case 23: await screen.advance(by: .milliseconds(random.pick([10, 200, 600, 5000])))
      default:
        var state = screen.state
        for _ in 0...random.below(2) { state.shake(&random) }
        screen.change { [state] in $0 = state }
      }
      #expect(screen.failure == nil, "seed \(seed), step \(step)")
      if screen.failure != nil { return }
    }
    if screen.quitStatus == nil { try await expectUsable(screen, "seed \(seed)") }
  }

  /// A few, or as many as the environment says.
  private nonisolated static var seeds: UInt64 {
    ProcessInfo.processInfo.environment["FUZZ_SCALE"].flatMap { UInt64($0) }.map { $0 * 3 } ?? 3
  }

  private func point(in size: CellSize, _ random: inout SplitMix64) -> CellPoint {
    CellPoint(column: random.below(size.columns), row: random.below(size.rows))
  }

  /// Whatever happened before: layers close, text arrives, and Tab goes on.
  private func expectUsable(_ screen: TestScreen<Everything>, _ comment: Comment) async throws {
    screen.resize(columns: 70, rows: 60)
    screen.change {
      var state = Everything.State()
      state.text = "start"
      state.rows = []
      $0 = state
    }
    for _ in 0..<8 { screen.press(.escape) }
    await screen.advance(by: .seconds(6))
    try screen.click(screen.field("Name"))
    screen.press(.end)
    screen.type("xyz")
    #expect(screen.state.text == "startxyz", comment)
    var seen: Set<String> = []
    for _ in 0..<30 {
      screen.press(.tab)
      seen.insert(screen.focused?.label ?? "")
    }
    #expect(seen.count > 9, comment)
  }
}
