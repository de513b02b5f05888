import DatabaseWork
import Foundation
import Recurse
import RecurseTesting
import TestSupport
import Testing

@testable import database_browser

@MainActor @Suite("A large table in the database browser") struct BrowserPagingTests {
  private static let sql = """
    CREATE TABLE big(id INTEGER PRIMARY KEY, name TEXT);
    WITH RECURSIVE s(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM s WHERE i < 200000)
    INSERT INTO big SELECT i * 3, 'name ' || i FROM s;
    """

  @Test("is read in pages, a few of which are kept")
  func pages() async throws {
    let browser = try await BrowserScreen(sql: Self.sql)
    let screen = browser.screen
    try await browser.show("big")
    #expect(screen.shows("row 1 of 200,000"))
    for _ in 0..<80 {
      screen.press(.pageDown)
      try await browser.waitForRows()
      let place = try #require(screen.state.cursor)
      #expect(screen.state.row?.key == [.integer(Int64(place + 1) * 3)])
      #expect((screen.state.grid?.pages.count ?? 99) <= 12)
    }
    screen.press(.end)
    try await browser.waitForRows()
    #expect(screen.shows("name 200000"))
    screen.press(.pageUp)
    try await browser.waitForRows()
    let place = try #require(screen.state.cursor)
    #expect(screen.state.row?.key == [.integer(Int64(place + 1) * 3)])
  }

  @Test("goes to a row by its number, in any order")
  func going() async throws {
    let browser = try await BrowserScreen(sql: Self.sql)
    let screen = browser.screen
    try await browser.show("big", column: "name")
    for _ in 0..<2 {
      screen.type("g")
      screen.type("123,456")
      screen.press(.enter)
      try await browser.waitForRows()
      #expect(screen.state.cursor == 123_455)
      #expect(screen.state.row != nil && screen.shows("row 123,456 of 200,000"))
      screen.press(.home)
      try await browser.waitForRows()
      screen.type("s")
      try await browser.waitForRows()
    }
  }

  @Test("shows rows that another program adds")
  func growing() async throws {
    let browser = try await BrowserScreen(sql: Self.sql)
    try await browser.show("big")
    _ = try await browser.other.run("INSERT INTO big VALUES(999999, 'new')")
    await browser.screen.advance(by: .seconds(1))
    try await browser.wait("the row is counted") { $0.gridRows.count == 200_001 }
    browser.screen.press(.end)
    try await browser.waitForRows()
    #expect(browser.screen.shows("999999"))
  }
}
