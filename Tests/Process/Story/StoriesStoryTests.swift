import RecurseTerminal
import RecurseTesting
import TestSupport
import Testing

@Suite("The stories demo's story", .blocking) struct StoriesStoryTests {
  private func start(_ columns: Int = 80, _ rows: Int = 24) throws -> TerminalProcess {
    let app = try TerminalProcess(
      builtProduct("stories-demo"), ["--pace", "50"], environment: TerminalProcess.strict([:]),
      size: CellSize(columns: columns, rows: rows))
    try app.waitUntil("the users") { $0.shows("Ada") && $0.shows("q Quit") }
    return app
  }

  @Test("A person pages through stories, tries again, saves one, moves it back, and leaves")
  func story() throws {
    let app = try start()
    try app.waitUntil("stories") { $0.shows("A quiet evening, part 1") }
    try app.press([.end])
    try app.waitUntil("the second page") { $0.shows("part 2") }
    try app.press([.end])
    try app.waitUntil("the failure") { $0.shows("The line was busy.") && $0.shows("[ Retry ]") }
    let retry = try #require(app.screen.place(of: "[ Retry ]"))
    try app.click(column: retry.column + 2, row: retry.row)
    try app.waitUntil("no failure") { !$0.shows("The line was busy.") }
    try app.press([.home, .down, .down, .down])
    try app.waitUntil("the first story is seen again") { $0.shows("A quiet evening, part 1") }
    try app.press([.left])
    try app.waitUntil("the actions") { $0.shows("[ Save ]") && $0.shows("[ Delete ]") }
    try app.press([.enter])
    try app.waitUntil("the section") { $0.shows("│  Saved") }
    try app.press([Key.down.with(.alt)])
    try app.waitUntil("no section") { !$0.shows("│  Saved") }
    try app.press([.delete])
    try app.waitUntil("the story has gone") { !$0.shows("A quiet evening, part 1") }
    try app.type("q")
    try app.expectEnd(.exited(0))
  }

  @Test("It is used in a tiny and in a huge window", arguments: [(20, 5), (300, 80)])
  func sizes(columns: Int, rows: Int) throws {
    let app = try start(columns, rows)
    try app.press([.down, .down, .end, .home, .left, .escape])
    try app.type("a")
    try app.type("q")
    try app.expectEnd(.exited(0))
  }
}
