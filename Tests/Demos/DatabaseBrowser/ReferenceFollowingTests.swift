import DatabaseWork
import Recurse
import RecurseTesting
import TestSupport
import Testing

@testable import database_browser

@MainActor @Suite("A value in the database browser") struct BrowserFollowingTests {
  @Test("leads to the row to which it refers")
  func follow() async throws {
    let browser = try await BrowserScreen()
    let screen = browser.screen
    try await browser.show("orders", column: "id")
    #expect(!screen.text.contains("Follow to"))
    screen.change { $0.columns.cursor = "person" }
    #expect(screen.shows("o Follow to people"))
    screen.type("o")
    try await browser.waitForRows()
    #expect(screen.state.table?.name == "people" && screen.state.tree.selected == .table("people"))
    #expect(screen.state.gridRows.count == 1)
    #expect(screen.state.row?.cells.prefix(2).map(\.words) == ["2", "Bob"])
    // The filter is that of a person, so Escape ends it.
    screen.press(.escape)
    try await browser.waitForRows()
    #expect(screen.state.gridRows.count == 4)
  }

  @Test("leads to one row by all columns of its key")
  func composite() async throws {
    let browser = try await BrowserScreen(
      sql: """
        CREATE TABLE items("order" INT, pos INT, name TEXT, PRIMARY KEY("order", pos));
        INSERT INTO items VALUES(1, 1, 'anvil'), (1, 2, 'bell'), (2, 2, 'chain');
        CREATE TABLE parcels(id INTEGER PRIMARY KEY, "order" INT, pos INT,
          FOREIGN KEY("order", pos) REFERENCES items);
        INSERT INTO parcels VALUES(1, 1, 2);
        """)
    try await browser.show("parcels", column: "pos")
    browser.screen.type("o")
    try await browser.waitForRows()
    #expect(browser.screen.state.gridRows.count == 1)
    #expect(browser.screen.state.row?.cells.last?.words == "bell")
  }

  @Test("leads to a row of the same table, and nowhere if it is NULL")
  func itself() async throws {
    let browser = try await BrowserScreen(
      sql: """
        CREATE TABLE parts(id INTEGER PRIMARY KEY, whole INT REFERENCES parts);
        INSERT INTO parts VALUES(1, NULL), (2, 1);
        """)
    try await browser.show("parts", column: "whole")
    browser.screen.type("o")
    #expect(browser.screen.shows("NULL refers to no row."))
    browser.screen.press(.down)
    browser.screen.type("o")
    try await browser.waitForRows()
    #expect(browser.screen.state.gridRows.count == 1)
    #expect(browser.screen.state.row?.cells[0].words == "1")
  }

  @Test("is looked for as a text where a filter is no comparison, which is told")
  func text() async throws {
    let browser = try await BrowserScreen()
    try await browser.show("people", column: "name")
    browser.screen.type("/")
    browser.screen.type("no body")
    browser.screen.press(.enter)
    try await browser.waitForRows()
    #expect(browser.screen.shows("No row has the text “no body”"))
    browser.screen.type("/")
    browser.screen.press(.control("u"))
    browser.screen.type("age > 5000")
    browser.screen.press(.enter)
    try await browser.waitForRows()
    #expect(browser.screen.shows("No row is like that"))
  }
}
