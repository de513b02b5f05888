import DatabaseWork
import Recurse
import RecurseTesting
import Testing

@testable import database_browser

@MainActor @Suite("The tree of the database browser") struct BrowserTreeTests {
  private func tree(_ browser: BrowserScreen) -> String {
    browser.screen.text.split(separator: "\n").map { $0.prefix(27) }.joined(separator: "\n")
  }

  @Test("has the number of rows beside tables, also after a change")
  func counts() async throws {
    let browser = try await BrowserScreen()
    try await browser.wait("tables are counted") { $0.countRequest == nil }
    #expect(tree(browser).contains(/orders +1,000\b/))
    #expect(tree(browser).contains(/people +4\b/))
    #expect(!tree(browser).contains(/rich +\d/))
    _ = try await browser.other.run("DELETE FROM people WHERE id = 3")
    await browser.screen.advance(by: .seconds(1))
    try await browser.wait("tables are counted again") {
      $0.counts.words(of: "people") == "3" && $0.countRequest == nil
    }
    #expect(tree(browser).contains(/people +3\b/))
  }

  @Test("counts a large table up to a limit, until its rows are shown")
  func largeTable() async throws {
    let browser = try await BrowserScreen(
      sql: """
        CREATE TABLE a(x);
        CREATE TABLE big(id INTEGER PRIMARY KEY);
        WITH RECURSIVE s(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM s WHERE i < 123456)
        INSERT INTO big SELECT i FROM s;
        """)
    try await browser.wait("tables are counted") { $0.countRequest == nil }
    #expect(tree(browser).contains(/big +100,000\+/))
    try await browser.show("big")
    #expect(tree(browser).contains(/big +123,456\b/))
    browser.screen.change { $0.counts.take(10_060_000, of: $0.schema.tables[1]) }
    #expect(tree(browser).contains(/big +10.0M/))
  }
}
