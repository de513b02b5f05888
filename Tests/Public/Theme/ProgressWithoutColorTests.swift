import Recurse
import RecurseTesting
import Testing

@MainActor @Suite("A progress bar without its colors") struct ProgressWithoutColorTests {
  private struct Page: Component {
    struct State { var isAsking = false }
    var initialState: State { State() }
    func render(state: State) -> Node {
      ProgressView(value: 0.3).frame(width: 10)
      ProgressView(value: 0.3).frame(width: 10).disabled()
      Button("Ask") { $0.isAsking = true }
        .sheet(isPresented: \.isAsking) { Text("?") }
    }
  }

  @Test("shows how far it is, disabled and behind a sheet", arguments: Theme.all)
  func weights(theme: Theme) {
    let screen = TestScreen(Page(), columns: 40, rows: 12, theme: theme, colorScheme: .dark)
    let bars = "━━━───────\n━━━───────"
    #expect(screen.text.hasPrefix(bars))
    screen.press(.enter)
    #expect(screen.sheet != nil && screen.text.hasPrefix(bars))
  }
}
