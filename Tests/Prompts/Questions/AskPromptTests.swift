import Recurse
import RecurseTesting
import Testing

@testable import RecursePrompts

@MainActor @Suite("A question whose answer is typed") struct AskPromptTests {
  private func screen(
    _ question: String = "Name?", default standard: String? = nil, columns: Int = 40,
    rows: Int = 12
  ) -> TestScreen<AskPrompt<PlainFormat>> {
    TestScreen(
      AskPrompt(question: question, format: PlainFormat(), standard: standard), columns: columns,
      rows: rows)
  }

  @Test("is one row, and leaves a line with the answer")
  func answer() throws {
    let screen = screen(default: "app")
    #expect(screen.size.rows == 1)
    #expect(screen.text == "? Name? app")
    screen.type("lib")
    #expect(screen.text == "? Name? lib" && screen.printed.isEmpty)
    screen.press(.enter)
    #expect(screen.printed == ["? Name? lib"] && screen.text.isEmpty)
    guard case .typed("lib") = try screen.state.result?.get() else {
      Issue.record("\(String(describing: screen.state.result))")
      return
    }
  }

  @Test("leaves plain cells after its text, which a narrower terminal does not break in two")
  func plainCells() {
    let screen = screen(default: "app")
    #expect(screen.style(row: 0, column: 39) == CellStyle())
    screen.type("lib")
    #expect(screen.style(row: 0, column: 12) == CellStyle())
    #expect(screen.style(row: 0, column: 39) == CellStyle())
  }

  @Test("takes its default for an empty field, or else the empty text")
  func empty() throws {
    let withDefault = screen(default: "app")
    withDefault.press(.enter)
    #expect(withDefault.printed == ["? Name? app"])
    let without = screen()
    without.press(.enter)
    #expect(without.printed == ["? Name?"])
    guard case .typed("") = try without.state.result?.get() else {
      Issue.record("\(String(describing: without.state.result))")
      return
    }
  }

  @Test("is cancelled by Escape and by the command that quits", arguments: ["escape", "ctrl+q"])
  func cancelling(key: Key) {
    let screen = screen()
    screen.type("half")
    screen.press(key)
    #expect(screen.printed == ["✗ Name?"])
    #expect(throws: PromptError.cancelled) { try screen.state.result?.get() }
  }

  @Test("tells below the field what is wrong, and loses nothing")
  func mistakes() {
    let screen = TestScreen(
      AskPrompt(question: "Port?", format: .number(in: 1...65535), standard: nil), columns: 40,
      rows: 12)
    screen.press(.enter)
    #expect(screen.text == "? Port?\n        ✗ Not a number")
    screen.type("99999")
    screen.press(.enter)
    #expect(screen.text == "? Port? 99999\n        ✗ 1 to 65535")
    #expect(screen.state.result == nil)
    screen.press(.backspace, .enter)
    #expect(screen.printed == ["? Port? 9999"])
  }

  @Test("tells all that is wrong, in as many rows as that takes")
  func longMistake() {
    let screen = TestScreen(
      AskPrompt(question: "Name?", format: Refusal(), standard: nil), columns: 40, rows: 12)
    screen.type("9")
    screen.press(.enter)
    #expect(
      screen.text == """
        ? Name? 9
                ✗ Begin with a letter, and write
                  no more than twenty characters
        """)
    screen.press(.backspace)
    screen.type("a")
    #expect(screen.size.rows == 1 && screen.text == "? Name? a")
  }

  @Test("tells it whole in a narrow window: in two rows, or in the whole line")
  func narrowMistake() {
    func text(columns: Int) -> String {
      let screen = TestScreen(
        AskPrompt(question: "Port?", format: .number(in: 1...65535), standard: nil),
        columns: columns, rows: 5)
      screen.press(.enter)
      return screen.text
    }
    #expect(text(columns: 20) == "? Port?\n        ✗ Not a\n          number")
    #expect(text(columns: 14) == "? Port?\n\n✗ Not a number")
  }

  @Test("steps a number from its default on")
  func steps() {
    let screen = TestScreen(
      AskPrompt(question: "Port?", format: .number(in: 1...65535), standard: "8080"), columns: 40,
      rows: 12)
    screen.type("8")
    screen.press(.up, .enter)
    #expect(screen.printed == ["? Port? 9"])
  }

  @Test("has the field below a long question, and beside it in one row")
  func narrow() {
    let long = "What is the name of it?"
    let tall = screen(long, default: "app", columns: 20, rows: 5)
    #expect(tall.text == "? What is the name\nof it?\napp")
    let low = screen(long, default: "app", columns: 20, rows: 1)
    #expect(low.text == "? What… app")
    low.type("x")
    #expect(low.text == "? What… x")
  }

  @Test("is harmless with control characters")
  func controls() {
    let screen = screen("A\u{1b}[2JB\u{7}", default: "\u{1b}c", columns: 30)
    #expect(screen.text == "? A␛[2JB␇ ␛c")
    screen.press(.enter)
    #expect(screen.printed == ["? A␛[2JB␇ ␛c"])
  }

  @Test("is heard")
  func heard() {
    let screen = TestScreen(
      AskPrompt(question: "Name?", format: PlainFormat(), standard: nil), columns: 40, rows: 12,
      screenReader: true)
    #expect(screen.takeSpoken() == ["Name?, text field, empty"])
    screen.typeAtOnce("lib")
    #expect(screen.takeSpoken() == ["lib"])
  }

  @Test("is heard with its default")
  func heardDefault() {
    let screen = TestScreen(
      AskPrompt(question: "Name?", format: PlainFormat(), standard: "app"), columns: 40, rows: 12,
      screenReader: true)
    #expect(screen.takeSpoken() == ["Name?, text field, empty, app"])
    screen.press(.function(7))
    #expect(screen.takeSpoken() == ["Name?, text field, empty, app"])
  }
}

/// A format that takes no text but “a”.
private struct Refusal: FieldFormat {
  func text(of value: String) -> String { value }

  func value(of text: String) throws(FieldError) -> String {
    guard text == "a" else {
      throw FieldError("Begin with a letter, and write no more than twenty characters")
    }
    return text
  }
}
