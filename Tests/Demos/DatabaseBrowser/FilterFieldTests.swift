import DatabaseWork
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

  @Test("says what is wrong with its SQL above the rows as they were, and has the focus again")
  func sql() async throws {
    let browser = try await filtered("where citty = 3")
    try await browser.wait("it is refused") { $0.filterProblem != nil }
    let screen = browser.screen
    #expect(screen.shows("no such column: citty. There are: id, name,"))
    #expect(screen.shows("All rows are below.") && screen.shows("row 1 of 4"))
    #expect(screen.state.focus == .filter)
    for _ in 1..."where citty = 3".count { screen.press(.backspace) }
    #expect(!screen.shows("All rows are below."))
    screen.type("age = 41")
    screen.press(.enter)
    try await browser.waitForRows()
    screen.type("/")
    screen.type(" and")
    screen.press(.enter)
    #expect(screen.shows("A condition is missing") && screen.shows("row 1 of 1"))
    #expect(screen.shows("The rows below are those of the filter before."))
    screen.press(.escape)
    try await browser.waitForRows()
    #expect(screen.shows("row 1 of 4") && !screen.shows("The rows below"))
  }

  @Test(
    "quotes of its SQL only what a person has written",
    arguments: [
      ("where name = 'x", "unrecognized token: \"'x\""), ("where age >", "incomplete input"),
      ("where age > 1)", "near \")\": syntax error"),
      ("where 1) or (1", "near \")\": syntax error"),
      ("where 1; select 2", "near \";\": syntax error"),
      ("where age > 1 limit 2", "near \"limit\": syntax error"),
    ])
  func quote(text: String, words: String) async throws {
    let browser = try await filtered(text)
    try await browser.wait("it is refused") { $0.filterProblem != nil }
    #expect(browser.screen.state.filterProblem == words)
  }

  @Test("takes a condition in SQL with a comment at its end")
  func comment() async throws {
    let browser = try await filtered("where age > 40 or age < 30 -- not between")
    try await browser.wait("it is used") { $0.grid?.query.filter != nil }
    try await browser.waitForRows()
    #expect(browser.screen.shows("row 1 of 3") && browser.screen.state.filterProblem == nil)
  }

  @Test("tells that a value of its SQL cannot be computed, which only reading rows shows")
  func value() async throws {
    let browser = try await filtered("where json(name) is null")
    try await browser.wait("it is refused") { $0.filterProblem != nil }
    let screen = browser.screen
    #expect(screen.shows("malformed JSON") && screen.shows("The filter has failed"))
    #expect(screen.state.focus == .filter && !screen.shows("below"))
  }

  @Test("says what is wrong in a window of 20 × 5 cells, too")
  func small() async throws {
    let browser = try await filtered("where name = 'x")
    browser.screen.resize(columns: 20, rows: 5)
    try await browser.wait("it is refused") { $0.filterProblem != nil }
    #expect(
      browser.screen.text.hasSuffix(
        """
         unrecognized
         token: "'x"
           id  name
        """))
  }
}
