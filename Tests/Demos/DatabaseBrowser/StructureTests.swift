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
}
