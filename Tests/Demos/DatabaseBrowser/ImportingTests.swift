import DatabaseWork
import Foundation
import Recurse
import RecurseTesting
import TestSupport
import Testing

@testable import database_browser

@MainActor @Suite("Importing in the database browser") struct BrowserImportingTests {
  private func load(
    _ csv: String, into table: String, fails: Bool = false, _ browser: BrowserScreen
  ) async throws {
    let path = browser.folder.path + "/in.csv"
    try Data(csv.utf8).write(to: URL(filePath: path))
    browser.screen.type("i")
    browser.screen.change { state in
      state.importPath = path
      state.importTable = table
    }
    try browser.screen.press("Import")
    try await browser.wait("it has ended") { $0.work.isIdle && ($0.importForm == nil) != fails }
  }

  @Test("adds rows to the table that is shown, and Ctrl+Z takes them away")
  func adding() async throws {
    let browser = try await BrowserScreen()
    try await browser.show("people")
    browser.screen.type("i")
    #expect(browser.screen.state.importForm?.table == "people")
    browser.screen.press(.escape)
    try await load("name,age\nZoe,7\nMia,8\n", into: "people", browser)
    try await browser.waitForRows()
    #expect(browser.screen.shows("of 6") && browser.screen.shows("Added 2 rows"))
    browser.screen.press(.control("z"))
    try await browser.waitForRows()
    #expect(browser.screen.shows("of 4"))
  }

  @Test("shows a new table, and tells the line that cannot be added")
  func newTable() async throws {
    let browser = try await BrowserScreen()
    try await load("a,b\n1,x\n2,y\n3,z\n", into: "fresh", browser)
    try await browser.wait("the table is shown") { $0.table?.name == "fresh" }
    try await browser.waitForRows()
    #expect(browser.screen.shows("row 1 of 3"))
    try await load("name,age\nZoe,7\nMia,-8\n", into: "people", fails: true, browser)
    #expect(browser.screen.shows("Import: line 3: CHECK constraint failed: age > 0"))
    #expect(try await browser.values("SELECT count(*) FROM people") == ["4"])
    // What was typed is corrected in the same sheet.
    let screen = browser.screen
    #expect(screen.state.importForm?.table == "people" && screen.state.work.problem == nil)
    try Data("name,age\nZoe,7\n".utf8).write(to: URL(filePath: screen.state.importPath))
    try screen.press("Import")
    try await browser.wait("it is read") { $0.work.isIdle && $0.importForm == nil }
    #expect(screen.shows("Added 1 row") && !screen.shows("CHECK constraint"))
  }

  @Test("begins by Enter in each field, as the hint says, and says what is missing")
  func enter() async throws {
    let browser = try await BrowserScreen(columns: 80, rows: 24)
    try await browser.show("people")
    let screen = browser.screen
    screen.type("i")
    #expect(screen.shows("Enter Import"))
    screen.press(.enter)
    #expect(screen.shows("Which file?"))
    let path = browser.folder.path + "/in.csv"
    try Data("name,age\nZoe,7\n".utf8).write(to: URL(filePath: path))
    screen.change { $0.importTable = "" }
    screen.type(path)
    #expect(!screen.shows("Which file?"))
    screen.press(.enter)
    #expect(screen.shows("Into which table?"))
    screen.change { $0.importTable = "people" }
    screen.press(.enter)
    try await browser.wait("it is read") { $0.work.isIdle && $0.importForm == nil }
    #expect(screen.shows("Added 1 row"))
  }
}
