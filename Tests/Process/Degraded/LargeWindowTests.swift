import RecurseTerminal
import RecurseTesting
import TestSupport
import Testing

@Suite("An app in a window that is too large to be painted", .blocking) struct LargeWindowTests {
  @Test(
    "paints its upper left part",
    arguments: [
      CellSize(columns: 32_767, rows: 32_767), CellSize(columns: 65_535, rows: 100),
      CellSize(columns: 5_000, rows: 5_000),
    ])
  func start(size: CellSize) throws {
    // The emulator is smaller than the reported window, because it needs the test's memory.
    let app = try TerminalProcess(
      "sh",
      [
        "-c", "stty rows \(size.rows) cols \(size.columns); exec \"$0\"",
        builtProduct("timer-demo"),
      ])
    try app.waitUntil("the clock") { $0.text.contains("0") }
    try app.type("q")
    try app.expectEnd(.exited(0))
  }
}
