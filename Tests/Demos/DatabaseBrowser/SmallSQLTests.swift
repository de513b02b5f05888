import Recurse
import RecurseEditor
import RecurseTesting
import Testing

@testable import database_browser

@MainActor @Suite("SQL in a small window of the database browser") struct SmallSQLTests {
  private func run(_ sql: String, key: Key = .function(5)) async throws -> BrowserScreen {
    let browser = try await BrowserScreen(columns: 20, rows: 5)
    browser.screen.press(.alt("3"))
    browser.screen.type(sql)
    browser.screen.press(key)
    try await browser.wait("it has run") { $0.sql.running == nil && $0.sql.result != nil }
    return browser
  }

  @Test("fails above its words, with the cursor at the place")
  func failing() async throws {
    let screen = try await run("selec 1").screen
    #expect(
      screen.text == """
        ‹ │ Structure │[SQL]
        selec 1

         line 1, column 1:
         near "selec": syn…
        """)
    screen.type("_")
    #expect(screen.state.sql.text.text == "_selec 1")
  }

  @Test("has no plan above the words for that, either")
  func noPlan() async throws {
    let screen = try await run("select wrong", key: .function(6)).screen
    #expect(screen.shows("line 1, column 8:") && screen.state.focus == .editor)
  }

  @Test("has its rows in place of the text, which Shift+Tab shows again")
  func rows() async throws {
    let screen = try await run("select 7 as seven").screen
    #expect(screen.text.contains(/# +seven\n +1 +7/) && !screen.shows("select"))
    screen.press(.shiftTab)
    #expect(screen.shows("select 7 as seven") && screen.state.focus == .editor)
    screen.type(";")
    #expect(screen.state.sql.text.text == "select 7 as seven;")
  }

  @Test("has both beside each other's places as soon as there is room")
  func room() async throws {
    let screen = try await run("select 7 as seven").screen
    screen.resize(columns: 60, rows: 12)
    #expect(screen.shows("select 7 as seven") && screen.text.contains(/# +seven/))
  }
}
