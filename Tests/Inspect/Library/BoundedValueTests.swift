import RecurseCore
import Testing

@Suite("The lines of a large value") struct BoundedValueTests {
  private func lines(_ value: Any, _ most: ValueLines.Most) -> [String] {
    ValueLines(value, most: most).lines.map { "\($0.path) = \($0.text)" }
  }

  @Test("count the parts that are left out")
  func parts() {
    #expect(
      lines(Array(1...9), .init(parts: 2)) == ["[0] = 1", "[1] = 2", "[…] = 7 more"])
    #expect(lines([1, 2], .init(parts: 2)) == ["[0] = 1", "[1] = 2"])
    #expect(lines(["a": 1], .init(parts: 2)) == ["[a] = 1"])
    #expect(lines(["a": 1, "b": 2, "c": 3], .init(parts: 1)).last == "[…] = 2 more")
  }

  @Test("are so many at most, however parts are nested")
  func nested() {
    let deep = Array(
      repeating: Array(repeating: Array(repeating: 0, count: 40), count: 40), count: 40)
    #expect(lines(deep, .init(parts: 30, lines: 100)).count == 100)
  }

  @Test("cut long texts")
  func texts() {
    #expect(lines("abcdef", .init(characters: 3)) == [" = \"abc\""])
    #expect(lines("abc", .init(characters: 3)) == [" = \"abc\""])
  }

  @Test("have a duration in one piece")
  func duration() {
    #expect(lines(Duration.milliseconds(500), .init()) == [" = 0.5 seconds"])
  }

  @Test("know which of them are texts, for secrets")
  func strings() {
    struct Value {
      var name = "a\"b"
      var count = 3
      var part: Substring? = "xy"
    }
    #expect(ValueLines(Value()).lines.map(\.string) == ["a\"b", nil, "xy"])
  }
}
