import Recurse
import RecurseTesting
import Testing

private struct Page: Component {
  struct State: Equatable { var rows = 9 }
  var initialState: State { State() }

  func render(state: State) -> Node {
    List(0..<state.rows, id: \.self) { row in
      HStack {
        Text("row \(row)").lineLimit(1)
        Spacer()
        Text("12 kB").lineLimit(1)
      }
    }
  }
}

@MainActor @Suite("The column before the scrollbar of a list") struct ScrollbarGapTests {
  private func line(_ columns: Int, rows: Int = 9) -> String {
    let screen = TestScreen(Page(), columns: columns, rows: 3)
    screen.change { $0.rows = rows }
    return screen.line(0)
  }

  @Test("is free in a list with room for it")
  func gap() {
    #expect(line(40).hasSuffix("12 kB ▐"))
    #expect(line(80).hasSuffix("12 kB ▐"))
  }

  @Test("is for the rows in a narrow list")
  func narrow() { #expect(line(39).hasSuffix(" 12 kB▐")) }

  @Test("is for the rows without a scrollbar")
  func noBar() { #expect(line(40, rows: 3).hasSuffix(" 12 kB")) }
}
