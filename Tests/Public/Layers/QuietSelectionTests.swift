import Recurse
import RecurseTesting
import Testing

private struct Two: Component {
  struct State {
    var first: Int? = 1
    var second: Int? = 0
    var isAsking = false
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    HStack {
      List(0..<3, id: \.self, selection: \.first) { Text("a\($0)") }.frame(width: 5)
      List(0..<3, id: \.self, selection: \.second) { Text("b\($0)") }.frame(width: 5)
    }
    .onKey(.character("?")) { $0.isAsking = true }
    .sheet(isPresented: \.isAsking) { Text("?") }
  }
}

@MainActor @Suite("A selected row without backgrounds") struct QuietSelectionTests {
  @Test(
    "is reversed with the focus, and has a bar without", arguments: [ColorLevel.none, .ansi16])
  func focus(level: ColorLevel) {
    let screen = TestScreen(Two(), columns: 20, rows: 9, colors: level)
    func isReversed(_ row: Int, _ column: Int) -> Bool {
      screen.style(row: row, column: column).attributes.contains(.reverse)
    }
    #expect(screen.text == " a0   ▌b0\n a1    b1\n a2    b2")
    #expect(isReversed(1, 1) && !isReversed(0, 7))
    screen.press(.tab)
    #expect(screen.text == " a0    b0\n▌a1    b1\n a2    b2")
    #expect(!isReversed(1, 1) && isReversed(0, 7))
  }

  @Test("keeps a mark behind a sheet", arguments: ColorLevel.allCases)
  func behind(level: ColorLevel) {
    let screen = TestScreen(
      Two(), columns: 20, rows: 9, colorScheme: level >= .palette256 ? .dark : nil, colors: level)
    screen.type("?")
    #expect(screen.text.hasPrefix(" a0   ▌b0\n▌a1    b1\n a2    b2"))
    #expect(!screen.style(row: 1, column: 1).attributes.contains(.reverse))
    screen.press(.escape)
    #expect(screen.style(row: 1, column: 1).attributes.contains(.reverse) == (level < .palette256))
  }
}
