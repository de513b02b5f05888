import RecurseTerminal
import RecurseTesting
import TestSupport
import Testing

@Suite("Scrolling in a terminal", .blocking) struct ScrollStoryTests {
  @Test("The wheel, the bar and the keys move the text", arguments: ["xterm-256color", "linux"])
  func scrolling(term: String) throws {
    let app = try TerminalProcess.ending(
      "scrolls", size: CellSize(columns: 40, rows: 12), environment: ["TERM": term])
    #expect(app.screen.shows("line 0") && app.screen.shows("▐"))
    try app.press(.pageDown)
    try app.waitUntil("a page further") { !$0.shows("line 0") && $0.shows("line 12") }
    if term != "linux" {
      try app.wheel(.down, notches: 31, column: 3, row: 5)
      try app.waitUntil("the end") { $0.shows("line 99") }
      let thumb = try #require(app.screen.place(of: "▐"))
      try app.drag(from: thumb, to: CellPoint(column: 0, row: 0))
      try app.waitUntil("the beginning") { $0.shows("line 0") }
    }
    try app.press(.control("c"))
    #expect(try app.waitForExit() == .exited(130))
    try app.expectRestored()
  }
}
