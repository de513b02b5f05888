import Recurse
import RecurseWidgets
import Testing
import WidgetFixture

@testable import RecurseTerminal
@testable import RecurseTesting

@MainActor
@Suite("Colours that change with every frame")
struct MovingColourTests {
  @Test("leave the text around them unchanged, and the table of styles small")
  func glow() {
    let screen = TestScreen(Glow(), columns: 10, rows: 2)
    let grid = screen.stage.tree.grid
    grid.maximumStyles = 8
    for _ in 0..<100 {
      screen.press(.character("g"))
      #expect(grid.styles.count <= 13)
    }
    screen.press(.character("b"))
    #expect(
      screen.styledText == """
        100
        still here
        -----
        aaabbbbbbb
        cccccccccc
        -----
        a: #640000 on blue
        b: brightWhite on blue
        c: bold green on blue
        """)
  }
}

private struct Glow: App {
  struct State {
    var red: UInt8 = 0
    var isBlue = false
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    VStack(alignment: .leading) {
      Text("\(state.red)").foreground(.rgb(state.red, 0, 0))
      Text("still here").bold().foreground(.green)
    }
    .background(state.isBlue ? .blue : nil)
    .onKey(.character("g")) { $0.red += 1 }
    .onKey(.character("b")) { $0.isBlue = true }
  }
}
