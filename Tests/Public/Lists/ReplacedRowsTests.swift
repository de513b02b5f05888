import Recurse
import RecurseTesting
import Testing

@MainActor @Suite("Where a transition replaces the rows") struct ReplacedRowsTests {
  private struct Page: Component {
    struct State: Equatable {
      var rows = ["a", "b", "c"]
      var selected: String? = "b"
    }
    var initialState: State { State() }
    func render(state: State) -> Node {
      List(\.rows, id: \.self, selection: \.selected) { Text($0) }
      Button("Same") { $0.rows = ["b", "x"] }
      Button("Other") { $0.rows = ["x", "y"] }
      Button("First") {
        $0.rows = ["x", "y"]
        $0.selected = $0.rows.first
      }
      Button("First unless kept") {
        $0.rows = ["x", "y"]
        if !$0.rows.contains($0.selected ?? "") { $0.selected = $0.rows.first }
      }
    }
  }

  @Test(
    "a selection that the rows hold stays, the transition's own counts, and else there is none",
    arguments: [("Same", "b"), ("Other", nil), ("First", "x"), ("First unless kept", "x")])
  func selection(_ button: String, _ selected: String?) throws {
    let screen = TestScreen(Page(), columns: 24, rows: 8)
    try screen.press(button)
    #expect(screen.state.selected == selected)
    #expect(screen.text.contains("▌") == (selected != nil))
  }
}
