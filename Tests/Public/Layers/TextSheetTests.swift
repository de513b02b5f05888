import Recurse
import RecurseTesting
import Testing

private struct Page: Component {
  struct State { var isShown = true }
  let initialState = State()
  var scrolls = false

  private var lines: String { (1...40).map { "line \($0)" }.joined(separator: "\n") }

  func render(state: State) -> Node {
    Button("Open") { $0.isShown = true }
      .sheet(isPresented: \.isShown) {
        if scrolls { ScrollView(fitsContent: true) { Text(lines) } } else { Text(lines) }
      }
  }
}

@MainActor @Suite("A sheet without controls") struct TextSheetTests {
  @Test("scrolls by each key that scrolls", arguments: [false, true], [5, 24])
  func keys(scrolls: Bool, rows: Int) {
    let screen = TestScreen(Page(scrolls: scrolls), columns: 20, rows: rows)
    #expect(screen.shows("line 1\n") || screen.text.contains("line 1 "))
    screen.press(.down, .down)
    #expect(!screen.text.contains("line 1 ") && screen.shows("line 3"))
    screen.press(.end)
    #expect(screen.shows("line 40"))
    screen.press(.pageUp)
    #expect(!screen.shows("line 40"))
    screen.press(.home)
    #expect(screen.text.contains("line 1 "))
    screen.press(.pageDown, .pageDown)
    #expect(!screen.text.contains("line 1 "))
    screen.press(.escape)
    #expect(!screen.state.isShown)
  }
}
