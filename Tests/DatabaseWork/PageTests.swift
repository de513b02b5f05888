import GRDB
import TestSupport
import Testing

@testable import DatabaseWork

@Suite("Pages of a table") struct PageTests {
  /// Tables with every kind of key, and a column with `NULL`, equal values and all types.
  private static let sql = """
    CREATE TABLE plain(a, b TEXT);
    CREATE TABLE numbered(id INTEGER PRIMARY KEY, a, b TEXT COLLATE NOCASE);
    CREATE TABLE pairs(a, b TEXT, c, PRIMARY KEY(b, c)) WITHOUT ROWID;
    CREATE TABLE taken(rowid TEXT, a, b TEXT);
    WITH RECURSIVE s(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM s WHERE i < 39)
    INSERT INTO plain SELECT
      CASE i % 6 WHEN 0 THEN NULL WHEN 1 THEN i % 4 WHEN 2 THEN i / 3.0 WHEN 3 THEN 't' || i % 5
      WHEN 4 THEN x'00ff' ELSE 7 END, CASE i % 3 WHEN 0 THEN 'Ab' WHEN 1 THEN 'aB' END FROM s;
    INSERT INTO numbered SELECT rowid * 7 - 50, a, b FROM plain;
    INSERT INTO pairs SELECT a, coalesce(b, ''), rowid FROM plain;
    INSERT INTO taken SELECT 'x' || rowid % 3, a, b FROM plain;
    """

  /// The order of SQLite itself.
  private func order(_ query: TableQuery) -> String {
    let direction = query.isAscending ? "" : " DESC"
    let names = (query.sort.map { [SQLName.quoted($0.column)] } ?? []) + query.key
    return names.map { $0 + direction }.joined(separator: ", ")
  }

  @Test(
    "have the rows of SQLite's own order, from every place on, forward and backward",
    arguments: ["plain", "numbered", "pairs", "taken"])
  func places(name: String) async throws {
    let database = try await TestDatabase(Self.sql)
    let table = try await database.table(name)
    #expect(table.key != .none)
    var sorts: [TableQuery.Sort?] = [nil]
    for column in table.columns {
      sorts += [true, false].map { .init(column: column.name, isAscending: $0) }
    }
    for sort in sorts {
      let query = TableQuery(table, sort: sort)
      let all = try await database.file.page(of: query, at: .start(skipping: 0), count: 100)
      let expected = try await database.file.run(
        "SELECT * FROM \(name) ORDER BY \(order(query))")
      #expect(all.map(\.cells) == expected.rows, "\(name) \(String(describing: sort))")
      for (place, row) in all.enumerated() where place % 3 == 0 || place > 36 {
        let skipped = place % 5
        let after = try await database.file.page(
          of: query, at: .after(row, skipping: skipped), count: 7)
        #expect(after == Array(all[(place + 1)...].dropFirst(skipped).prefix(7)))
        let before = try await database.file.page(
          of: query, at: .before(row, skipping: skipped), count: 7)
        #expect(before == Array(all[..<place].dropLast(skipped).suffix(7)))
      }
      let last = try await database.file.page(of: query, at: .end(skipping: 2), count: 5)
      #expect(last == Array(all.dropLast(2).suffix(5)))
    }
  }

  @Test("finds rows by number only where all numbers are taken")
  func numbers() async throws {
    let database = try await TestDatabase(
      """
      CREATE TABLE dense(id INTEGER PRIMARY KEY, a);
      WITH RECURSIVE s(i) AS (SELECT 5 UNION ALL SELECT i + 1 FROM s WHERE i < 1004)
      INSERT INTO dense SELECT i, 'v' || i FROM s;
      """)
    let query = TableQuery(try await database.table("dense"))
    #expect(try await database.file.count(of: query) == RowCount(count: 1000, first: 5))
    let page = try await database.file.page(of: query, at: .number(505), count: 2)
    #expect(TestDatabase.words(page) == ["505|v505", "506|v506"])
    try await database.other.write { try $0.execute(sql: "DELETE FROM dense WHERE id = 70") }
    #expect(try await database.file.count(of: query) == RowCount(count: 999, first: nil))
  }

  @Test("keep the beginning of a long value, and the key of a row as it is")
  func longValues() async throws {
    let database = try await TestDatabase(
      """
      CREATE TABLE long(a TEXT, b BLOB);
      INSERT INTO long VALUES(replace(hex(zeroblob(5000)), '0', 'é'), zeroblob(100000));
      INSERT INTO long VALUES(CAST(x'61ff0062' AS TEXT), x'');
      """)
    let query = TableQuery(try await database.table("long"), sort: .init(column: "a"))
    let rows = try await database.file.page(of: query, at: .start(skipping: 0), count: 9)
    let cell = try #require(rows.last?.cells.first)
    #expect(cell.byteCount == 20_000 && !cell.isWhole && cell.words.hasSuffix("é…"))
    #expect(rows.last?.cells.last?.byteCount == 100_000)
    #expect(rows.first?.cells.first?.value == .bytes([0x61, 0xFF, 0, 0x62]))
    #expect(rows.first?.cells.first?.words == "a\u{FFFD}␀b")
    #expect(rows.last?.isPlace == false && rows.first?.isPlace == true)
  }
}
