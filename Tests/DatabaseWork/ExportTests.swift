import Foundation
import TestSupport
import Testing

@testable import DatabaseWork

@Suite("Rows that are written to a file") struct ExportTests {
  @Test("are written as CSV, JSON and SQL, to a file that was not there")
  func exporting() async throws {
    let database = try await TestDatabase(
      """
      CREATE TABLE t(id INTEGER PRIMARY KEY, "a,b" TEXT, c);
      INSERT INTO t VALUES(1, 'x "y"', NULL), (2, '', 1.5),
        (3, 'two' || char(10) || 'lines', x'0aff');
      """)
    let table = try await database.table("t")
    let source = ExportSource.table(
      TableQuery(
        table, sort: .init(column: "id", isAscending: false),
        filter: try Filter("id < 4", in: table)))
    func text(_ format: ExportFormat) async throws -> String {
      let path = database.folder.path + "/out." + format.ending
      #expect(try await database.file.export(source, as: format, to: path) == 3)
      await #expect(throws: DatabaseProblem.self) {
        _ = try await database.file.export(source, as: format, to: path)
      }
      return try String(contentsOfFile: path, encoding: .utf8)
    }
    #expect(
      try await text(.csv)
        == "id,\"a,b\",c\r\n3,\"two\nlines\",0aff\r\n2,\"\",1.5\r\n1,\"x \"\"y\"\"\",\r\n")
    #expect(
      try await text(.json) == """
        [
        {"id":3,"a,b":"two\\nlines","c":"0aff"},
        {"id":2,"a,b":"","c":1.5},
        {"id":1,"a,b":"x \\"y\\"","c":null}
        ]

        """)
    #expect(
      try await text(.sql) == """
        INSERT INTO t(id, "a,b", c) VALUES(3, 'two
        lines', x'0aff');
        INSERT INTO t(id, "a,b", c) VALUES(2, '', 1.5);
        INSERT INTO t(id, "a,b", c) VALUES(1, 'x "y"', NULL);

        """)
  }

  /// A database with what is hard to make again.
  private static let sql = """
    CREATE TABLE a(id INTEGER PRIMARY KEY AUTOINCREMENT, "b c" TEXT NOT NULL, twice AS (id * 2));
    CREATE TABLE "select"(a INT REFERENCES a(id), v ANY, PRIMARY KEY(a, v)) STRICT, WITHOUT ROWID;
    CREATE INDEX i ON a("b c" DESC);
    CREATE VIEW later AS SELECT * FROM sooner;
    CREATE VIEW sooner AS SELECT id FROM a;
    CREATE TRIGGER t AFTER INSERT ON a BEGIN INSERT INTO "select" VALUES(NEW.id, 'by t'); END;
    CREATE VIRTUAL TABLE f USING fts5(words);
    INSERT INTO a VALUES(1, 'it''s'), (7, 'two' || char(10) || 'lines'),
      (9, CAST(x'61ff00' AS TEXT));
    INSERT INTO "select" VALUES(1, x'00ff'), (7, 1e999), (9, 0.1), (9, -9223372036854775808);
    INSERT INTO f VALUES('full text');
    ANALYZE;
    PRAGMA user_version = 12;
    """

  @Test("of all tables make the same database again", arguments: [ExportFormat.sql, .sqlite])
  func wholeDatabase(format: ExportFormat) async throws {
    let database = try await TestDatabase(Self.sql)
    let path = database.folder.path + "/again." + format.ending
    let count = try await database.file.export(.database, as: format, to: path)
    #expect((count == nil) == (format == .sqlite))
    var copy = path
    if format == .sql {
      copy = database.folder.path + "/made.sqlite"
      try Data().write(to: URL(filePath: copy))
      let made = try await DatabaseFile.open(copy)
      let sql = try String(contentsOfFile: path, encoding: .utf8)
      #expect(try await made.run(sql).problem == nil)
    }
    let other = try await DatabaseFile.open(copy)
    for sql in [
      "SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY type, name",
      "SELECT * FROM a", "SELECT * FROM \"select\"", "SELECT * FROM later",
      "SELECT * FROM f WHERE f MATCH 'full'", "SELECT * FROM sqlite_sequence",
      "SELECT * FROM sqlite_stat1 ORDER BY idx", "PRAGMA user_version", "PRAGMA integrity_check",
    ] {
      let (old, new) = (try await database.file.run(sql), try await other.run(sql))
      #expect(old.problem == nil && new.problem == nil, "\(sql)")
      #expect(!old.rows.isEmpty && old.rows == new.rows, "\(sql)")
    }
  }

  @Test("are no file if it is there, or if a transaction is open that a copy would not have")
  func refusals() async throws {
    let database = try await TestDatabase(Self.sql)
    let path = database.folder.path + "/copy.sqlite"
    try Data("kept".utf8).write(to: URL(filePath: path))
    await #expect(throws: DatabaseProblem.self) {
      _ = try await database.file.export(.database, as: .sqlite, to: path)
    }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "kept")
    _ = try await database.file.run("BEGIN; DELETE FROM f")
    await #expect(throws: DatabaseProblem.refused("The copy would be without the transaction.")) {
      _ = try await database.file.export(.database, as: .sqlite, to: path + "2")
    }
    #expect(!FileManager.default.fileExists(atPath: path + "2"))
  }
}
