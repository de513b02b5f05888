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

  @Test("has less room below 100 columns, without the types of columns", arguments: [80, 100])
  func narrow(columns: Int) async throws {
    let browser = try await BrowserScreen(columns: columns)
    let line = browser.screen.text.split(separator: "\n").first { $0.contains("id ") } ?? ""
    #expect(line.contains("key integer") == (columns == 100) && line.contains("key"))
    let divider = try #require(line.dropFirst(8).firstIndex(of: "│"))
    #expect(line.distance(from: line.startIndex, to: divider) == (columns == 80 ? 20 : 27))
  }

  @Test("cuts a name in a narrow window, but no number")
  func cutName() async throws {
    let browser = try await BrowserScreen(columns: 80)
    let long = "a_table_with_a_name"
    _ = try await browser.other.run("CREATE TABLE \(long) AS SELECT * FROM orders")
    await browser.screen.advance(by: .seconds(1))
    try await browser.wait("it is counted") {
      $0.counts.words(of: long) == "1,000" && $0.countRequest == nil
    }
    #expect(tree(browser).contains(/a_table\w*… 1,000/))
  }

  @Test("leads to the filter of the rows by /, so that what is typed is no key")
  func filter() async throws {
    let browser = try await BrowserScreen(columns: 120)
    browser.screen.change { $0.focus = .tree }
    browser.screen.type("/3")
    #expect(browser.screen.state.filterText == "3" && browser.screen.state.panel == .data)
  }

  @Test("and its pages are on the page of commands once, with all of their keys")
  func commands() async throws {
    let browser = try await BrowserScreen(columns: 120, rows: 40)
    browser.screen.press(.function(1))
    let lines = browser.screen.text.split(separator: "\n").filter { $0.contains("Structure  ") }
    #expect(lines.count == 1 && lines.first?.contains("2, Alt+2, F3") == true)
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
