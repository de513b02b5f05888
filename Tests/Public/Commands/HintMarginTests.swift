import Recurse
import RecurseTesting
import Testing

private struct Page: Component {
  var initialState: Int { 0 }

  func render(state: Int) -> Node {
    VStack(alignment: .stretch) {
      Button("Go") { $0 += 1 }
      KeyHints()
    }
    .commands {
      for (place, title) in ["Answer", "Forward", "Archive", "Complete"].enumerated() {
        Command("\(title) it", key: .init(.function(place + 5))) { $0 = place }
      }
    }
  }
}

@MainActor @Suite("The free columns at the ends of the line of hints") struct HintMarginTests {
  @Test("are there at any width from 60 columns on")
  func margins() {
    for columns in 60...130 {
      let screen = TestScreen(Page(), columns: columns, rows: 2, colorScheme: .dark)
      let line = screen.text.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
      #expect(line.hasPrefix(" ") && !line.hasPrefix("  "), "\(columns) columns")
      #expect(line.count == columns - 1, "\(columns) columns")
    }
  }
}
