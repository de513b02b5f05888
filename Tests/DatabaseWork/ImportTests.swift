import Foundation
import TestSupport
import Testing

@testable import DatabaseWork

@Suite("CSV that is imported") struct ImportTests {
  private static let sql = """
    CREATE TABLE people(id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, age INT,
      upper AS (upper(name)));
    INSERT INTO people VALUES(1, 'Ada', 36);
    """

  private func load(
    _ csv: String, into table: String, _ database: TestDatabase, ending: String = "csv"
  ) async throws -> ImportOutcome {
    let path = database.folder.path + "/in." + ending
    try Data(csv.utf8).write(to: URL(filePath: path))
    let schema = try await database.file.schema()
    return try await database.file.load(CSVImport(path, into: table), schema: schema)
  }

  @Test(
    "is added to a table by its names, or in the order of its columns",
    arguments: [
      ("NAME,age\nBob,41\n\"Eve \"\"E\"\"\",\n", ["2|Bob|41", "3|Eve \"E\"|NULL"]),
      ("7,Bob,41\r\n\r\n,\"two\nlines\",\"\"", ["7|Bob|41", "8|two\nlines|"]),
      ("\u{FEFF}name\n\"\"\n", ["2||NULL"]), ("name,age\n,1\n", ["2||1"]), ("name\n", []),
    ])
  func adding(csv: String, rows: [String]) async throws {
    let database = try await TestDatabase(Self.sql)
    let before = try await database.contents()
    let outcome = try await load(csv, into: "people", database)
    #expect(outcome.count == rows.count && !outcome.isNew)
    let found = try await database.file.run("SELECT id, name, age FROM people WHERE id > 1")
    #expect(found.rows.map { $0.map(\.value.copied).joined(separator: "|") } == rows)
    _ = try await database.perform(.revert(try #require(outcome.undo)))
    #expect(try await database.contents() == before)
  }

  @Test(
    "is not added at all if a line cannot be",
    arguments: [
      ("name\nBob\nAda\n", "line 3: UNIQUE constraint failed: people.name"),
      ("name,age\nBob,1\nEve\n", "line 3 has 1 value, not 2."),
      ("Bob,1\n", "line 1 has 2 values; “people” has 3 columns."),
      ("name\nBob\n\"Eve\n", "line 3: A quote has no end."), ("", "“in.csv” has no lines."),
    ])
  func refusals(csv: String, words: String) async throws {
    let database = try await TestDatabase(Self.sql)
    let error = await #expect(throws: (any Error).self) {
      try await load(csv, into: "people", database)
    }
    let told = error.map { "\(DatabaseProblem($0))" }?
      .replacing(database.folder.path + "/", with: "")
    #expect(told == words)
    #expect(try database.rows("SELECT count(*) FROM people") == ["1"])
    // A table can be changed after what was given up.
    #expect(try await load("name\nBob\n", into: "people", database).count == 1)
  }

  @Test("makes a table, whose columns have the types of all values")
  func newTable() async throws {
    let database = try await TestDatabase(Self.sql)
    let csv = "id\tzip\tprice\tsome words\t\tid\n1\t007\t1.5\ta\t\t-3\n2\t10\t2\t3\t\t4\n"
    let outcome = try await load(csv, into: "new one", database, ending: "tsv")
    #expect(outcome.count == 2 && outcome.isNew)
    let table = try await database.table("new one")
    #expect(
      table.sql == "CREATE TABLE \"new one\"(id INTEGER, zip TEXT, price REAL, "
        + "\"some words\" TEXT, \"column 5\" TEXT, \"id:2\" INTEGER)")
    let rows = try await database.file.run("SELECT * FROM \"new one\"").rows
    #expect(
      rows.map { $0.map(\.value.literal).joined(separator: "|") } == [
        "1|'007'|1.5|'a'|NULL|-3", "2|'10'|2.0|'3'|NULL|4",
      ])
  }

  @Test("comes back as it was written")
  func roundTrip() async throws {
    let database = try await TestDatabase(
      """
      CREATE TABLE t(a TEXT, b REAL, c INT);
      INSERT INTO t VALUES('x "y", z', 0.1, NULL), ('', -1e300, 5), (NULL, NULL, NULL),
        (' lines' || char(13, 10), 2, -9);
      CREATE TABLE u(a TEXT, b REAL, c INT);
      """)
    let path = database.folder.path + "/t.csv"
    let query = TableQuery(try await database.table("t"))
    _ = try await database.file.export(.table(query), as: .csv, to: path)
    let schema = try await database.file.schema()
    _ = try await database.file.load(CSVImport(path, into: "U"), schema: schema)
    #expect(try database.rows("SELECT * FROM u") == database.rows("SELECT * FROM t"))
  }
}

@Suite("A folder in the place of a file of CSV") struct ImportedFolderTests {
  @Test("is told")
  func folder() async throws {
    let database = try await TestDatabase("CREATE TABLE people(name)")
    let source = CSVImport(database.folder.path, into: "people")
    let schema = try await database.file.schema()
    let error = await #expect(throws: DatabaseProblem.self) {
      _ = try await database.file.load(source, schema: schema)
    }
    #expect(error.map { "\($0)".hasSuffix("is a folder.") } == true)
  }
}
