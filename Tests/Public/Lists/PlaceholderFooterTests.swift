import Recurse
import RecurseTesting
import Testing

@MainActor @Suite("A list without rows") struct PlaceholderFooterTests {
  private struct Row: Identifiable {
    let id: Int
  }

  private struct Page: Component {
    let hasSections: Bool
    let hasPlaceholder: Bool
    var initialState: [Row] { [] }
    func render(state: [Row]) -> Node {
      if hasSections {
        List {
          Section("rows", \.self) { row in Text("\(row.id)") }
        } footer: {
          Text("1 could not be read")
        } placeholder: {
          if hasPlaceholder { Text("Nothing here") }
        }
      } else {
        List(\.self) { row in
          Text("\(row.id)")
        } footer: {
          Text("1 could not be read")
        } placeholder: {
          if hasPlaceholder { Text("Nothing here") }
        }
      }
    }
  }

  @Test("shows its placeholder in place of its footer", arguments: [false, true])
  func placeholder(_ hasSections: Bool) {
    let page = Page(hasSections: hasSections, hasPlaceholder: true)
    let screen = TestScreen(page, columns: 24, rows: 4)
    #expect(screen.text == " Nothing here")
    screen.change { $0 = [Row(id: 7)] }
    #expect(screen.text == (hasSections ? " rows\n" : "") + "▌7\n 1 could not be read")
    screen.change { $0 = [] }
    #expect(screen.text == " Nothing here")
  }

  @Test("shows its footer, if it has no placeholder", arguments: [false, true])
  func footer(_ hasSections: Bool) {
    let page = Page(hasSections: hasSections, hasPlaceholder: false)
    let screen = TestScreen(page, columns: 24, rows: 4)
    #expect(screen.text == (hasSections ? " rows\n" : "") + " 1 could not be read")
  }
}
