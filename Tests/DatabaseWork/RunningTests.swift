import Foundation
import GRDB
import TestSupport
import Testing

@testable import DatabaseWork

@Suite("SQL that a person wrote") struct RunningTests {
  private static let sql = """
    CREATE TABLE people(id INTEGER PRIMARY KEY, name TEXT, "order" INT);
    CREATE INDEX people_name ON people(name);
    CREATE TABLE pets(owner INTEGER REFERENCES people(id), name TEXT);
    INSERT INTO people VALUES(1, 'Ada', 1), (2, 'Bob', NULL);
    """

  @Test("runs up to the first statement that fails, and tells the database's words")
  func failing() async throws {
    let database = try await TestDatabase(Self.sql)
    let result = try await database.file.run(
      "INSERT INTO people VALUES(3, 'Eve', 2); SELECT name AS a, id AS a FROM people; SELECT x;")
    #expect(result.problem == .database("no such column: x"))
    #expect(result.changes == 1 && result.isChange)
    #expect(result.sets.map(\.columns) == [["a", "a:2"]] && result.rows.count == 3)
    #expect(try database.rows("SELECT count(*) FROM people") == ["3"])
  }

  @Test(
    "is told with the place at which the database found an error",
    arguments: [
      ("SELECT name FROM people; SELECT é, nobody FROM people", 32, 2),
      ("SELECT nobody", 7, 1), ("SELECT 1 1", 9, 1), ("INSERT INTO people VALUES(1, 2, 3)", nil, 1),
    ] as [(String, Int?, Int)])
  func place(sql: String, offset: Int?, number: Int) async throws {
    let database = try await TestDatabase(Self.sql)
    let result = try await database.file.run(sql)
    #expect(result.problem != nil)
    #expect(result.failedOffset == offset && result.failedNumber == number)
  }

  @Test(
    "is cut after the first statement",
    arguments: [
      ("SELECT 1", "SELECT 1"), (" \nSELECT 1 ; SELECT 2;", "SELECT 1 "),
      ("SELECT ';' FRM x; SELECT 2", "SELECT ';' FRM x"), ("SELECT 'open; SELECT 2", nil),
      ("SELECT 1 -- ;\n, 2; SELECT 3", "SELECT 1 -- ;\n, 2"), (";; SELECT 1;", "SELECT 1"),
      (
        "CREATE TRIGGER a AFTER DELETE ON b BEGIN SELECT 1; SELECT 2; END; SELECT 3",
        "CREATE TRIGGER a AFTER DELETE ON b BEGIN SELECT 1; SELECT 2; END"
      ),
    ] as [(String, String?)])
  func first(sql: String, statement: String?) {
    #expect(SQLWords.firstStatement(of: sql) == statement ?? sql)
  }

  @Test("has the rows of each statement, those of the last ones if there are many")
  func sets() async throws {
    let database = try await TestDatabase(Self.sql)
    let result = try await database.file.run(
      "SELECT id FROM people; DELETE FROM pets; SELECT name FROM people WHERE id > 9; VALUES(7)")
    #expect(result.statements == 4)
    #expect(result.sets.map { $0.rows.map { $0.map(\.words) } } == [[["1"], ["2"]], [], [["7"]]])
    #expect(result.sets.map(\.columns) == [["id"], ["name"], ["column1"]])
    let many = try await database.file.run(String(repeating: "SELECT 1;", count: 150))
    #expect(many.statements == 150 && many.sets.count == DatabaseFile.mostSets)
  }

  @Test("keeps a transaction open until it is ended")
  func transactions() async throws {
    let database = try await TestDatabase(Self.sql)
    var result = try await database.file.run("BEGIN; DELETE FROM people;")
    #expect(result.isInTransaction && result.changes == 2)
    result = try await database.file.run("ROLLBACK")
    #expect(!result.isInTransaction && result.problem == nil)
    #expect(try database.rows("SELECT count(*) FROM people") == ["2"])
  }

  @Test("is in a transaction whose changes are read, counted and exported")
  func openTransaction() async throws {
    let database = try await TestDatabase(Self.sql)
    let file = database.file
    let result = try await file.run("BEGIN; DELETE FROM people WHERE id = 2; CREATE TABLE new(a);")
    #expect(file.isInTransaction && !result.isRolledBack)
    #expect(try await file.schema().table("new") != nil)
    let query = TableQuery(try await database.table("people"))
    let rows = try await file.page(of: query, at: .start(skipping: 0), count: 9)
    #expect(TestDatabase.words(rows) == ["1|Ada|1"])
    #expect(try await file.count(of: query).count == 1)
    let path = database.folder.path + "/out.csv"
    #expect(try await file.export(.table(query), as: .csv, to: path) == 1)
    #expect(try await file.run("ROLLBACK").isRolledBack)
    #expect(!file.isInTransaction)
    #expect(try await file.count(of: query).count == 2)
    #expect(try await !file.run("BEGIN; DELETE FROM people; COMMIT").isRolledBack)
  }

  @Test("is interrupted")
  func interrupting() async throws {
    let database = try await TestDatabase(Self.sql)
    let file = database.file
    let (begins, begin) = AsyncStream<Void>.makeStream()
    try await file.write { database in
      // Interrupting is of use only once the statement runs.
      database.add(
        function: DatabaseFunction("begin_here", argumentCount: 0) { _ in
          begin.yield()
          return 1
        })
    }
    async let result = file.run(
      """
      WITH RECURSIVE s(i) AS (SELECT begin_here() UNION ALL SELECT i + 1 FROM s)
      SELECT max(i) FROM s
      """)
    for await _ in begins {
      file.interrupt()
      break
    }
    #expect(try await result.problem == .cancelled)
  }

  @Test("keeps as many rows as fit")
  func many() async throws {
    let database = try await TestDatabase(Self.sql)
    let result = try await database.file.run(
      """
      WITH RECURSIVE s(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM s WHERE i < 20000)
      SELECT i FROM s
      """)
    #expect(result.rows.count == DatabaseFile.mostRows && result.sets[0].isCut)
  }

  @Test("has a plan, as a tree")
  func plans() async throws {
    let database = try await TestDatabase(Self.sql)
    let plan = try await database.file.plan(
      of: "SELECT * FROM pets WHERE owner IN (SELECT id FROM people WHERE name = 'Ada')"
    ).steps
    #expect(plan.contains { $0.isScan && $0.words.contains("pets") })
    let below = try #require(plan.first { $0.children != nil }?.children)
    #expect(below.contains { $0.words.contains("people_name") && !$0.isScan })
    guard case .failed(let failure) = try await database.file.plan(of: "SELECT\n x") else {
      Issue.record("There is no column x.")
      return
    }
    #expect(failure.failedOffset == 8 && failure.problem == .database("no such column: x"))
  }

  @Test(
    "is completed from the schema",
    arguments: [
      ("SELECT * FROM pe|", ["people", "pets"]),
      ("SELECT p.na| FROM pets AS p", ["name"]),
      ("SELECT people.| ", ["id", "name", "\"order\""]),
      ("sel|", ["select"]), ("SEL|", ["SELECT"]),
      ("SELECT 'pe|", []), ("-- pe|", []), ("SELECT |", []), ("people|", []),
    ])
  func completion(text: String, choices: [String]) async throws {
    let database = try await TestDatabase(Self.sql)
    let parts = text.split(separator: "|", omittingEmptySubsequences: false)
    let bytes = Array(parts.joined().utf8)
    let schema = try await database.file.schema()
    let completion = Completion(bytes, at: parts[0].utf8.count, in: schema)
    #expect((completion?.choices ?? []).prefix(max(1, choices.count)) == choices[...])
  }
}
