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
}
