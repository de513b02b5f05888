import Recurse
import RecurseTesting
import TestSupport
import Testing

@testable import database_browser

@MainActor @Suite("The filter of the database browser") struct FilterFieldTests {
  private func filtered(_ text: String) async throws -> BrowserScreen {
    let browser = try await BrowserScreen()
    try await browser.show("people")
    browser.screen.type("/")
    browser.screen.type(text)
    browser.screen.press(.enter)
    return browser
  }

  @Test("says that it has an unknown column, and which there are, and is mended at once")
  func column() async throws {
    let browser = try await filtered("citty = 3")
    let screen = browser.screen
    #expect(screen.shows("No column is “citty”. There are: id, name,"))
    #expect(screen.shows("row 1 of 4") && screen.state.focus == .filter)
    for _ in 1...9 { screen.press(.backspace) }
    #expect(!screen.shows("No column is"))
    screen.type("age = 41")
    screen.press(.enter)
    try await browser.waitForRows()
    #expect(screen.shows("row 1 of 1") && screen.state.focus == .rows)
  }

  @Test("says what is wrong with its SQL, and has the focus again")
  func sql() async throws {
    let browser = try await filtered("where citty = 3")
    try await browser.wait("it is refused") { $0.filterProblem != nil }
    let screen = browser.screen
    #expect(screen.shows("no such column: citty. There are: id, name,"))
    #expect(screen.shows("The filter chooses no row") && screen.state.focus == .filter)
    screen.press(.escape)
    try await browser.waitForRows()
    #expect(screen.shows("row 1 of 4") && !screen.shows("no such column"))
  }
}
