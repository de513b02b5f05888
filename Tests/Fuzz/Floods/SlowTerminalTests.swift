import Foundation
import RecurseTerminal
import RecurseTesting
import TestSupport
import Testing

@Suite("Slow terminals", .blocking) struct SlowTerminalTests {
  @Test(
    "A terminal that reads 1 KB a second skips frames but no keys, catches up, and uses no more memory"
  )
  func slow() throws {
    let app = try TerminalProcess(
      builtProduct("ending-fixture"), ["quit", "painting"], environment: ["RECURSE_STRICT": nil],
      size: CellSize(columns: 200, rows: 60))
    try app.waitUntil("the fixture") { $0.shows("Pressed 0") }
    let before = try Memory.resident(of: app.processID)
    let total = app.output.count
    for _ in 0..<20 {
      app.readSlowly(bytes: 50, milliseconds: 50)
      app.sendUnread(Array("++".utf8))
    }
    #expect(app.output.count - total <= 1000)
    #expect(try Memory.resident(of: app.processID) - before < 16 << 20)
    try app.waitUntil("every key") { $0.shows("Pressed 40") }
    try app.type("q")
    #expect(try app.waitForExit() == .exited(0))
    #expect(!app.screen.alternateScreenIsActive)
    #expect(try app.modes == app.modesAtStart)
  }
}
