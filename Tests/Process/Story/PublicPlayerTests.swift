import Foundation
import RecurseTerminal
import RecurseTesting
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite("A recording in a public player, where asciinema is installed", .blocking)
struct PublicPlayerTests {
  private static let isInstalled = (ProcessInfo.processInfo.environment["PATH"] ?? "")
    .split(separator: ":").contains { access("\($0)/asciinema", X_OK) == 0 }

  private let path = NSTemporaryDirectory() + "recurse-\(UUID().uuidString).cast"

  /// The list, used in windows of several sizes, and killed: the recording ends with
  /// the last picture.
  private func record() throws -> TerminalProcess {
    let list = try TerminalProcess(
      builtProduct("user-list-demo"), environment: ["RECURSE_RECORD": path],
      size: CellSize(columns: 60, rows: 16))
    try list.waitUntil("the list") { $0.shows("[ Add Item ]") }
    for (columns, rows) in [(100, 30), (30, 6), (60, 16)] {
      try list.press([.down, .character("a")])
      try list.resize(CellSize(columns: columns, rows: rows))
      try list.waitUntil("the size") {
        $0.line(0).contains("[ Add Item ]") && $0.size.columns == columns
      }
    }
    try list.type("e日本 x")
    try list.waitUntil("the text") { $0.shows("日本 x") }
    list.signal(SIGKILL)
    try list.waitForExit()
    return list
  }

  @Test(
    "ends with the picture and the styles of the app", .enabled(if: isInstalled),
    arguments: [["cat"], ["play", "--idle-time-limit", "0.01", "--speed", "100"]])
  func player(arguments: [String]) throws {
    let list = try record()
    defer { try? FileManager.default.removeItem(atPath: path) }
    let player = try TerminalProcess(
      "asciinema", arguments + [path], environment: ["HOME": NSTemporaryDirectory()],
      size: list.screen.size)
    #expect(try player.waitForExit() == .exited(0))
    #expect(player.screen.lines == list.screen.lines)
    for row in 0..<list.screen.size.rows {
      for column in 0..<list.screen.size.columns {
        let (shown, expected) = (
          player.screen.cell(row: row, column: column), list.screen.cell(row: row, column: column)
        )
        #expect(shown == expected, "row \(row), column \(column)")
      }
    }
  }
}
