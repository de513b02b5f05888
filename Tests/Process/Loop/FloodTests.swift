import RecurseTerminal
import RecurseTesting
import TestSupport
import Testing

@Suite("An app that receives 20,000 numbers", .blocking) struct FloodTests {
  @Test("is rendered once for those that come between two frames, and misses none")
  func renders() throws {
    let app = try TerminalProcess(
      builtProduct("flood-fixture"), size: CellSize(columns: 60, rows: 4))
    try app.waitUntil("all numbers") { $0.shows("20000 numbers, sum 200010000") }
    try app.type("r")
    try app.waitUntil("the renders") { !$0.line(1).hasPrefix("0 ") }
    let renders = try #require(app.screen.line(1).firstMatch(of: /(\d+) renders/)).1
    #expect(try #require(Int(renders)) < 20_000 / 20)
    try app.type("q")
    try app.expectEnd(.exited(0))
  }
}
