import Recurse
import RecurseTesting
import Testing

private struct Page: Component {
  let commands: Int
  var selected = false

  struct State: Equatable {
    var volume = 3
    var names = ["Ada"]
    var marked: Set<String> = []
    var ran = 0
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    VStack(alignment: .stretch) {
      List(\.names, id: \.self, selection: \.marked) { name in
        Text(name).onSelect { $0.ran += 1 }.onEdit(name) { $0.names = [$1] }
          .onDelete { $0.names = [] }
      }
      KeyHints()
    }
    .commands {
      for index in 1...commands {
        Command("Act \(index)", key: KeySequence(stringLiteral: "\(index)")) { $0.ran = index }
      }
    }
  }
}

@MainActor @Suite("The number of hints in the line of hints") struct KeyHintCountTests {
  private func hints(_ commands: Int, columns: Int = 120) -> String {
    let screen = TestScreen(Page(commands: commands), columns: columns, rows: 3)
    let line = screen.text.split(separator: "\n").last ?? ""
    let end = line.firstRange(of: "F1 ")?.lowerBound ?? line.endIndex
    return line[..<end].split(separator: "  ", omittingEmptySubsequences: true)
      .map { $0.drop { $0 == " " } }.filter { !$0.isEmpty }.joined(separator: " | ")
  }

  @Test("is five at most, besides those of every app, where more would fill half of the line")
  func few() {
    #expect(
      hints(1) == "Enter Choose | Space Select | F2 Edit | Del Delete | 1 Act 1")
  }

  @Test("leaves out the keys that press first, then the third of a control, then the last")
  func order() {
    #expect(hints(3) == "F2 Edit | Del Delete | 1 Act 1 | 2 Act 2 | 3 Act 3")
    #expect(hints(9) == "F2 Edit | Del Delete | 1 Act 1 | 2 Act 2 | 3 Act 3")
  }

  @Test("is as large in a wide line as leaves half of it free")
  func wide() {
    // The keys that press come last.
    #expect(
      hints(3, columns: 300)
        == "Enter Choose | Space Select | F2 Edit | Del Delete | 1 Act 1 | 2 Act 2 | 3 Act 3")
    // Those of every app take 24 columns, and each other one its own and a gap of two.
    for columns in stride(from: 100, through: 300, by: 10) {
      let shown = hints(9, columns: columns).split(separator: " | ")
      let width = shown.reduce(24) { $0 + $1.count + 2 }
      #expect(shown.count == 5 || width <= columns / 2, "\(columns) columns")
      #expect(shown.count == 13 || width + 14 > columns / 2, "\(columns) columns")
    }
  }

  @Test("leaves all keys at work, and on the page of all commands")
  func rest() {
    let screen = TestScreen(Page(commands: 9), columns: 60, rows: 30)
    screen.press(.character("9"))
    #expect(screen.state.ran == 9)
    screen.press(.function(1))
    for title in ["Choose", "Select", "Edit", "Delete", "Act 1", "Act 9", "Quit"] {
      #expect(screen.hasText(title), "\(title)")
    }
  }
}
