import DatabaseWork
import Foundation
import Recurse
import RecurseTesting
import TestSupport
import Testing

@testable import database_browser

@MainActor @Suite("Leaving the database browser") struct BrowserLeavingTests {
  /// A browser in which a statement has begun a transaction and changed a row.
  private func changed() async throws -> BrowserScreen {
    let browser = try await BrowserScreen()
    browser.screen.press(.alt("3"))
    browser.screen.type("begin; update people set age = 99 where id = 1")
    browser.screen.press(.function(5))
    try await browser.wait("it has run") { $0.sql.result != nil && $0.sql.running == nil }
    #expect(browser.screen.shows("transaction open"))
    return browser
  }

  private func age(_ browser: BrowserScreen) async throws -> [String] {
    try await browser.values("SELECT age FROM people WHERE id = 1")
  }

  @Test("goes on at once where no transaction is open")
  func plain() async throws {
    let browser = try await BrowserScreen()
    browser.screen.type("q")
    await browser.screen.settle()
    #expect(browser.screen.quitStatus == 0)
  }

  @Test("asks about an open transaction, and stays if a person wants to")
  func staying() async throws {
    let browser = try await changed()
    browser.screen.press(.control("q"))
    #expect(browser.screen.shows("A transaction is open"))
    browser.screen.press(.escape)
    await browser.screen.settle()
    #expect(browser.screen.quitStatus == nil && browser.screen.shows("transaction open"))
  }

  @Test("keeps or forgets what an open transaction changed", arguments: [true, false])
  func ending(isKept: Bool) async throws {
    let browser = try await changed()
    browser.screen.press(.control("q"))
    try browser.screen.press(isKept ? "Commit and quit" : "Roll back and quit")
    try await browser.screen.waitUntil("it has quit", timeout: .seconds(30)) {
      browser.screen.quitStatus == 0
    }
    #expect(try await age(browser) == [isKept ? "99" : "36"])
  }

  private static let endless =
    "with recursive s(i) as (select 1 union all select i + 1 from s) select i from s"

  @Test("gives up a file that is written, and takes it away")
  func exporting() async throws {
    let browser = try await BrowserScreen(
      // Its rows are counted after the test, too, so there is an end.
      sql: BrowserScreen.sql + "CREATE VIEW long AS "
        + "with recursive s(i) as (select 1 union all select i + 1 from s where i < 20000000) "
        + "select i from s;")
    browser.screen.change { state in
      state.tree.selected = .table("long")
      state.showSelected(goes: true)
    }
    let path = browser.folder.path + "/out.csv"
    browser.screen.type("x")
    browser.screen.change { $0.exportPath = path }
    try browser.screen.press("Write")
    try await browser.wait("rows are written") { $0.work.written != nil }
    browser.screen.press(.control("q"))
    try await browser.screen.waitUntil("it has quit", timeout: .seconds(30)) {
      browser.screen.quitStatus == 0 && !FileManager.default.fileExists(atPath: path)
    }
  }

  @Test("gives up a statement that runs, before the transaction ends")
  func running() async throws {
    let browser = try await changed()
    browser.screen.change { $0.sql.write("select max(i) from (\(Self.endless))") }
    browser.screen.press(.function(5))
    try await browser.wait("it runs") { $0.sql.running != nil }
    browser.screen.press(.control("q"))
    try browser.screen.press("Commit and quit")
    try await browser.screen.waitUntil("it has quit", timeout: .seconds(30)) {
      browser.screen.quitStatus == 0
    }
    #expect(try await age(browser) == ["99"])
  }

  @Test("still asks after a statement without a plan")
  func plan() async throws {
    let browser = try await changed()
    browser.screen.change { $0.sql.write("select nobody from people") }
    browser.screen.press(.function(6))
    try await browser.wait("the plan has failed") { $0.sql.running == nil }
    #expect(browser.screen.shows("transaction open"))
    browser.screen.press(.control("q"))
    #expect(browser.screen.shows("A transaction is open"))
  }

  @Test("stays if the transaction cannot be committed, and tells why")
  func failing() async throws {
    let browser = try await BrowserScreen()
    browser.screen.press(.alt("3"))
    browser.screen.type(
      "pragma defer_foreign_keys = 1; begin; pragma defer_foreign_keys = 1; "
        + "insert into orders(person) values(77)")
    browser.screen.press(.function(5))
    try await browser.wait("it has run") { $0.sql.result != nil && $0.sql.running == nil }
    browser.screen.press(.control("q"))
    try browser.screen.press("Commit and quit")
    try await browser.wait("it has failed") { $0.work.problem != nil }
    #expect(browser.screen.shows("FOREIGN KEY constraint failed"))
    #expect(browser.screen.quitStatus == nil)
  }
}
