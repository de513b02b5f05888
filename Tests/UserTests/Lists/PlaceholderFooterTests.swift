import Recurse
import RecurseTesting
import Testing

@MainActor @Suite("A list without rows") struct PlaceholderFooterTests {
  private struct Row: Identifiable {
    let id: Int
  }

  private struct Page: Component {
    let hasSections: Bool
    var initialState: [Row] { [] }
    func render(state: [Row]) -> Node {
      if hasSections {
        List {
          Section("rows", \.self) { row in Text("\(row.id)") }
        } footer: {
          Text("1 could not be read")
        } placeholder: {
          Text("Nothing here")
        }
      } else {
        List(\.self) { row in
          Text("\(row.id)")
        } footer: {
          Text("1 could not be read")
        } placeholder: {
          Text("Nothing here")
        }
      }
    }
  }

  @Test("shows its placeholder, and what its footer says below that", arguments: [false, true])
  func both(_ hasSections: Bool) {
    let screen = TestScreen(Page(hasSections: hasSections), columns: 24, rows: 4)
    #expect(screen.text == " Nothing here\n 1 could not be read")
    screen.change { $0 = [Row(id: 7)] }
    #expect(screen.text == (hasSections ? " rows\n" : "") + "▌7\n 1 could not be read")
    screen.change { $0 = [] }
    #expect(screen.text == " Nothing here\n 1 could not be read")
  }
}
