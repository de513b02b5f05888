import DatabaseWork
import Recurse
import RecurseEditor
import RecurseTesting
import Testing

@testable import database_browser

@MainActor @Suite("The room of the database browser") struct BrowserRoomTests {
  private static let sql = """
    CREATE TABLE people(id INTEGER PRIMARY KEY, name TEXT NOT NULL);
    CREATE TABLE sales(id INTEGER PRIMARY KEY, customer_number INT REFERENCES people(id),
      product_number INT, quantity INT, ordered_at TEXT, total REAL);
    INSERT INTO people VALUES(1, 'Ada');
    INSERT INTO sales VALUES(1, 1, 18, 9, '2026-03-07T10:37:00', 1039.28);
    """

  @Test("is for the table first: no number is cut, and the row is below it")
  func below() async throws {
    let browser = try await BrowserScreen(columns: 120, rows: 36, sql: Self.sql)
    try await browser.show("sales", column: "total")
    let lines = browser.screen.text.split(separator: "\n").map(String.init)
    let row = try #require(lines.first { $0.contains("2026-03-07T10:37:00") })
    #expect(row.contains("1039.28"))
    let title = try #require(lines.firstIndex { $0.contains("Row 1") })
    let values = lines[(title + 1)...].map { $0.drop { $0 != "│" }.dropFirst() }
    #expect(values[1].contains(/customer_number int → people +1\b/))
    #expect(values[5].contains(/total +real +1039.28\b/))
  }

  @Test("has two cells between a number and a text, and before what is at the divider")
  func gaps() async throws {
    let sql = """
      CREATE TABLE sales(amount INT, ordered TEXT);
      INSERT INTO sales VALUES(4, '2026-07-15'), (12345, '2026-07-16');
      """
    let browser = try await BrowserScreen(columns: 120, rows: 30, sql: sql)
    #expect(browser.screen.shows("amount  ordered") && browser.screen.shows(" 4  2026-07-15"))
    #expect(browser.screen.shows("text │") && !browser.screen.shows("text│"))
    try await browser.run("select amount, ordered from sales")
    #expect(browser.screen.shows("amount  ordered") && browser.screen.shows(" 12345  2026-07-16"))
  }

  @Test("is not taken by numbers of rows whose first column has some")
  func numbers() async throws {
    let browser = try await BrowserScreen(columns: 120, rows: 36, sql: Self.sql)
    try await browser.show("people")
    #expect(!browser.screen.shows("#") && browser.screen.shows("row 1 of 1"))
    try await browser.run("select name from people")
    #expect(browser.screen.shows(" #  name"))
  }

  @Test("has a number with the digits that a person means, and all of them where it is edited")
  func digits() async throws {
    let sql = """
      CREATE TABLE sums(total REAL);
      INSERT INTO sums VALUES(243585.21000000002), (0.1), (3.0), (1e300);
      """
    let browser = try await BrowserScreen(columns: 120, rows: 30, sql: sql)
    let screen = browser.screen
    #expect(screen.shows(" 243585.21 ") && !screen.shows("243585.21000000002"))
    #expect(screen.shows(" 0.1 ") && screen.shows(" 3.0 ") && screen.shows("1e+300"))
    try await browser.show("sums", column: "total")
    screen.type("v")
    #expect(screen.shows("243585.21000000002"))
  }

  @Test("is not taken by a short value that is shown, which has the color of text")
  func value() async throws {
    let browser = try await BrowserScreen(columns: 120, rows: 36, sql: Self.sql)
    try await browser.show("sales", column: "total")
    browser.screen.type("v")
    let lines = browser.screen.text.split(separator: "\n", omittingEmptySubsequences: false)
    let title = try #require(lines.firstIndex { $0.contains("total  real") })
    #expect(lines[title + 2].contains("│ 1039.28 ") && lines[title + 4].contains("Close"))
    let column = lines[title + 2].firstRange(of: "1039.28").map {
      lines[title + 2].distance(from: lines[title + 2].startIndex, to: $0.lowerBound)
    }
    #expect(
      browser.screen.style(row: title + 2, column: column ?? 0).foreground
        != Theme.standard.dark.placeholder)
  }

  @Test("is for the row, too, beside a table that leaves enough of it")
  func beside() async throws {
    let browser = try await BrowserScreen(columns: 120, rows: 36, sql: Self.sql)
    try await browser.show("people")
    let lines = browser.screen.text.split(separator: "\n")
    #expect(lines.contains { $0.contains("⌕") && $0.contains("Row 1") })
  }

  @Test("is for the values of a row as far as they need it, unless a person moves the divider")
  func content() async throws {
    let browser = try await BrowserScreen(columns: 200, rows: 36, sql: Self.sql)
    let screen = browser.screen
    func detail() -> Int? {
      screen.text.split(separator: "\n").first { $0.contains("Row 1") }.flatMap { line in
        line.lastIndex(of: "│").map { 199 - line.distance(from: line.startIndex, to: $0) }
      }
    }
    try await browser.show("people")
    #expect(detail().map { (30...36).contains($0) } == true)
    try await browser.show("sales")
    let sales = try #require(detail())
    #expect((30...42).contains(sales))
    screen.change { $0[rows: 0]["rows"] = .cells(60) }
    try await browser.show("people")
    #expect(detail().map { $0 > sales + 30 } == true)
  }

  @Test("is for long texts, too, where it is there")
  func longTexts() async throws {
    let long = String(repeating: "long ", count: 14) + "end"
    let sql = """
      CREATE TABLE notes(id INTEGER PRIMARY KEY, text TEXT, wide TEXT, n INT);
      INSERT INTO notes VALUES(1, '\(long)', '日本語日本語日本語', 123456789);
      """
    let browser = try await BrowserScreen(columns: 200, rows: 36, sql: sql)
    let line = try #require(
      browser.screen.text.split(separator: "\n").first { $0.contains("long long") })
    #expect(line.contains("end") && line.contains("日本語日本語日本語") && line.contains("123456789"))
    try await browser.run("select * from notes")
    let found = browser.screen.text.split(separator: "\n").first { $0.contains("long long") }
    #expect(found?.contains("end") == true && found?.contains("日本語日本語日本語") == true)
    browser.screen.resize(columns: 80, rows: 24)
    #expect(browser.screen.shows("…"))
  }

  @Test("has the number of rows, and an open transaction also without the top row")
  func status() async throws {
    let browser = try await BrowserScreen(columns: 120, rows: 36, sql: Self.sql)
    #expect(browser.screen.shows("row 1 of 1 "))
    try await browser.run("begin")
    browser.screen.resize(columns: 60, rows: 10)
    #expect(browser.screen.shows("transaction open"))
  }

  @Test("has the types of columns in the tree where the schema is small")
  func types() async throws {
    let browser = try await BrowserScreen(columns: 120, rows: 36, sql: Self.sql)
    let text = browser.screen.text
    #expect(text.contains(/customer_number +int/) && text.contains(/name +text/))
  }

  @Test("has every page by a key that works in a text, in any terminal")
  func keys() async throws {
    let browser = try await BrowserScreen(columns: 80, rows: 24, sql: Self.sql)
    let screen = browser.screen
    screen.press(.function(4))
    screen.type("2")
    #expect(screen.state.panel == .sql && screen.state.sql.text.text == "2")
    screen.press(.function(3))
    #expect(screen.state.panel == .structure)
    screen.press(.function(4), .function(2))
    #expect(screen.state.panel == .data)
  }

  @Test("aligns the numbers of a result, also in the last column")
  func resultNumbers() async throws {
    let browser = try await BrowserScreen(columns: 80, rows: 24, sql: Self.sql)
    browser.screen.change { state in
      state.show(.sql)
      state.sql.write("select 'a' as name, 5 as total union select 'b', 1234567")
    }
    browser.screen.press(.function(5))
    try await browser.wait("it has run") { $0.sql.result != nil }
    let ends = browser.screen.text.split(separator: "\n").compactMap { line -> Int? in
      guard let match = line.firstMatch(of: /[12]  [ab] +(5|1234567)/) else { return nil }
      return line.distance(from: line.startIndex, to: match.range.upperBound)
    }
    #expect(ends.count == 2 && ends.first == ends.last)
  }

  @Test("is not taken by a list of statements that is nearly empty")
  func history() async throws {
    let browser = try await BrowserScreen(columns: 120, rows: 36, sql: Self.sql)
    browser.screen.change { state in
      state.show(.sql)
      state.sql.write("select 7")
    }
    browser.screen.press(.function(5))
    try await browser.wait("it has run") { $0.sql.result != nil }
    browser.screen.press(.control("t"))
    let lines = browser.screen.text.split(separator: "\n").map(String.init)
    let title = try #require(lines.firstIndex { $0.contains("Statements") })
    #expect(lines[title + 2].contains("select 7") && lines[title + 3].contains("╰"))
  }

  @Test("says that a key of whole numbers is never NULL")
  func keyIsRequired() async throws {
    let browser = try await BrowserScreen(columns: 120, rows: 36, sql: Self.sql)
    try await browser.show("sales")
    let rows = browser.screen.state.structureRows
    #expect(rows.map(\.null) == ["no", "yes", "yes", "yes", "yes", "yes"])
  }
}
