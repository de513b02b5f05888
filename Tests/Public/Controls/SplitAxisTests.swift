import Recurse
import RecurseTesting
import Testing

/// Two panes beside or above each other, without a branch of a builder between the two forms.
private struct Turning: Component {
  var initialState: Bool { false }

  func render(state isTall: Bool) -> Node { split(isTall) }

  private func split(_ isTall: Bool) -> Node {
    if isTall {
      return VSplitView {
        Pane("list") { Text("list") }
        Pane("detail") { Text("detail") }
      }
    }
    return HSplitView {
      Pane("list") { Text("list") }
      Pane("detail") { Text("detail") }
    }
  }
}

@MainActor @Suite("A split that takes the other axis") struct SplitAxisTests {
  @Test("lays its panes out along it, and back")
  func turns() {
    let screen = TestScreen(Turning(), columns: 13, rows: 5)
    let beside = """
      list  │detail
            │
            │
            │
            │
      """
    #expect(screen.text == beside)
    screen.change { $0 = true }
    #expect(
      screen.text == """
        list

        ─────────────
        detail
        """)
    screen.change { $0 = false }
    #expect(screen.text == beside)
  }
}
