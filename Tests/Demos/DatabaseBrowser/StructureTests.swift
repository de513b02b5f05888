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

  @Test("lays out what was written in one line, and tells what belongs to the table")
  func layout() async throws {
    let sql = """
      CREATE TABLE owners(id INTEGER PRIMARY KEY, name TEXT);\
      CREATE TABLE pets(id INTEGER PRIMARY KEY, price DECIMAL(10,2) DEFAULT 9, \
      kind TEXT CHECK(kind IN ('cat, (old)', 'dog')), owner INT REFERENCES owners(id));\
      CREATE INDEX pets_owner ON pets(owner);\
      CREATE VIEW old AS SELECT name FROM owners LEFT JOIN pets ON owner = owners.id \
      WHERE price > (SELECT 9 FROM pets) ORDER BY name;
      """
    let browser = try await BrowserScreen(columns: 120, rows: 40, sql: sql)
    try await browser.show("pets")
    browser.screen.type("2")
    let table = """
      CREATE TABLE pets(
        id INTEGER PRIMARY KEY,
        price DECIMAL(10,2) DEFAULT 9,
        kind TEXT CHECK(kind IN ('cat, (old)', 'dog')),
        owner INT REFERENCES owners(id)
      );

      CREATE INDEX pets_owner ON pets(owner);
      """
    #expect(browser.screen.state.structureSQL == table)
    #expect(browser.screen.shows("│ CREATE TABLE pets("))
    #expect(browser.screen.shows("1 index, 0 triggers") && !browser.screen.shows("row 1 of"))
    try await browser.show("old")
    let view = """
      CREATE VIEW old AS
      SELECT name
      FROM owners
      LEFT JOIN pets ON owner = owners.id
      WHERE price > (SELECT 9 FROM pets)
      ORDER BY name;
      """
    #expect(browser.screen.state.structureSQL == view)
    try await browser.show("owners")
    browser.screen.type("2")
    #expect(browser.screen.shows("referred to by pets") && !browser.screen.shows("Refers to"))
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
