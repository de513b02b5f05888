import Recurse
import RecurseTesting
import Testing

private struct Asking: Component {
  struct State { var isAsking = true }
  var initialState: State { State() }

  func render(state: State) -> Node {
    Text(String(repeating: "behind ", count: 60))
      .sheet(isPresented: \.isAsking) { Text("Which one?") }
  }
}

@MainActor @Suite("Beside the border of a sheet") struct SheetEdgeTests {
  @Test("is a column of the background, which is no second frame", arguments: [ColorScheme.dark, .light])
  func edge(scheme: ColorScheme) throws {
    let screen = TestScreen(Asking(), columns: 40, rows: 9, colorScheme: scheme)
    let lines = screen.text.split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(lines.firstIndex { $0.contains("│ Which one? │") })
    let cells = Array(lines[row])
    let left = try #require(cells.firstIndex(of: "│"))
    let right = try #require(cells.lastIndex(of: "│"))
    #expect(cells[left - 1] == " " && cells[right + 1] == " ")
    func ground(_ column: Int) -> Color? { screen.style(row: row, column: column).background }
    #expect(ground(left - 1) == ground(0) && ground(right + 1) == ground(0))
    #expect(ground(left) == ground(left + 1) && ground(left) != ground(0))
  }
}
