import Foundation
import GitWork
import Recurse
import RecurseTesting
import TestSupport
import Testing

@testable import git_client

@MainActor @Suite("Random use of the git client") struct GitClientRandomUseTests {
  private static let keys: [Key] = [
    .up, .down, .left, .right, .enter, .enter, .escape, .escape, .tab, .tab, .shiftTab, .pageDown,
    .pageUp, .home, .end, .delete, .backspace, .space, .space, .space, .control("z"),
    .control("z"), .control("y"), .control("r"), .control("s"), .up.with(.alt), .down.with(.alt),
    .function(1), .shiftTab,
  ]
  // Without those that run a program of the user's.
  private static let words = [
    "a", "A", "b", "C", "c", "d", "f", "g", "h", "i", "J", "K", "l", "M", "m", "n", "o", "P", "p",
    "R", "r", "s", "T", "t", "y", "1", "2", "3", "4", "5", "[", "]", "/", "x y", "é", "日", "#!*",
  ]

  @Test(
    "keeps the repository whole, and each frame equals a fresh one",
    arguments: 0..<3 as Range<UInt64>)
  func use(seed: UInt64) async throws {
    let inputs = ProcessInfo.processInfo.environment["RECURSE_FUZZ"].flatMap { Int($0) } ?? 60
    let client = try await GitClientScreen(columns: 100, rows: 24) { client in
      try client.git("branch", "side", "HEAD~")
      try client.git("tag", "v1")
    }
    let first = try client.git("rev-parse", "HEAD")
    let screen = client.screen
    var random = SplitMix64(seed: seed)
    var size = CellSize(columns: 100, rows: 24)
    for _ in 0..<inputs {
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<5: screen.press(Self.keys.randomElement(using: &random) ?? .down)
      case 5..<8: screen.type(Self.words.randomElement(using: &random) ?? "s")
      case 8:
        screen.click(
          column: .random(in: 0..<size.columns, using: &random),
          row: .random(in: 0..<size.rows, using: &random))
      default:
        size = CellSize(
          columns: .random(in: 20..<130, using: &random), rows: .random(in: 4..<40, using: &random))
        screen.resize(columns: size.columns, rows: size.rows)
      }
      // Nobody quits, and no program gets the terminal.
      screen.change { ($0.isDone, $0.program) = (false, nil) }
      if Int.random(in: 0..<3, using: &random) == 0 { await screen.settle() }
    }
    try await client.wait("all is done") { $0.work.isIdle }
    let check = try client.run(["fsck", "--strict", "--no-progress", "--no-dangling"])
    #expect(check.status == 0 && check.text == "", "\(check.text)")
    #expect(try client.git("cat-file", "-t", first) == "commit")
    #expect(!FileManager.default.fileExists(atPath: client.folder.path + "/.git/index.lock"))
    screen.resize(columns: 100, rows: 24)
    screen.press(.escape, .escape, .escape, .escape)
    #expect(screen.shows("Status") && screen.failure == nil)
  }
}
