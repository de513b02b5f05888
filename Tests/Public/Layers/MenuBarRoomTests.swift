import Recurse
import RecurseTesting
import Testing

@MainActor @Suite("A menu bar in a low window") struct MenuBarRoomTests {
  private struct Page: Component {
    var initialState: Int { 0 }
    func render(state: Int) -> Node {
      VStack(alignment: .stretch) {
        MenuBar { Menu("File") { Button("New") { $0 += 1 } } }
        List(0..<9, id: \.self) { Text("row \($0)") }.border(.single, title: "L")
        for line in 1...6 { Text("line \(line)") }
      }
    }
  }

  @Test("keeps its line, however little room there is beside a list")
  func line() {
    for rows in 1...12 {
      let screen = TestScreen(Page(), columns: 30, rows: rows)
      #expect(screen.shows("File"), "\(rows) rows\n\(screen.text)")
    }
  }
}
