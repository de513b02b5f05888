import Recurse
import RecurseTesting
import Testing

@testable import RecursePrompts

@MainActor @Suite("A question that is answered by a choice") struct ChoosePromptTests {
  private static let colors = ["red", "green", "blue"]

  private func screen(
    _ titles: [String] = Self.colors, first: Int = 0, columns: Int = 20, rows: Int = 12
  ) -> TestScreen<ChoosePrompt> {
    TestScreen(
      ChoosePrompt(question: "Color", titles: titles, first: first), columns: columns, rows: rows)
  }

  private func chosen(_ screen: TestScreen<ChoosePrompt>) -> String? {
    screen.state.chosen.map { screen.state.choices[$0].title }
  }

  @Test("shows all, with the first one chosen, and leaves a line")
  func answer() throws {
    let screen = screen()
    #expect(screen.text == "? Color\n▌red\n green\n blue")
    screen.press(.enter)
    #expect(screen.printed == ["? Color red"] && screen.text.isEmpty)
    #expect(try screen.state.result?.get() == 0)
  }

  @Test("moves from end to end and no further")
  func moving() {
    let screen = screen(first: 1)
    let steps: [(Key, String)] = [
      (.up, "red"), (.up, "red"), (.down, "green"), (.down, "blue"), (.down, "blue"),
      (.pageUp, "red"), (.pageDown, "blue"),
    ]
    for (key, title) in steps {
      screen.press(key)
      #expect(chosen(screen) == title)
    }
  }

  @Test("finds by what is typed, the best first, and keeps its rows")
  func finding() throws {
    let screen = screen()
    screen.type("e")
    #expect(screen.state.found.count == 3 && screen.size.rows == 4)
    screen.type("n")
    #expect(screen.text == "? Color en\n▌green" && screen.size.rows == 4)
    screen.press(.enter)
    #expect(try screen.state.result?.get() == 1)
  }

  @Test("answers nothing while nothing is found")
  func nothing() {
    let screen = screen()
    screen.type("x")
    #expect(screen.shows("No match") && screen.state.chosen == nil)
    screen.press(.enter, .up, .down)
    #expect(screen.state.result == nil)
    screen.press(.backspace)
    #expect(chosen(screen) == "red")
  }

  @Test("shows ten of ten thousand, around the one that is chosen", arguments: [2, 3, 5, 12])
  func many(rows: Int) {
    let screen = screen((0..<10_000).map { "n\($0)" }, first: 500, rows: rows)
    #expect(screen.size.rows == min(rows, 11))
    #expect(screen.shows("n500"))
    screen.press(.pageDown)
    #expect(screen.shows("n510") && screen.state.chosen == 510)
    screen.type("9999")
    #expect(screen.shows("n9999") && screen.state.found.count == 1)
  }

  @Test("shows what is chosen beside the question in one row")
  func low() {
    let screen = screen(columns: 30, rows: 1)
    #expect(screen.text.hasPrefix("? Color") && screen.text.hasSuffix("red"))
    screen.press(.down)
    #expect(screen.text.hasSuffix("green"))
  }

  @Test("is harmless with control characters, and a title is one line")
  func controls() {
    let screen = screen(["\u{1b}[2Ja", "b\nc"])
    #expect(screen.size.rows == 3)
    #expect(screen.shows("␛[2Ja") && !screen.text.contains("\u{1b}"))
  }

  @Test("is heard")
  func heard() {
    let screen = TestScreen(
      ChoosePrompt(question: "Color", titles: Self.colors, first: 0), columns: 20, rows: 12,
      screenReader: true)
    #expect(
      screen.takeSpoken() == ["Color, text field, empty. list. red, row 1 of 3, selected"])
    screen.press(.down)
    #expect(screen.takeSpoken() == ["green, row 2 of 3, selected"])
    screen.typeAtOnce("bx")
    #expect(screen.takeSpoken() == ["bx. No match"])
    screen.press(.backspace)
    #expect(screen.takeSpoken() == ["x deleted. blue, row 1 of 1, selected"])
    screen.press(.enter)
    #expect(screen.takeSpoken() == [])
  }
}
