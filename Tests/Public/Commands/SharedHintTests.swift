import Recurse
import RecurseTesting
import Testing

/// A form with a default button, whose title a command has too, and further commands.
private struct Sheet: Component {
  struct State: Equatable {
    var name = "Ada"
    var copies = 0
  }
  var title = "Copy"
  var initialState: State { State() }

  func render(state: State) -> Node {
    VStack(alignment: .stretch) {
      Form {
        TextField("Name", text: \.name)
        Button("Copy") { $0.copies += 1 }.keyboardShortcut(.defaultAction)
      }
      KeyHints()
    }
    .commands {
      Command(title, id: "copy", key: "f2") { $0.copies += 1 }
      for number in 3...7 {
        Command("Act \(number)", key: KeySequence(stringLiteral: "f\(number)")) { _ in }
      }
    }
  }
}

@MainActor @Suite("A hint of Enter and another key") struct SharedHintTests {
  private func hints(_ sheet: Sheet) -> String {
    let screen = TestScreen(sheet, columns: 100, rows: 8)
    let line = screen.text.split(separator: "\n").last ?? ""
    let end = line.firstRange(of: "F1 ")?.lowerBound ?? line.endIndex
    return line[..<end].split(separator: " ").joined(separator: " ")
  }

  @Test("stays where one of Enter alone gives way")
  func shared() {
    #expect(hints(Sheet()) == "Enter/F2 Copy F3 Act 3 F4 Act 4 F5 Act 5 F6 Act 6")
    #expect(
      hints(Sheet(title: "Print")) == "F2 Print F3 Act 3 F4 Act 4 F5 Act 5 F6 Act 6")
  }
}
