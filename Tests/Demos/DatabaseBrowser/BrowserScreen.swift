import DatabaseWork
import Foundation
import Recurse
import RecurseTesting
import TestSupport
import Testing

@testable import database_browser

/// A database browser on a screen, with a database of its own.
///
///     people  (id, name, email, age, photo)  4 rows, one of which is hostile
///     orders  (id, person, total)            1000 rows that refer to people
@MainActor
struct BrowserScreen {
  let folder: TemporaryFolder
  let path: String
  /// Another program that uses the database.
  let other: DatabaseFile
  let screen: TestScreen<DatabaseBrowserApp>

  nonisolated static let sql = """
    CREATE TABLE people(id INTEGER PRIMARY KEY, name TEXT NOT NULL, email TEXT UNIQUE,
      age INT CHECK(age > 0), photo BLOB);
    CREATE TABLE orders(id INTEGER PRIMARY KEY, person INT REFERENCES people(id) ON DELETE CASCADE,
      total REAL);
    CREATE INDEX orders_person ON orders(person);
    CREATE VIEW rich AS SELECT name, age FROM people WHERE age > 40;
    INSERT INTO people VALUES(1, 'Ada', 'ada@example.org', 36, NULL),
      (2, 'Bob', 'bob@example.org', 41, x'001bff'), (3, 'Eve', NULL, 58, NULL),
      (4, 'Mal' || char(27) || '[31m' || char(10) || 'lory', 'mal@example.org', 22, NULL);
    WITH RECURSIVE s(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM s WHERE i < 1000)
    INSERT INTO orders SELECT i, 1 + i % 2, (i * 37 % 1000) / 10.0 FROM s;
    """

  init(
    columns: Int = 120, rows: Int = 30, sql: String = BrowserScreen.sql, isReadOnly: Bool = false,
    history: HistoryFile? = nil
  ) async throws {
    folder = try TemporaryFolder()
    path = folder.path + "/shop.sqlite"
    try Data().write(to: URL(filePath: path))
    other = try await DatabaseFile.open(path)
    let result = try await other.run(sql)
    #expect(result.problem == nil)
    screen = TestScreen(
      DatabaseBrowserApp(path, isReadOnly: isReadOnly, history: history), columns: columns,
      rows: rows)
    try await wait("the schema is read") { $0.facts != nil && !$0.tree.nodes.isEmpty }
    try await waitForRows()
  }

  func wait(_ what: String, _ condition: (BrowserState) -> Bool) async throws {
    try await screen.waitUntil(what, timeout: .seconds(30)) { condition(screen.state) }
  }

  /// Waits until nothing is done, and all rows in view are read and counted.
  func waitForRows() async throws {
    try await wait("the rows are read") {
      $0.work.isIdle && $0.request == nil && $0.grid?.isCounted != false
    }
  }

  /// Shows the rows of a table, with the cursor in a column.
  func show(_ table: String, column: String? = nil) async throws {
    screen.change { state in
      state.tree.selected = .table(table)
      state.showSelected(goes: true)
    }
    try await waitForRows()
    if let column { screen.change { $0.columns.cursor = column } }
  }

  /// Runs SQL on its page, and waits for its end.
  func run(_ sql: String) async throws {
    screen.change { state in
      state.show(.sql)
      state.sql.write(sql)
    }
    screen.press(.function(5))
    try await wait("it has run") { $0.sql.running == nil && $0.sql.result != nil }
    try await waitForRows()
  }

  /// The values of a statement, as another program sees them.
  func values(_ sql: String) async throws -> [String] {
    let result = try await other.run(sql)
    #expect(result.problem == nil)
    return result.rows.map { $0.map(\.words).joined(separator: "|") }
  }
}
