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

  /// A part of the library with commands of its own, inside an app with one.
  private struct Parts: Component {
    enum Part: Sendable { case tabs, split }
    struct State {
      var tab = 0
      var showsDetail = true
    }
    var part: Part
    var initialState: State { State() }

    func render(state: State) -> Node {
      VStack(alignment: .stretch) {
        switch part {
        case .tabs:
          TabView(selection: \.tab) {
            Tab("One", value: 0) { Text("x").focusable() }
            Tab("Two", value: 1) { Text("y") }
          }
        case .split:
          NavigationSplitView(showsDetail: \.showsDetail) {
            Text("x").focusable()
          } detail: {
            Text("y").focusable()
          }
          .frame(width: 30)
        }
        KeyHints()
      }
      .commands { Command("Save", key: "s") { _ in } }
    }
  }

  @Test(
    "has the commands of the app before those of the library inside, which are worth less",
    arguments: [Parts.Part.tabs, .split])
  private func library(part: Parts.Part) throws {
    let screen = TestScreen(Parts(part: part), columns: 80, rows: 8)
    let hints = try #require(screen.text.split(separator: "\n").last { $0.contains("Save") })
    let rest = try #require(hints.split(separator: "s Save").last)
    #expect(rest.contains(part == .split ? "Esc Back" : "Next tab"))
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
