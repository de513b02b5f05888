import DatabaseWork
import Foundation
import Recurse
import RecurseEditor
import RecurseTesting
import TestSupport
import Testing

@testable import database_browser

@MainActor @Suite("SQL in the database browser") struct BrowserSQLTests {
  private func run(_ sql: String, in browser: BrowserScreen, key: Key = .function(5)) async throws {
    browser.screen.change { state in
      state.show(.sql)
      state.sql.write("")
    }
    browser.screen.type(sql)
    browser.screen.press(key)
    try await browser.wait("it has run") { $0.sql.running == nil }
  }

  @Test("is completed by Tab, runs, and is found again")
  func running() async throws {
    let browser = try await BrowserScreen()
    let screen = browser.screen
    screen.press(.alt("3"))
    screen.type("sel")
    screen.press(.tab)
    screen.type(" name from peo")
    #expect(screen.shows("people"))
    screen.press(.tab)
    screen.type(" order by age desc")
    screen.press(.function(5))
    try await browser.wait("it has run") { $0.sql.result != nil }
    #expect(screen.state.sql.text.text == "select name from people order by age desc")
    #expect(screen.state.sql.result?.rows.map { $0[0].words }.prefix(2) == ["Eve", "Bob"])
    #expect(screen.shows("4 rows"))
    screen.change { $0.sql.write("") }
    screen.press(.control("t"), .enter)
    #expect(screen.state.sql.text.text == "select name from people order by age desc")
  }

  @Test("is found again the next time, by the user alone")
  func history() async throws {
    let folder = try TemporaryFolder()
    let file = HistoryFile(path: folder.path + "/state/history.json")
    let browser = try await BrowserScreen(history: file)
    for sql in ["select 1", "select 2", "select 1"] { try await run(sql, in: browser) }
    try await browser.wait("it is kept") { _ in file.read() == ["select 1", "select 2"] }
    let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
    #expect(mode as? Int == 0o600)
    let next = try await BrowserScreen(history: file)
    try await next.wait("it is read") { !$0.sql.history.isEmpty }
    next.screen.change { $0.show(.sql) }
    next.screen.press(.control("t"), .down, .enter)
    #expect(next.screen.state.sql.text.text == "select 2")
  }

  @Test("begins with what ran before, and with the rows of each table")
  func beginnings() async throws {
    let folder = try TemporaryFolder()
    let file = HistoryFile(path: folder.path + "/history.json")
    let browser = try await BrowserScreen(history: file)
    try await run("select 42", in: browser)
    try await browser.wait("it is kept") { _ in file.read() == ["select 42"] }
    try await run("select nothing from nowhere", in: browser)
    #expect(!browser.screen.state.startingPoints.contains { $0.sql.contains("nowhere") })
    #expect(browser.screen.state.startingPoints.first?.sql == "select 42")
    #expect(file.read() == ["select 42"])
    let next = try await BrowserScreen(columns: 90, history: file)
    try await next.wait("it is read") { !$0.sql.history.isEmpty }
    let screen = next.screen
    screen.change { $0.show(.sql) }
    let lines = screen.text.split(separator: "\n")
    let first = try #require(lines.firstIndex { $0.contains("select 42") })
    #expect(lines[first + 1].contains(/SELECT \* FROM \w+.*(LIMIT 100|…) .*table/))
    // A long statement is cut, and its note is whole.
    let join = lines.filter { $0.contains("JOIN") }
    #expect(join.count == 1 && join[0].contains(/… +table/) && !screen.shows("ta…"))
    screen.press(.shiftTab, .down, .enter)
    #expect(screen.state.sql.text.text.hasPrefix("SELECT * FROM "))
    #expect(screen.state.focus == .editor)
    screen.press(.function(5))
    try await next.wait("it has run") { $0.sql.result != nil }
    #expect(screen.state.sql.result?.problem == nil)
  }

  @Test("for the whole database is among the commands, and leaves the text alone")
  func care() async throws {
    let browser = try await BrowserScreen()
    let screen = browser.screen
    screen.change { $0.sql.write("select 1") }
    for name in ["Check the database", "Vacuum", "Analyze"] {
      try screen.runCommand(name)
      try await browser.wait("it has run") { $0.sql.running == nil && $0.panel == .sql }
      #expect(screen.state.sql.result?.problem == nil)
      if name.hasPrefix("Check") {
        #expect(screen.state.sql.result?.sets.map(\.rows.count) == [1, 0])
        screen.type("[")
        #expect(screen.shows("Result 1 of 2  PRAGMA integrity_check") && screen.shows("ok"))
      }
    }
    #expect(screen.state.sql.text.text == "select 1")
    #expect(try await browser.values("SELECT count(*) FROM sqlite_stat1") == ["2"])
  }

  @Test("has its choices whole in 80 columns, up to the last one that fits")
  func choices() async throws {
    let browser = try await BrowserScreen(columns: 80, rows: 24)
    browser.screen.press(.alt("3"))
    browser.screen.type("s")
    #expect(browser.screen.shows("Tab  select  sum  set  savepoint  substr"))
  }

  @Test("fails in the database's words, at the statement that failed")
  func failing() async throws {
    let browser = try await BrowserScreen()
    try await run("select 1; select nobody from people", in: browser)
    #expect(browser.screen.shows("no such column: nobody"))
    #expect(browser.screen.shows("in statement 2: select nobody from people"))
  }

  @Test("fails with the cursor at the place that the database means")
  func failingPlace() async throws {
    let browser = try await BrowserScreen()
    try await run("select 1;\nselect id, é, nobody from people", in: browser)
    #expect(browser.screen.shows("line 2, column 12: no such column: é"))
    browser.screen.type("_")
    #expect(browser.screen.state.sql.text.text == "select 1;\nselect id, _é, nobody from people")
  }

  @Test("fails with the statement alone that failed")
  func failingAlone() async throws {
    let browser = try await BrowserScreen()
    try await run("select 1; select ';' frm people; select 3", in: browser)
    #expect(browser.screen.shows("near \"people\": syntax error"))
    #expect(browser.screen.shows("in statement 2: select ';' frm people"))
    #expect(!browser.screen.shows("people; select 3 "))
  }

  @Test("has the rows of each statement, by [ and ]")
  func results() async throws {
    let browser = try await BrowserScreen()
    let screen = browser.screen
    try await run("select 'one' as a; select 'two' as b, 2; select 'three' as c;", in: browser)
    #expect(screen.shows("Result 3 of 3  select 'three' as c") && screen.shows("1 row,"))
    screen.press(Key.tab.with(.shift))
    screen.type("[[")
    #expect(screen.shows("Result 1 of 3  select 'one' as a"))
    screen.type("]")
    #expect(screen.shows("Result 2 of 3") && screen.state.sql.shown?.rows.count == 1)
    screen.press(.function(8))
    #expect(screen.state.exportForm?.source == .statement("select 'two' as b, 2"))
  }

  @Test("shows its plan as a tree, in which a scan stands out")
  func plan() async throws {
    let browser = try await BrowserScreen()
    try await run(
      "select * from people where id in (select person from orders where person = 1)",
      in: browser, key: .function(6))
    #expect(browser.screen.shows("orders_person"))
    #expect(browser.screen.state.sql.plan.isEmpty == false)
  }

  @Test("has no plan where it is wrong, and tells the place as when it runs")
  func noPlan() async throws {
    let browser = try await BrowserScreen()
    try await run("select 1,\n  wrong", in: browser, key: .function(6))
    #expect(browser.screen.shows("line 2, column 3: no such column: wrong"))
    browser.screen.type("_")
    #expect(browser.screen.state.sql.text.text == "select 1,\n  _wrong")
  }

  @Test("is cancelled by Escape")
  func cancelling() async throws {
    let browser = try await BrowserScreen()
    browser.screen.press(.alt("3"))
    browser.screen.type(
      "with recursive s(i) as (select 1 union all select i + 1 from s) select max(i) from s")
    browser.screen.press(.function(5))
    try await browser.wait("it runs") { $0.sql.running != nil }
    // Interrupting is of use only once the statement runs.
    try await browser.wait("it is cancelled") { state in
      if state.sql.running != nil { browser.screen.press(.escape) }
      return state.sql.running == nil
    }
    #expect(browser.screen.shows("Cancelled."))
  }

  @Test("changes what is shown: tables and rows")
  func changing() async throws {
    let browser = try await BrowserScreen()
    try await run("create table fresh(a); delete from orders where id > 10", in: browser)
    try await browser.waitForRows()
    try await browser.wait("the schema is read") { $0.schema.table("fresh") != nil }
    #expect(browser.screen.shows("fresh") && browser.screen.shows("990 changed rows"))
    #expect(browser.screen.state.gridRows.count == 10)
    try await run("begin; delete from people", in: browser)
    #expect(browser.screen.shows("transaction open"))
    try await run("rollback", in: browser)
    #expect(!browser.screen.shows("transaction open"))
  }

  @Test("writes its rows to a file")
  func exporting() async throws {
    let browser = try await BrowserScreen()
    try await run("select id, name from people where id < 3", in: browser)
    browser.screen.press(.function(8))
    let path = browser.folder.path + "/out.json"
    browser.screen.change { state in
      state.exportFormat = .json
      state.exportPath = path
    }
    try browser.screen.press("Write")
    try await browser.wait("it is written") { $0.work.isIdle && $0.work.notice != nil }
    #expect(
      try String(contentsOfFile: path, encoding: .utf8)
        == "[\n{\"id\":1,\"name\":\"Ada\"},\n{\"id\":2,\"name\":\"Bob\"}\n]\n")
  }
}
