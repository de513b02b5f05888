import Testing

@testable import DatabaseWork

@Suite("Values") struct ValueTests {
  @Test("are shown without anything that a terminal obeys")
  func words() {
    #expect(SQLCell(.text("a\u{1B}[31m\n")).words == "a␛[31m␊")
    #expect(SQLCell(.blob([0x1B, 0x00])).words == "x'1b00'")
    #expect(
      SQLCell(.blob(Array(repeating: 0xAB, count: 256)), byteCount: 70_000).words
        == "70,000 bytes x'abababababababababababababababab…'")
    #expect(SQLCell(.null).words == "NULL")
    #expect(SQLCell(.real(.infinity)).words == "Inf" && SQLCell(.real(1)).words == "1.0")
    #expect(SQLCell(.text("a\u{202E}b")).words == "a\u{FFFD}b")
  }

  @Test("are edited in a line only if that shows all of them")
  func editable() {
    #expect(SQLCell(.text("a b")).editable == "a b")
    #expect(SQLCell(.text("a\nb")).editable == nil)
    #expect(SQLCell(.bytes([0xFF])).editable == nil)
    #expect(SQLCell(.text("a"), byteCount: 9).editable == nil)
    #expect(SQLCell(.blob([1, 2])).editable == "0102")
    #expect(SQLCell(.null).editable == "")
  }

  @Test("are read from a text as the type that was there")
  func typed() throws {
    #expect(try TypedText.value("12", inPlaceOf: .integer(1), column: nil) == .integer(12))
    #expect(try TypedText.value("1e3", inPlaceOf: .real(1), column: nil) == .real(1000))
    #expect(try TypedText.value("nan", inPlaceOf: .real(1), column: nil) == .text("nan"))
    #expect(try TypedText.value("12", inPlaceOf: .text(""), column: nil) == .text("12"))
    #expect(try TypedText.value("00 ff", inPlaceOf: .blob([]), column: nil) == .blob([0, 255]))
    #expect(try TypedText.value("''", inPlaceOf: .null, column: nil) == .text(""))
    #expect(try TypedText.value("''", inPlaceOf: .text("a"), column: nil) == .text("''"))
    #expect(throws: DatabaseProblem.self) {
      try TypedText.value("0", inPlaceOf: .blob([]), column: nil)
    }
  }

  @Test("have literals and names that SQLite reads as the same")
  func literals() async throws {
    let database = try await TestDatabase("CREATE TABLE \"a\"\"b\"(\"select\", \"x y\");")
    let values: [SQLValue] = [
      .null, .integer(.min), .integer(.max), .real(0.1), .real(-.infinity), .real(1e-300),
      .text(""), .text("it's"), .bytes([0x61, 0, 0x62]), .bytes([0xFF]), .blob([]), .blob([0, 39]),
    ]
    for value in values {
      let result = try await database.file.run("SELECT \(value.literal)")
      #expect(result.rows == [[SQLCell(value)]], "\(value.literal)")
    }
    #expect(try await database.file.schema().tables.map(\.name) == ["a\"b"])
    #expect(SQLName.written("a_1") == "a_1" && SQLName.written("order") == "\"order\"")
    #expect(SQLName.written("x y") == "\"x y\"" && SQLName.quoted("a\"b") == "\"a\"\"b\"")
    #expect(SQLName.distinct(["a", "b", "a", "a:2"]) == ["a", "b", "a:2", "a:2:2"])
  }
}
