import Recurse
import RecurseTesting
import Testing

@testable import database_browser

@MainActor @Suite("The top bar of the database browser") struct BrowserTopBarTests {
  @Test("says that “delete” is how the journal is kept")
  func journal() async throws {
    let browser = try await BrowserScreen()
    #expect(browser.screen.shows("journal: delete  SQLite 3."))
  }

  @Test("has its warnings whole, whatever else has to give way")
  func warnings() async throws {
    let browser = try await BrowserScreen(
      columns: 44, rows: 20, sql: "CREATE TABLE orders_of_last_year(id INTEGER PRIMARY KEY)")
    try await browser.run("begin")
    let top = browser.screen.text.split(separator: "\n").first
    #expect(top?.contains(" shop.") == true && top?.contains("transaction open") == true)
  }
}
