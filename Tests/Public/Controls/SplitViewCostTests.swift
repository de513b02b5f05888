import Recurse
import RecurseTesting
import Testing

@MainActor @Suite("What panes cost") struct SplitViewCostTests {
  private struct Line: Component, Equatable {
    let name: String
    func render(state: Void) -> Node { Button(name) { _ in } }
  }
  private struct Page: Component {
    var initialState: SplitSizes { SplitSizes() }
    func render(state: SplitSizes) -> Node {
      HSplitView(\.self) {
        Pane("a") { for line in 0..<50 { Line(name: "a \(line)") } }
        Pane("b") { for line in 0..<50 { Line(name: "b \(line)") } }
      }
    }
  }

  @Test("Moving a divider renders the owner and the split, and none of the panes")
  func moving() {
    let screen = TestScreen(Page(), columns: 81, rows: 60)
    screen.press(.tab)
    // The first press says which divider is in use.
    screen.click(column: 40, row: 1)
    _ = screen.takeRecord()
    screen.drag(from: CellPoint(column: 40, row: 1), to: CellPoint(column: 41, row: 1))
    let record = screen.takeRecord()
    #expect(record.update.renders == 2 && record.update.made == 0)
  }
}
