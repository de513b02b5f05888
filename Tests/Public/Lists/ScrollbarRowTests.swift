import Recurse
import RecurseTesting
import Testing

private struct Page: Component {
  struct Row: Identifiable { var id: Int, text: String }
  var initialState: [Row] { [Row(id: 0, text: "a\nb"), Row(id: 1, text: "1\n2\n3\n4")] }

  func render(state: [Row]) -> Node {
    List(\.self) { row in
      VStack(alignment: .stretch) { VStack(alignment: .stretch) { Text(row.text) } }
    }
  }
}

@MainActor @Suite("A row that got narrower by a scrollbar") struct ScrollbarRowTests {
  @Test("is as high as it would be at once, when the scrollbar goes")
  func height() {
    let screen = TestScreen(Page(), columns: 8, rows: 4)
    // Six columns break this in two, as high as the text before; seven do not.
    screen.change { $0 = [.init(id: 0, text: "1234567"), .init(id: 1, text: "below")] }
    #expect(screen.text == "▌1234567\n below")
  }
}
