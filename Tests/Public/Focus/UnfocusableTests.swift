import Recurse
import RecurseCharts
import RecurseTesting
import Testing

private struct Page: Component {
  struct State {
    let samples = [1, 2, 3]
    let names = ["a", "b"]
    var name: String?
    var presses = 0
    var isFocusable = false
    var focus: Int?
  }
  let initialState = State()

  func render(state: State) -> Node {
    Chart(\.samples) { BarMark(x: \.self, y: \.self) }.frame(height: 4).focusable(false)
    List(\.names, id: \.self, selection: \.name) { Text($0) }.frame(height: 2).focusable(false)
    Button("Press") { $0.presses += 1 }
      .focused(\.focus, equals: 1).focusable(state.isFocusable)
    Button("Last") { _ in }
  }
}

@MainActor @Suite("Content that is not focusable") struct UnfocusableTests {
  private let screen = TestScreen(Page(), columns: 30, rows: 12)

  @Test("gets the focus neither at the start nor by Tab, the arrows, a click or the state")
  func never() throws {
    #expect(screen.focused?.label == "Last")
    for key in [Key.tab, .shiftTab, .up, .down] {
      screen.press(key)
      #expect(screen.focused?.label == "Last", "\(key)")
    }
    screen.change { $0.focus = 1 }
    #expect(screen.focused?.label == "Last")
    try screen.click("b")
    #expect(screen.focused?.label == "Last" && screen.state.name == "b")
    try screen.click("Press")
    #expect(screen.focused?.label == "Last" && screen.state.presses == 1)
  }

  @Test("gets it again as soon as it is focusable")
  func again() {
    screen.change { $0.isFocusable = true }
    screen.press(.shiftTab)
    #expect(screen.focused?.label == "Press")
  }
}
