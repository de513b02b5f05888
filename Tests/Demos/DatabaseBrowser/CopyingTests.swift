import DatabaseWork
import Recurse
import RecurseTesting
import Testing

@testable import database_browser

@MainActor @Suite("Copying in the database browser") struct BrowserCopyingTests {
  private static let sql = """
    CREATE TABLE notes(id INTEGER PRIMARY KEY, text TEXT, data BLOB, twice AS (id * 2));
    INSERT INTO notes VALUES(1, 'it''s "two"' || char(10) || 'lines', NULL),
      (2, replace(hex(zeroblob(500)), '0', 'é'), x'00ff');
    CREATE VIEW long AS SELECT text FROM notes WHERE id = 2;
    """

  @Test("takes a value whole, as it is")
  func values() async throws {
    let browser = try await BrowserScreen(sql: Self.sql)
    try await browser.show("notes", column: "text")
    browser.screen.type("y")
    #expect(browser.screen.copied == ["it's \"two\"\nlines"])
    browser.screen.press(.down)
    browser.screen.type("y")
    try await browser.wait("it is read") { $0.copying == nil }
    #expect(browser.screen.copied.last == String(repeating: "é", count: 1000))
    browser.screen.change { $0.columns.cursor = "data" }
    browser.screen.type("y")
    #expect(browser.screen.copied.last == "00ff")
    try await browser.show("long", column: "text")
    browser.screen.type("y")
    #expect(browser.screen.copied.count == 3 && browser.screen.shows("Only the beginning"))
  }

  @Test("tells of what the clipboard does not take")
  func limits() async throws {
    let browser = try await BrowserScreen(
      sql: "CREATE TABLE t(a TEXT, b TEXT); INSERT INTO t VALUES(hex(zeroblob(40000)), '');")
    try await browser.show("t", column: "a")
    browser.screen.type("y")
    try await browser.wait("it is read") { $0.copying == nil }
    #expect(browser.screen.shows("It is too long for the clipboard."))
    browser.screen.change { $0.columns.cursor = "b" }
    browser.screen.type("y")
    #expect(browser.screen.shows("nothing is copied") && browser.screen.copied.isEmpty)
  }

  @Test("takes a row as CSV, as JSON, and as a statement")
  func rows() async throws {
    let browser = try await BrowserScreen(sql: Self.sql)
    try await browser.show("notes", column: "text")
    for key in ["c", "j", "i"] { browser.screen.type("Y" + key) }
    #expect(
      browser.screen.copied == [
        "1,\"it's \"\"two\"\"\nlines\",,2",
        #"{"id":1,"text":"it's \"two\"\nlines","data":null,"twice":2}"#,
        "INSERT INTO notes(id, text, data) VALUES(1, 'it''s \"two\"\nlines', NULL);",
      ])
    try await browser.run("select id, text from notes where id = 1")
    browser.screen.change { $0.focus = .result }
    browser.screen.type("yYi")
    #expect(
      browser.screen.copied.suffix(2) == [
        "1", "INSERT INTO result(id, text) VALUES(1, 'it''s \"two\"\nlines');",
      ])
  }
}
