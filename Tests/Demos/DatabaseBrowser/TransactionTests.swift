import DatabaseWork
import Recurse
import RecurseTesting
import TestSupport
import Testing

@testable import database_browser

@MainActor @Suite("An open transaction in the database browser")
struct BrowserTransactionTests {
  @Test("shows the rows that it changed, and the old ones after a rollback")
  func rows() async throws {
    let browser = try await BrowserScreen()
    try await browser.show("people")
    try await browser.run(
      "begin; update people set name = 'Zoe' where id = 1; delete from people where id = 4")
    browser.screen.press(.alt("1"))
    #expect(browser.screen.shows("Zoe") && !browser.screen.shows("Ada"))
    #expect(browser.screen.shows("of 3"))
    try await browser.run("rollback")
    browser.screen.press(.alt("1"))
    #expect(browser.screen.shows("Ada") && !browser.screen.shows("Zoe"))
    #expect(browser.screen.shows("of 4"))
  }

  @Test("shows a table that it made, for as long as the table is there")
  func tables() async throws {
    let browser = try await BrowserScreen()
    try await browser.run("begin; create table fresh(a); insert into fresh values(77)")
    try await browser.wait("the schema is read") { $0.schema.table("fresh") != nil }
    try await browser.show("fresh")
    #expect(browser.screen.shows("77") && browser.screen.shows("row 1 of 1"))
    try await browser.run("rollback")
    try await browser.wait("the schema is read") { $0.schema.table("fresh") == nil }
    try await browser.waitForRows()
    #expect(browser.screen.state.table?.name == "orders")
  }

  @Test("takes cells that are edited into it")
  func editing() async throws {
    let browser = try await BrowserScreen()
    try await browser.show("people", column: "age")
    try await browser.run("begin; update people set age = 50 where id = 1")
    browser.screen.press(.alt("1"), .delete)
    try await browser.waitForRows()
    #expect(browser.screen.state.row?.cells[3].isNull == true)
    #expect(try await browser.values("SELECT age FROM people WHERE id = 1") == ["36"])
    try await browser.run("rollback")
    browser.screen.press(.alt("1"), .control("z"))
    try await browser.waitForRows()
    #expect(browser.screen.shows("There is nothing to undo."))
    #expect(browser.screen.state.row?.cells[3].words == "36")
  }

  @Test("ends although rows are counted for long")
  func counting() async throws {
    let browser = try await BrowserScreen(
      sql: BrowserScreen.sql
        + "CREATE VIEW long AS WITH RECURSIVE s(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM s "
        + "WHERE i < 20000000) SELECT i FROM s;")
    try await browser.run("begin; update people set age = 50 where id = 1")
    browser.screen.change { state in
      state.tree.selected = .table("long")
      state.showSelected(goes: true)
    }
    try await browser.wait("the first rows are read") { $0.request == nil }
    browser.screen.change { state in
      state.show(.sql)
      state.sql.write("commit")
    }
    browser.screen.press(.function(5))
    try await browser.wait("it has ended") { !$0.sql.isInTransaction }
    #expect(try await browser.values("SELECT age FROM people WHERE id = 1") == ["50"])
  }
}
