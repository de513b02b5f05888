import GRDB
import TestSupport
import Testing

@testable import DatabaseWork

@Suite("Changes of rows") struct ChangeTests {
  private static let sql = """
    CREATE TABLE people(id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, age INT CHECK(age > 0));
    CREATE TABLE pets(owner INTEGER REFERENCES people(id) ON DELETE CASCADE ON UPDATE CASCADE,
      name TEXT, photo BLOB, half AS (length(name)));
    CREATE TABLE log(what TEXT);
    CREATE TRIGGER renamed AFTER UPDATE OF name ON people BEGIN
      INSERT INTO log VALUES(OLD.name || ' is ' || NEW.name);
    END;
    INSERT INTO people VALUES(1, 'Ada', 36), (2, 'Bob', 41);
    INSERT INTO pets VALUES(1, 'Rex', x'00ff27'), (1, CAST(x'61ff0027' AS TEXT), NULL),
      (2, 'Tom', 1.5);
    """

  private func update(
    _ table: DatabaseTable, _ id: Int64, _ column: String, from old: SQLValue, to new: SQLValue
  ) -> RowChange {
    .update(table, key: [.integer(id)], column: column, from: SQLCell(old), to: new)
  }

  @Test("are undone and done again, to the byte, with all that triggers and keys did")
  func reverting() async throws {
    let database = try await TestDatabase(Self.sql)
    let (people, pets) = (try await database.table("people"), try await database.table("pets"))
    let changes: [(change: RowChange, others: Int)] = [
      (update(people, 1, "name", from: .text("Ada"), to: .text("Eve")), 1),
      (update(people, 1, "id", from: .integer(1), to: .integer(9)), 2),
      (update(pets, 1, "photo", from: .blob([0, 0xFF, 0x27]), to: .null), 0),
      (update(pets, 3, "photo", from: .real(1.5), to: .real(1e300)), 0),
      (.insert(people, ["name": .text("Zoë"), "age": .integer(3)]), 0),
      (.insert(pets, [:]), 0),
      (.delete(pets, keys: [[.integer(2)]]), 0),
      (.delete(people, keys: [[.integer(9)]]), 1),
    ]
    var states = [try await database.contents()]
    var undos: [RowUndo] = []
    for (change, others) in changes {
      let outcome = try await database.perform(change)
      #expect(outcome.others == others, "\(change.title)")
      undos.append(try #require(outcome.undo))
      states.append(try await database.contents())
      #expect(states[states.count - 1] != states[states.count - 2])
    }
    var redos: [RowUndo] = []
    for (place, undo) in undos.enumerated().reversed() {
      redos.append(try #require(try await database.perform(.revert(undo)).undo))
      #expect(try await database.contents() == states[place], "\(undo.title)")
    }
    for (place, redo) in redos.reversed().enumerated() {
      _ = try await database.perform(.revert(redo))
      #expect(try await database.contents() == states[place + 1], "\(redo.title)")
    }
    #expect(try database.rows("PRAGMA integrity_check") == ["\"ok\""])
    #expect(try database.rows("PRAGMA foreign_key_check") == [])
  }

  @Test("are refused by constraints in the database's words, and then nothing has changed")
  func constraints() async throws {
    let database = try await TestDatabase(Self.sql)
    let (people, pets) = (try await database.table("people"), try await database.table("pets"))
    let before = try await database.contents()
    let refused: [(RowChange, String)] = [
      (update(people, 1, "name", from: .text("Ada"), to: .text("Bob")),
        "UNIQUE constraint failed: people.name"),
      (update(people, 1, "name", from: .text("Ada"), to: .null),
        "NOT NULL constraint failed: people.name"),
      (update(people, 1, "age", from: .integer(36), to: .integer(-1)),
        "CHECK constraint failed: age > 0"),
      (.insert(people, [:]), "NOT NULL constraint failed: people.name"),
      (.insert(pets, ["owner": .integer(77)]), "FOREIGN KEY constraint failed"),
      (update(people, 1, "id", from: .integer(1), to: .text("x")), "datatype mismatch"),
    ]
    for (change, words) in refused {
      await #expect(throws: DatabaseProblem.database(words)) {
        do { _ = try await database.perform(change) } catch { throw DatabaseProblem(error) }
      }
    }
    #expect(try await database.contents() == before)
  }

  @Test("of a row that another program has changed do nothing")
  func changedMeanwhile() async throws {
    let database = try await TestDatabase(Self.sql)
    let people = try await database.table("people")
    let undo = try #require(
      try await database.perform(update(people, 1, "age", from: .integer(36), to: .integer(37)))
        .undo)
    try await database.other.write { try $0.execute(sql: "UPDATE people SET age = 50") }
    let before = try await database.contents()
    for change in [update(people, 1, "age", from: .integer(37), to: .integer(1)), .revert(undo)] {
      await #expect(throws: DatabaseProblem.changedMeanwhile) {
        _ = try await database.perform(change)
      }
    }
    #expect(try await database.contents() == before)
  }

  @Test("wait for a lock, and tell of one that stays")
  func locks() async throws {
    let database = try await TestDatabase(Self.sql)
    let people = try await database.table("people")
    let change = update(people, 1, "age", from: .integer(36), to: .integer(37))
    try await database.other.writeWithoutTransaction { try $0.execute(sql: "PRAGMA journal_mode") }
    await #expect(throws: DatabaseProblem.locked) {
      try await database.holdingLock {
        do { _ = try await database.perform(change) } catch { throw DatabaseProblem(error) }
      }
    }
    _ = try await database.perform(change)
    #expect(try database.rows("SELECT age FROM people WHERE id = 1") == ["37"])
  }

  @Test("of a conflict clause do not delete other rows")
  func replacing() async throws {
    let database = try await TestDatabase(
      """
      CREATE TABLE t(id INTEGER PRIMARY KEY, name TEXT UNIQUE ON CONFLICT REPLACE);
      INSERT INTO t VALUES(1, 'a'), (2, 'b');
      """)
    let table = try await database.table("t")
    await #expect(throws: DatabaseProblem.database("UNIQUE constraint failed: t.name")) {
      do {
        _ = try await database.perform(update(table, 1, "name", from: .text("a"), to: .text("b")))
      } catch { throw DatabaseProblem(error) }
    }
    #expect(try database.rows("SELECT * FROM t").count == 2)
  }
}

extension TestDatabase {
  /// Does something while another connection has the database for itself.
  func holdingLock(_ body: () async throws -> Void) async throws {
    var configuration = Configuration()
    configuration.allowsUnsafeTransactions = true
    let queue = try DatabaseQueue(path: path, configuration: configuration)
    try await queue.writeWithoutTransaction { try $0.execute(sql: "BEGIN EXCLUSIVE") }
    do {
      try await body()
    } catch {
      try await queue.writeWithoutTransaction { try $0.execute(sql: "ROLLBACK") }
      throw error
    }
    try await queue.writeWithoutTransaction { try $0.execute(sql: "ROLLBACK") }
  }
}
