import Recurse
import RecurseTesting
import Testing

@MainActor @Suite("Rows of 1,000,000,000 lines beside empty ones") struct EndlessRowTests {
  private struct Row: Identifiable { let id: Int }

  private struct Page: Component {
    var initialState: [Row] { (0..<20).map { Row(id: $0) } }
    func render(state: [Row]) -> Node {
      List(\.self) { row in
        if row.id % 3 == 0 { Text("tall \(row.id)").frame(height: 1_000_000_000) }
        if row.id % 3 == 1 { Text("row \(row.id)") }
      }
    }
  }

  @Test("are read from either end")
  func walk() {
    for rows in [1, 3, 8, 24] {
      let screen = TestScreen(Page(), columns: 20, rows: rows)
      screen.press(.end)
      #expect(screen.shows("▌row 19"), "\(rows)\n\(screen.text)")
      // Its last lines, which have no text, are read from there.
      screen.press(.up)
      #expect(screen.shows("▌") && !screen.shows("row 19"), "\(rows)\n\(screen.text)")
      screen.press(.up, .pageUp)
      #expect(screen.shows("▌") && !screen.shows("row"), "\(rows)\n\(screen.text)")
      screen.press(.home)
      #expect(screen.shows("▌tall 0"), "\(rows)\n\(screen.text)")
      screen.press(.down)
      #expect(screen.shows("▌") && !screen.shows("tall 0"), "\(rows)\n\(screen.text)")
      screen.press(.pageDown, .end, .pageUp, .end)
      #expect(screen.shows("▌row 19"), "\(rows)\n\(screen.text)")
    }
  }
}
