import Recurse
import RecurseTesting
import Testing

private struct Desk: Component {
  struct State: Equatable {
    var text = ""
    var count = 0
    var isDirty = false
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    VStack(alignment: .stretch) {
      Button("One") { _ in }.command("Add", key: "a") { $0.count += 1 }
      Button("Two") { _ in }.commands {
        Command("Top", key: "g t") { _ in }
        Command("Bottom", key: "g b") { _ in }
      }
      Spacer()
      KeyHints()
    }
    .command("Save", key: "ctrl+s", isEnabled: state.isDirty) { $0.isDirty = false }
    .command("Edit", key: "e") { $0.isDirty = true }
  }
}

@MainActor @Suite("The line of key hints") struct KeyHintsTests {
  private func screen(_ columns: Int = 60) -> TestScreen<Desk> {
    TestScreen(Desk(), columns: columns, rows: 4)
  }

  private func hints<Root: Component>(_ screen: TestScreen<Root>) -> String {
    String(screen.text.split(separator: "\n").last ?? "")
  }

  @Test("says what keys do where the focus is, and ends with help and the way out")
  func focus() {
    let screen = screen()
    #expect(hints(screen) == "a Add  e Edit                       F1 Commands  Ctrl+Q Quit")
    screen.type("e")
    #expect(hints(screen) == "a Add  Ctrl+S Save  e Edit          F1 Commands  Ctrl+Q Quit")
    _ = screen.takeRecord()
    screen.press(.tab)
    #expect(hints(screen) == "g t Top  g b Bottom  Ctrl+S Save    F1 Commands  Ctrl+Q Quit")
    #expect(screen.takeRecord().update.renders == 0)
  }

  @Test("leaves out whole commands, and help and the way out last")
  func narrow() {
    #expect(hints(screen(40)) == "a Add  e Edit   F1 Commands  Ctrl+Q Quit")
    #expect(hints(screen(34)) == "a Add     F1 Commands  Ctrl+Q Quit")
    #expect(hints(screen(25)) == " F1 Commands  Ctrl+Q Quit")
    #expect(hints(screen(20)) == "         Ctrl+Q Quit")
    #expect(screen(10).text.hasSuffix("[ Two ]"))
  }

  @Test("says what may follow in a chord that is open")
  func chord() {
    let screen = screen()
    screen.press(.tab)
    screen.type("g")
    #expect(hints(screen) == "g  t Top  b Bottom")
    screen.type("t")
    #expect(hints(screen).hasPrefix("g t Top"))
  }

  @Test("runs what is clicked")
  func click() {
    let screen = screen()
    screen.click(column: 3, row: 3)
    #expect(screen.state.count == 1)
    screen.click(column: 8, row: 3)
    #expect(screen.state.isDirty)
  }
}
