import Recurse
import RecurseTesting
import Testing

@MainActor @Suite("The line of hints, where it is too narrow") struct KeyHintOrderTests {
  private struct Page: Component {
    func render(state: Void) -> Node {
      VStack(alignment: .stretch) {
        Text("x").focusable()
        Spacer()
        KeyHints()
      }
      .commands {
        Command("Open a file", key: "o") { _ in }
        Command("Branches", key: "2") { _ in }
        Command("Log", key: "3") { _ in }
      }
    }
  }

  private func hints(_ columns: Int) -> String {
    let lines = TestScreen(Page(), columns: columns, rows: 2).text.split(separator: "\n")
    return (lines.count > 1 ? lines[1] : "").split(separator: "  ", omittingEmptySubsequences: true)
      .map { $0.trimmed }.joined(separator: " | ")
  }

  @Test("leaves out the last first, however short it is, and the way out at the very end")
  func order() {
    let ending = "F1 Commands | Ctrl+Q Quit"
    let first = "o Open a file"
    let (branches, log) = ("2 Branches", "3 Log")
    let inOrder = [
      [first, branches, log, ending], [first, branches, ending], [first, ending], [ending],
      ["Ctrl+Q Quit"], [],
    ].map { $0.joined(separator: " | ") }
    var seen: [String] = []
    for columns in (1...60).reversed() {
      let line = hints(columns)
      if seen.last != line { seen.append(line) }
    }
    #expect(seen == inOrder)
  }
}

extension Substring {
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
