import Testing

@testable import DatabaseWork

@Suite("A filter") struct FilterTests {
  private static let sql = """
    CREATE TABLE people(id INTEGER PRIMARY KEY, name TEXT, "first name" TEXT, age INT, note);
    INSERT INTO people VALUES
      (1, 'Ada', 'A', 36, NULL), (2, 'Kate and Bob', 'K', 41, '100%'),
      (3, 'bob', NULL, NULL, 'a_b'),
      (4, 'Eve', 'E', 36, 12), (5, 'O''Neil', 'O', 7, x'41');
    """

  @Test(
    "means what its words say",
    arguments: [
      ("age = 36", [1, 4]), ("age>36", [2]), ("age >= 36 and name ~ a", [1, 2]),
      ("age is null", [3]), ("age is not null and age < 10", [5]), ("AGE != 36", [2, 3, 5]),
      ("name = 'O''Neil'", [5]), ("\"first name\" = K", [2]), ("[first name] is null", [3]),
      ("name like %e", [4]), ("name glob b*", [3]), ("name !~ b", [1, 4, 5]),
      ("note ~ %", [2]), ("note ~ _", [3]), ("bob", [2, 3]), ("  ada ", [1]), ("100%", [2]),
      ("where age = 7 or name like 'K%'", [2, 5]), ("WHERE length(note) = 3 -- ", [3]),
      ("where id in (select max(id) from people)", [5]),
      ("name", []), ("I like it", []), ("'ate and b'", [2]), ("'name = Ada'", []),
      ("name ~ 'ate and b' and age > 1", [2]),
    ])
  func terms(text: String, ids: [Int64]) async throws {
    let database = try await TestDatabase(Self.sql)
    let table = try await database.table("people")
    let query = TableQuery(table, filter: try Filter(text, in: table))
    let rows = try await database.file.page(of: query, at: .start(skipping: 0), count: 9)
    #expect(rows.map(\.key) == ids.map { [.integer($0)] }, "\(text)")
    #expect(try await database.file.count(of: query).count == ids.count)
  }

  @Test(
    "that looks like a comparison and is none is refused",
    arguments: [
      (
        "citty = 3",
        "No column is “citty”. There are: id, name, first name, age, note. "
          + "A text to look for can be in quotes: '…'"
      ),
      ("age = 36 and nobody ~ x", "No column is “nobody”."),
      ("\"no one\" < 3", "No column is “no one”."),
      ("name =", "A value is missing after “=”."), ("age >=  ", "A value is missing after “>=”."),
      ("age = 36 and", "A condition is missing after “and”."),
      ("name ~ Kate and Bob", "“Bob” is no condition. A value with “and” is in quotes: '…'"),
      ("name = 'Ada' or age = 7", "“or age = 7” cannot follow a condition. “where …”"),
    ])
  func refused(text: String, words: String) async throws {
    let database = try await TestDatabase(Self.sql)
    let table = try await database.table("people")
    let error = #expect(throws: DatabaseProblem.self) { try Filter(text, in: table) }
    #expect(error?.description.hasPrefix(words) == true, "\(error?.description ?? "")")
  }

  @Test("in SQL fails in the database's words")
  func wrongSQL() async throws {
    let database = try await TestDatabase(Self.sql)
    let table = try await database.table("people")
    for (text, words) in [
      ("where nobody = 1", "no such column: nobody"), ("where 1); drop table people; --", nil),
    ] as [(String, String?)] {
      let query = TableQuery(table, filter: try Filter(text, in: table))
      let error = await #expect(throws: (any Error).self) {
        try await database.file.page(of: query, at: .start(skipping: 0), count: 9)
      }
      if let words { #expect(error.map { "\(DatabaseProblem($0))" } == words) }
    }
    #expect(try database.rows("SELECT count(*) FROM people") == ["5"])
  }

  @Test("is none for blanks, and looks in more columns than an expression is deep")
  func many() async throws {
    let columns = (0..<1500).map { "c\($0)" }.joined(separator: ", ")
    let database = try await TestDatabase(
      "CREATE TABLE wide(\(columns)); INSERT INTO wide(c1499) VALUES('needle');")
    let table = try await database.table("wide")
    #expect(try Filter("  ", in: table) == nil)
    #expect(try Filter("where ", in: table) == nil)
    let query = TableQuery(table, filter: try Filter("needle", in: table))
    #expect(try await database.file.count(of: query).count == 1)
  }
}
