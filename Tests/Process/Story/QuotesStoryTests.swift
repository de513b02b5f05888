import RecurseTerminal
import RecurseTesting
import TestSupport
import Testing

@Suite("The quotes demo's story", .blocking) struct QuotesStoryTests {
  @Test("Panels load side by side; one is loaded again; then the app is idle, and q ends it")
  func story() throws {
    let app = try TerminalProcess(
      builtProduct("quotes-demo"), ["--pace", "200"], environment: TerminalProcess.strict([:]),
      size: CellSize(columns: 80, rows: 30))
    try app.waitUntil("the fast panel") { $0.shows("Programs must be written") }
    try app.waitUntil("the slow panels") {
      $0.shows("Simplicity is prerequisite") && $0.shows("The line was busy.")
        && $0.shows("Nobody answers.") && $0.shows("Nothing has been said")
    }
    // It fades.
    try app.waitUntil("no spinner") { !$0.shows("Loading…") }
    try app.waitUntil("both buttons") {
      $0.lines.contains { $0.ranges(of: "[ Reload ]").count == 2 }
    }
    // The panel that fails only once.
    let reload = try #require(app.screen.place(of: "[ Reload ]"))
    try app.click(column: reload.column + 3, row: reload.row)
    try app.waitUntil("the second answer") {
      $0.shows("The Analytical Engine") && !$0.shows("The line was busy.")
    }
    try app.waitUntilIdle(seconds: 1, mayWake: true)
    try app.type("q")
    try app.expectEnd(.exited(0))
    try app.expectRestored()
  }
}
