import RecurseTerminal
import RecurseTesting
import TestSupport
import Testing

@Suite("The story of the gallery's tables", .blocking) struct TableStoryTests {
  private func table(columns: Int = 104) throws -> TerminalProcess {
    let app = try TerminalProcess(
      builtProduct("gallery"), ["--page", "tables"], environment: TerminalProcess.strict([:]),
      size: CellSize(columns: columns, rows: 12))
    try app.waitUntil("the table") { $0.shows("Command") && $0.shows("Id") }
    return app
  }

  @Test("Rows are sorted by a key and by a click on a title, and deleted by Delete; q ends the app")
  func story() throws {
    let app = try table()
    #expect(app.screen.shows("swift-build"))
    let memory = try #require(app.screen.place(of: "Memory"))
    try app.click(column: memory.column, row: memory.row)
    try app.waitUntil("the smallest first") {
      $0.shows("▲Memory") && $0.place(of: " 1 M")?.row == memory.row + 1
    }
    try app.click(column: memory.column, row: memory.row)
    // The selected row stays in sight, which is the last.
    try app.waitUntil("the largest first") { $0.shows("▼Memory") && $0.shows(" 1 M") }
    try app.press([.home])
    try app.waitUntil("the largest") { !$0.shows(" 1 M") }
    try app.press([.end])
    try app.waitUntil("the smallest") { $0.shows(" 1 M") && $0.shows("▼Memory") }
    try app.press([.delete])
    try app.waitUntil("it is gone") { !$0.shows(" 1 M") }
    try app.type("q")
    try app.expectEnd(.exited(0))
    try app.expectRestored()
  }

  @Test("A column is dragged to another place, and resized at the space after its title")
  func columns() throws {
    let app = try table()
    let command = try #require(app.screen.place(of: "Command"))
    let id = try #require(app.screen.place(of: "Id"))
    try app.drag(from: command, to: CellPoint(column: id.column, row: id.row))
    try app.waitUntil("Command is first") {
      guard let command = $0.place(of: "Command"), let id = $0.place(of: "Id") else { return false }
      return command.column < id.column
    }
    let before = try #require(app.screen.place(of: "Memory"))
    let user = try #require(app.screen.place(of: "User"))
    // The space behind User is the one before Memory's eighteen cells.
    let edge = CellPoint(column: before.column + 6 - 18 - 1, row: user.row)
    try app.drag(from: edge, to: CellPoint(column: edge.column - 4, row: edge.row))
    try app.waitUntil("User is narrower") { ($0.place(of: "User")?.column ?? 0) == user.column + 4 }
    try app.type("q")
    try app.expectEnd(.exited(0))
  }

  @Test("Columns that do not fit are scrolled, and the cursor's column is revealed")
  func scrolling() throws {
    let app = try table(columns: 22)
    #expect(app.screen.shows("▄") && !app.screen.shows("Memory"))
    try app.press([.left])
    try app.waitUntil("the last column") { $0.shows("Memory") && !$0.shows("Id") }
    try app.press([Key.home.with(.shift)])
    try app.waitUntil("the first column") { $0.shows("Id") && !$0.shows("Memory") }
    try app.type("q")
    try app.expectEnd(.exited(0))
  }

  @Test("A table of a million rows opens, is sorted and scrolls to its end")
  func million() throws {
    let app = try TerminalProcess(
      builtProduct("gallery"), ["--page", "tables", "--rows", "1000000"])
    try app.waitUntil("the first row") { $0.shows("100") && $0.shows("Command") }
    try app.press([.end])
    try app.waitUntil("the last row") { $0.shows("1000099") }
    try app.type("q")
    #expect(try app.waitForExit() == .exited(0))
  }
}
