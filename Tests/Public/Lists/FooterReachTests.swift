import Recurse
import RecurseTesting
import Testing

@MainActor @Suite("The footer of a list that is longer than the window") struct FooterReachTests {
  private struct Page: Component {
    let hasSection: Bool
    struct Row: Identifiable { let id: Int }
    struct State { var rows = (0..<20).map { Row(id: $0) } }
    var initialState: State { State() }
    func render(state: State) -> Node {
      if hasSection {
        List {
          Section(\.rows) {
            Text("row \($0.id)")
          } header: {
            Text("rows")
          } footer: {
            Text("end of section")
          }
        } footer: {
          Text("the footer")
        }
      } else {
        List(\.rows) { Text("row \($0.id)") } footer: { Text("the footer") }
      }
    }
  }

  @Test("is seen once the cursor is on the last row", arguments: [false, true])
  func reached(_ hasSection: Bool) {
    for keys in [[Key.end], Array(repeating: .down, count: 19), [.end, .up, .down]] {
      let screen = TestScreen(Page(hasSection: hasSection), columns: 20, rows: 6)
      #expect(!screen.shows("the footer"))
      screen.press(keys)
      #expect(screen.shows("▌row 19") && screen.shows("the footer"), "\(screen.text)")
      screen.press(.up, .up, .up)
      #expect(screen.shows("▌row 16"))
    }
  }
}
