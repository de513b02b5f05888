import DatabaseWork
import Recurse
import RecurseTesting
import TestSupport
import Testing

@testable import database_browser

@MainActor @Suite("The structure in the database browser") struct BrowserStructureTests {
  @Test("has the names of columns whole in 80 columns")
  func names() async throws {
    let browser = try await BrowserScreen(
      columns: 80, rows: 24,
      sql: """
        CREATE TABLE owners(id INTEGER PRIMARY KEY);
        CREATE TABLE animals(
          identifier INTEGER PRIMARY KEY, description TEXT NOT NULL,
          owner INT REFERENCES owners(id), price DECIMAL(10,2) DEFAULT 9.5);
        """)
    try await browser.show("animals")
    browser.screen.type("2")
    let screen = browser.screen
    #expect(screen.shows("identifier") && screen.shows("description"))
    #expect(screen.shows("DECIMAL(10,2)") && screen.shows("9.5"))
  }

  @Test("has the statements of the whole database, and copies them")
  func allStatements() async throws {
    let browser = try await BrowserScreen(columns: 80, rows: 36)
    try await browser.show("people")
    browser.screen.type("2y")
    #expect(browser.screen.copied.last?.contains("CREATE TABLE people") == true)
    #expect(browser.screen.copied.last?.contains("CREATE TABLE orders") == false)
    browser.screen.type("a")
    #expect(browser.screen.shows("All statements") && browser.screen.shows("CREATE VIEW rich"))
    browser.screen.type("y")
    let all = try #require(browser.screen.copied.last)
    let lines = all.split(separator: "\n").filter { $0.hasPrefix("CREATE") }
    #expect(lines.map { $0.split(separator: " ")[1] } == ["TABLE", "TABLE", "INDEX", "VIEW"])
    browser.screen.type("a")
    #expect(!browser.screen.shows("CREATE VIEW rich"))
  }
}
