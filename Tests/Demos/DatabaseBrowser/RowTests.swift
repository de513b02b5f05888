import DatabaseWork
import Foundation
import Recurse
import RecurseTesting
import TestSupport
import Testing

@testable import database_browser

@MainActor @Suite("Rows in the database browser") struct BrowserRowTests {
  @Test("are shown with the tree of the schema, the types and the number of all")
  func start() async throws {
    let browser = try await BrowserScreen()
    let screen = browser.screen
    #expect(screen.shows("Tables 2") && screen.shows("Views 1") && screen.shows("Indexes 2"))
    #expect(screen.state.table?.name == "orders")
    #expect(screen.shows("row 1 of 1,000"))
    screen.type("q")
    await screen.settle()
    #expect(screen.quitStatus == 0)
  }

  @Test("are harmless, whatever they hold")
  func hostile() async throws {
    let browser = try await BrowserScreen(
      columns: 160,
      sql: BrowserScreen.sql + """
        CREATE TABLE "e\u{1B}]0;x\u{7}il"("c\u{1B}[2J", "c\n");
        INSERT INTO "e\u{1B}]0;x\u{7}il" VALUES(char(27) || ']52;c;AAAA' || char(7), 1);
        """)
    try await browser.show("e\u{1B}]0;x\u{7}il")
    #expect(browser.screen.shows("e␛]0;x␇il") && browser.screen.shows("c␛[2J"))
    #expect(browser.screen.shows("␛]52;c;AAAA␇"))
    try await browser.show("people")
    #expect(browser.screen.shows("Mal␛[31m␊lory") && browser.screen.shows("x'001bff'"))
    #expect(!browser.screen.text.unicodeScalars.contains("\u{1B}"))
  }

  @Test("are edited in place, undone and done again")
  func editing() async throws {
    let browser = try await BrowserScreen()
    let screen = browser.screen
    try await browser.show("people", column: "name")
    screen.press(.enter)
    screen.type(" Lovelace")
    screen.press(.enter)
    try await browser.waitForRows()
    #expect(try await browser.values("SELECT name FROM people WHERE id = 1") == ["Ada Lovelace"])
    #expect(screen.shows("Ada Lovelace") && screen.shows("Ctrl+Z undoes it"))
    screen.press(.control("z"))
    try await browser.waitForRows()
    #expect(try await browser.values("SELECT name FROM people WHERE id = 1") == ["Ada"])
    screen.press(.control("y"))
    try await browser.waitForRows()
    #expect(try await browser.values("SELECT name FROM people WHERE id = 1") == ["Ada Lovelace"])
    screen.press(.control("y"))
    await screen.settle()
    #expect(screen.state.work.notice == "There is nothing to redo.")
  }

  @Test("that another program changed are not undone, but those before them")
  func changedMeanwhile() async throws {
    let browser = try await BrowserScreen()
    try await browser.show("people", column: "age")
    for key in [Key.delete, .down, .delete] {
      browser.screen.press(key)
      try await browser.waitForRows()
    }
    _ = try await browser.values("UPDATE people SET age = 7 WHERE id = 2")
    browser.screen.press(.control("z"))
    try await browser.wait("it is refused") { $0.work.problem != nil }
    #expect(browser.screen.shows("The row has changed in the meantime."))
    browser.screen.press(.control("z"))
    try await browser.waitForRows()
    #expect(try await browser.values("SELECT age FROM people WHERE id < 3") == ["36", "7"])
  }

  @Test("are set to NULL, and are refused in the database's words")
  func constraints() async throws {
    let browser = try await BrowserScreen()
    let screen = browser.screen
    try await browser.show("people", column: "age")
    screen.press(.delete)
    try await browser.waitForRows()
    #expect(try await browser.values("SELECT age FROM people WHERE id = 1") == ["NULL"])
    screen.change { $0.columns.cursor = "name" }
    screen.press(.delete)
    try await browser.wait("it is refused") { $0.work.problem != nil }
    #expect(screen.shows("Set name to NULL: NOT NULL constraint failed: people.name"))
    screen.press(.escape)
    #expect(screen.state.work.problem == nil)
    #expect(try await browser.values("SELECT name FROM people WHERE id = 1") == ["Ada"])
  }

  @Test("that are refused are typed no second time", arguments: ["fifty", "-12"])
  func correcting(text: String) async throws {
    let browser = try await BrowserScreen(
      sql: """
        CREATE TABLE t(id INTEGER PRIMARY KEY, age INTEGER CHECK (age >= 0)) STRICT;
        INSERT INTO t VALUES(1, 36), (2, 40);
        """)
    let screen = browser.screen
    try await browser.show("t", column: "age")
    screen.press(.enter, .control("u"))
    screen.type(text)
    screen.press(.enter)
    try await browser.wait("it is refused") { $0.work.problem != nil }
    func begun() throws -> String? {
      let state = screen.state
      return state.typed(try #require(state.row), try #require(state.columnPlace))
    }
    #expect(try begun() == text)
    screen.press(.down)
    #expect(try begun() == "40")
    screen.press(.up, .enter, .backspace, .enter)
    try await browser.wait("it is refused again") { $0.work.isIdle }
    #expect(try begun() == String(text.dropLast()))
    // Without its error it is forgotten.
    screen.press(.escape)
    #expect(try begun() == "36")
    screen.press(.enter, .control("u"))
    screen.type("50")
    screen.press(.enter)
    try await browser.waitForRows()
    #expect(try await browser.values("SELECT age FROM t WHERE id = 1") == ["50"])
    #expect(try begun() == "50" && screen.state.work.unsaved == nil)
  }

  @Test("that are generated tell so")
  func generated() async throws {
    let browser = try await BrowserScreen(
      sql: "CREATE TABLE t(id INTEGER PRIMARY KEY, twice AS (id * 2)); INSERT INTO t VALUES(4);")
    try await browser.show("t", column: "twice")
    browser.screen.press(.enter)
    #expect(browser.screen.shows("“twice” is generated"))
  }

  @Test("open in a sheet by Enter if no line can hold the value")
  func opening() async throws {
    let browser = try await BrowserScreen(
      sql: "CREATE TABLE notes(text TEXT); INSERT INTO notes VALUES('two' || char(10) || 'lines');")
    try await browser.show("notes", column: "text")
    browser.screen.press(.enter)
    #expect(browser.screen.state.valueForm?.text == "two\nlines")
    browser.screen.change { $0.valueText += "!" }
    browser.screen.press(.control("s"))
    try await browser.waitForRows()
    #expect(try await browser.values("SELECT text FROM notes") == ["two␊lines!"])
  }

  @Test("that are NULL become an empty text by two quotes")
  func emptyText() async throws {
    let browser = try await BrowserScreen()
    try await browser.show("people", column: "email")
    browser.screen.press(.down, .down, .enter)
    browser.screen.type("''")
    browser.screen.press(.enter)
    try await browser.waitForRows()
    #expect(try await browser.values("SELECT quote(email) FROM people WHERE id = 3") == ["''"])
  }

  @Test("are deleted with those that refer to them, and all come back")
  func deleting() async throws {
    let browser = try await BrowserScreen()
    try await browser.show("people", column: "name")
    browser.screen.type("D")
    try await browser.waitForRows()
    #expect(try await browser.values("SELECT count(*) FROM orders") == ["500"])
    #expect(browser.screen.shows("Deleted a row of people."))
    #expect(browser.screen.shows("Triggers and keys changed 500 more rows."))
    #expect(browser.screen.shows("Ctrl+Z brings it back."))
    browser.screen.press(.control("z"))
    try await browser.waitForRows()
    #expect(try await browser.values("SELECT count(*), min(id) FROM orders") == ["1000|1"])
    #expect(try await browser.values("SELECT name FROM people WHERE id = 1") == ["Ada"])
  }

  @Test("are made in a form, which stays open while it is refused")
  func inserting() async throws {
    let browser = try await BrowserScreen()
    let screen = browser.screen
    try await browser.show("people", column: "name")
    screen.type("n")
    try screen.press("Insert")
    try await browser.wait("it is refused") { $0.rowForm?.problem != nil }
    #expect(screen.shows("NOT NULL constraint failed: people.name"))
    try screen.focus("name")
    screen.type("Zoë")
    try screen.press("Insert")
    try await browser.wait("it is made") { $0.rowForm == nil }
    try await browser.waitForRows()
    #expect(try await browser.values("SELECT name FROM people WHERE id = 5") == ["Zoë"])
    #expect(screen.shows("row 5 of 5") && screen.state.row?.cells[1].words == "Zoë")
  }

  @Test("are sorted and filtered by the database")
  func order() async throws {
    let browser = try await BrowserScreen()
    let screen = browser.screen
    try await browser.show("orders", column: "total")
    screen.type("s")
    try await browser.waitForRows()
    #expect(screen.state.row?.cells.map(\.words) == ["1000", "1", "0.0"])
    screen.type("s")
    try await browser.waitForRows()
    #expect(screen.state.row?.cells.last?.words == "99.9")
    screen.type("/total > 99 and person = 2")
    screen.press(.enter)
    try await browser.waitForRows()
    let expected = try await browser.values(
      "SELECT count(*) FROM orders WHERE total > 99 AND person = 2")
    #expect(screen.state.gridRows.count == Int(expected[0]))
    #expect(screen.shows("filtered, by total"))
    screen.press(.escape)
    try await browser.waitForRows()
    #expect(screen.state.gridRows.count == 1000)
  }

  @Test("of a view are read, and why they cannot be changed is told")
  func views() async throws {
    let browser = try await BrowserScreen()
    try await browser.show("rich", column: "name")
    #expect(browser.screen.state.gridRows.count == 2)
    browser.screen.type("D")
    #expect(browser.screen.shows("“rich” is a view: its rows are changed in its tables."))
  }

  @Test("have their number below them, what column is the key, and the time of a filter only")
  func facts() async throws {
    let browser = try await BrowserScreen()
    try await browser.show("orders", column: "total")
    #expect(browser.screen.shows("row 1 of 1,000") && !browser.screen.shows(" ms"))
    #expect(!browser.screen.shows("is the key"))
    try await browser.show("orders", column: "id")
    #expect(browser.screen.shows("id is the key"))
    browser.screen.change { state in
      state.filterText = "total > 50"
      state.applyFilter()
    }
    try await browser.waitForRows()
    #expect(browser.screen.shows("filtered") && browser.screen.shows(" ms"))
  }
}
