import Foundation
import GRDB
import TestSupport
import Testing

@testable import DatabaseWork

@Suite("A file that is opened") struct FileTests {
  @Test("is told apart: none, a folder, no database, an empty one")
  func kinds() async throws {
    let folder = try TemporaryFolder()
    await #expect(throws: DatabaseProblem.noFile("No such file or directory")) {
      _ = try await DatabaseFile.open(folder.path + "/none")
    }
    await #expect(throws: DatabaseProblem.noFile("It is no regular file.")) {
      _ = try await DatabaseFile.open(folder.path)
    }
    let text = folder.path + "/text"
    try Data(String(repeating: "This is a text. ", count: 100).utf8).write(
      to: URL(filePath: text))
    await #expect(throws: DatabaseProblem.noDatabase("file is not a database")) {
      _ = try await DatabaseFile.open(text)
    }
    let empty = folder.path + "/empty"
    try Data().write(to: URL(filePath: empty))
    #expect(try await DatabaseFile.open(empty).schema() == Schema())
  }

  @Test("and whose log has no place is told apart from others")
  func logWithoutFolder() async throws {
    let database = try await TestDatabase("PRAGMA journal_mode = wal; CREATE TABLE t(a);")
    let header = Array(try Data(contentsOf: URL(filePath: database.path)).prefix(20))
    let problem = DatabaseProblem.readOnly("attempt to write a readonly database")
    #expect(
      "\(problem.opening(header, isFolderWritable: false))"
        == "It has a write-ahead log, for which its folder must be writable.")
    #expect(problem.opening(header, isFolderWritable: true) == problem)
    let plain = try await TestDatabase("CREATE TABLE t(a);")
    let other = Array(try Data(contentsOf: URL(filePath: plain.path)).prefix(20))
    #expect(problem.opening(other, isFolderWritable: false) == problem)
  }

  @Test("is only read if that is wanted")
  func readOnly() async throws {
    let database = try await TestDatabase("CREATE TABLE t(a); INSERT INTO t VALUES(1);")
    let file = try await DatabaseFile.open(database.path, isReadOnly: true)
    let result = try await file.run("DELETE FROM t")
    #expect(result.problem == .readOnly("attempt to write a readonly database"))
    #expect(try database.rows("SELECT * FROM t") == ["1"])
  }

  @Test("has other facts after another program wrote to it")
  func growing() async throws {
    let database = try await TestDatabase("CREATE TABLE t(a); INSERT INTO t VALUES(1);")
    let first = try await database.file.facts()
    #expect(try await database.file.facts() == first)
    try await database.other.write { try $0.execute(sql: "INSERT INTO t VALUES(zeroblob(99999))") }
    let second = try await database.file.facts()
    #expect(second.version != first.version && second.size > first.size)
    #expect(second.schema == first.schema)
  }

  @Test("is told to be gone if it is deleted or replaced")
  func gone() async throws {
    let database = try await TestDatabase("CREATE TABLE t(a);")
    #expect(try await database.file.facts().isThere)
    try FileManager.default.removeItem(atPath: database.path)
    #expect(try await !database.file.facts().isThere)
    try Data().write(to: URL(filePath: database.path))
    #expect(try await !database.file.facts().isThere)
  }

  @Test("has tables, views, indexes and triggers, also those that are broken")
  func schema() async throws {
    let database = try await TestDatabase(
      """
      CREATE TABLE a(id INTEGER PRIMARY KEY, b TEXT NOT NULL DEFAULT 'x', c AS (b));
      CREATE UNIQUE INDEX i ON a(b DESC, id);
      CREATE VIEW broken AS SELECT * FROM gone;
      CREATE VIEW v AS SELECT b FROM a;
      CREATE TRIGGER t AFTER INSERT ON a BEGIN SELECT 1; END;
      CREATE VIRTUAL TABLE f USING fts5(words);
      """)
    let schema = try await database.file.schema()
    #expect(schema.table("a")?.columns.map(\.name) == ["id", "b", "c"])
    #expect(schema.table("a")?.rowIDColumn?.name == "id")
    #expect(schema.table("a")?.column("b")?.defaultValue == "'x'")
    #expect(schema.table("a")?.column("c")?.isGenerated == true)
    #expect(schema.table("broken")?.problem != nil && schema.table("v")?.problem == nil)
    #expect(schema.table("f")?.kind == .virtual && schema.table("f")?.whyFixed != nil)
    #expect(schema.indexes.map(\.columns) == [["b DESC", "id"]])
    #expect(schema.triggers.map(\.table) == ["a"])
  }
}
