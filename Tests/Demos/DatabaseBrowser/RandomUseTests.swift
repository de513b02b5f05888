import DatabaseWork
import Foundation
import Recurse
import RecurseTesting
import TestSupport
import Testing

@testable import database_browser

@MainActor @Suite("Random use of the database browser") struct BrowserRandomUseTests {
  private static let keys: [Key] = [
    .up, .down, .left, .right, .enter, .escape, .tab, .shiftTab, .pageDown, .pageUp, .home, .end,
    .delete, .backspace, .space, .control("z"), .control("y"), .control("l"), .alt("1"), .alt("2"),
    .alt("3"), .function(2), .function(5), .function(6), .function(8), .control("t"), .control("s"),
  ]
  private static let words = [
    "n", "D", "v", "f", "g", "s", "/", "x", "e", "1", "2", "3", "name ~ a", "age > 30", "select ",
    "* from people", ";", "'", "12", "é", "delete from orders where id < 5", "update people set ",
    "age = age + 1",
  ]

  @Test(
    "keeps the database whole, and each frame equals a fresh one",
    arguments: 0..<5 as Range<UInt64>)
  func use(seed: UInt64) async throws {
    let inputs = ProcessInfo.processInfo.environment["RECURSE_FUZZ"].flatMap { Int($0) } ?? 60
    let browser = try await BrowserScreen(columns: 100, rows: 24)
    let screen = browser.screen
    var random = SplitMix64(seed: seed)
    for _ in 0..<inputs {
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<6: screen.press(Self.keys.randomElement(using: &random) ?? .down)
      case 6..<8: screen.type(Self.words.randomElement(using: &random) ?? "s")
      case 8:
        screen.click(
          column: .random(in: 0..<100, using: &random), row: .random(in: 0..<24, using: &random))
      default:
        screen.resize(
          columns: .random(in: 20..<130, using: &random), rows: .random(in: 4..<40, using: &random))
      }
      if Int.random(in: 0..<3, using: &random) == 0 { await screen.settle() }
      screen.change { state in
        // Files are written below a folder of the test only, and nobody quits.
        if state.exportForm != nil { state.exportPath = browser.folder.path + "/out" }
        state.isDone = false
      }
    }
    try await browser.wait("all is done") { $0.work.isIdle && $0.sql.running == nil }
    _ = try await browser.screen.state.file?.run("ROLLBACK")
    #expect(try await browser.values("PRAGMA integrity_check") == ["ok"])
    #expect(try await browser.values("PRAGMA foreign_key_check") == [])
  }
}
