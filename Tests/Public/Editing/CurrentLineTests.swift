import Recurse
import RecurseEditor
import RecurseTesting
import Testing

private struct Script: Component {
  struct State: Equatable {
    var text = "let a = 1\nlet b = 2\nlet c = 3"
    var other = ""
  }
  var lineNumbers = true
  var initialState: State { State() }

  func render(state: State) -> Node {
    VStack {
      TextEditor("Script", text: \.text, wraps: false, lineNumbers: lineNumbers)
      TextField("Other", text: \.other)
    }
    .theme(.standard)
  }
}

@MainActor @Suite("The line of the cursor in a text editor") struct CurrentLineTests {
  private func screen(lineNumbers: Bool = true) -> TestScreen<Script> {
    let screen = TestScreen(Script(lineNumbers: lineNumbers), columns: 24, rows: 6)
    screen.changeTerminalBackground(to: .rgb(0x000000))
    return screen
  }

  /// The rows that are raised as a whole.
  private func raised(_ screen: TestScreen<Script>) -> [Int] {
    let raised = Theme.standard.dark.raised
    return (0..<6).filter { row in
      [0, 3, 5, 12, 20].allSatisfy { screen.style(row: row, column: $0).background == raised }
    }
  }

  @Test("is raised beside line numbers, and its number is a text")
  func raised() throws {
    let screen = screen()
    // The cursor is at the end of the text.
    #expect(raised(screen) == [2])
    screen.press(.up)
    #expect(raised(screen) == [1])
    let numbers = (0..<3).map { screen.style(row: $0, column: 2).foreground }
    let dark = Theme.standard.dark
    #expect(numbers == [dark.secondaryText, dark.text, dark.secondaryText])
    // What is selected is drawn above it.
    screen.press(.left.with(.shift))
    let cursor = try #require(screen.cursor)
    #expect(screen.style(row: 1, column: cursor.column).background == dark.selection)
    screen.click(column: 14, row: 5)
    #expect(raised(screen) == [] && screen.style(row: 1, column: 2).foreground == numbers[0])
  }

  @Test("is as the others without numbers, as in a text of some words")
  func plain() {
    #expect(raised(screen(lineNumbers: false)) == [])
  }
}
