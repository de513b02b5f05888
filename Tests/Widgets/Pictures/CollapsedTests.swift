import Recurse
import RecurseTesting
import Testing
import WidgetFixture

@MainActor
@Suite("Collapsed content") struct CollapsedTests {
  private struct State {
    var isCollapsed = false
    var text = ""
    var pressed = 0
  }

  private func screen() -> TestScreen<Fixture<State>> {
    TestScreen(
      Fixture(State()) { state in
        VStack {
          Text("above")
          VStack {
            TextField("name", text: \.text)
            Button("Inside") { $0.pressed += 1 }.keyboardShortcut(.defaultAction)
          }
          .border().collapsed(state.isCollapsed)
          Button("Below") { $0.pressed += 100 }
        }
        .onKey(.function(1)) { $0.isCollapsed.toggle() }
      }, columns: 14, rows: 7)
  }

  @Test("is neither laid out nor painted, and is shown again as it was")
  func room() {
    let screen = screen()
    screen.type("Ann")
    let before = screen.text
    screen.press(.function(1))
    #expect(screen.text == "above\n[ Below ]")
    _ = screen.takeRecord()
    screen.press(.function(1))
    #expect(screen.text == before && before.contains("Ann"))
    let record = screen.takeRecord().update
    #expect(record.made == 0 && record.removed == 0)
  }

  @Test("loses the focus, is skipped by Tab, and is not pressed")
  func focus() {
    let screen = screen()
    #expect(screen.focused?.label == "name")
    screen.press(.function(1))
    #expect(screen.focused?.label == "Below")
    screen.press(.tab)
    #expect(screen.focused?.label == "Below")
    screen.press(.enter)
    #expect(screen.state.pressed == 100)
    screen.press(.function(1), .tab)
    #expect(screen.focused?.label == "name")
  }

  @Test("leaves its room to its siblings, and keeps its scroll offset")
  func scrolled() {
    let screen = TestScreen(
      Fixture(false) { isCollapsed in
        VStack {
          ScrollView { ForEach(0..<9, id: \.self) { Text("line \($0)") } }.collapsed(isCollapsed)
          Text("below")
        }
        .onKey(.function(1)) { $0.toggle() }
      }, columns: 8, rows: 4)
    screen.press(.down, .down)
    let before = screen.text
    #expect(before == "line 2 ▕\nline 3 ▐\nline 4 ▕\nbelow")
    screen.press(.function(1))
    #expect(screen.text == "below")
    screen.press(.function(1))
    #expect(screen.text == before)
  }

  @Test("leaves no row in a grid and no gap in a stack, also in the container of a modifier")
  func containers() {
    #expect(
      picture(6, 4) {
        Grid {
          GridRow {
            Text("a")
            Text("b")
          }
          GridRow {
            Text("long")
            Text("c")
          }.collapsed()
          GridRow {
            Text("d")
            Text("e")
          }
        }
      } == "a b\nd e")
    #expect(
      picture(9, 1) {
        HStack(spacing: 2) {
          Text("a")
          Text("b").collapsed().padding().background(.red)
          Text("c")
        }
      } == "a  c")
  }
}
