import Recurse
import RecurseTesting
import Testing

@MainActor @Suite("A disclosure group in a scroll view") struct DisclosureScrollTests {
  private struct Page: Component {
    struct State { var isOpen = false, lines = 2 }
    var initialState: State { State() }
    func render(state: State) -> Node {
      ScrollView {
        for line in 0..<3 { Text("before \(line)") }
        DisclosureGroup("More", isExpanded: \.isOpen) {
          for line in 0..<state.lines { Text("line \(line)") }
        }
        DisclosureGroup("Own") { Text("inside") }
        for line in 0..<3 { Text("after \(line)") }
      }
    }
  }

  private func screen(lines: Int = 2) -> TestScreen<Page> {
    let screen = TestScreen(Page(), columns: 16, rows: 4)
    screen.change { $0.lines = lines }
    return screen
  }

  @Test("scrolls to what opens below the edge", arguments: [Key.enter, .space, .right])
  func opening(key: Key) {
    let screen = screen()
    #expect(screen.text.hasPrefix("before 0"))
    screen.press(key)
    let lines = screen.text.split(separator: "\n").map { $0.prefix(10) }
    #expect(lines == ["before 2  ", "▾ More    ", "  line 0  ", "  line 1  "])
  }

  @Test("keeps the title in sight where there is no room for all of it")
  func large() {
    let screen = screen(lines: 9)
    screen.press(.enter)
    let lines = screen.text.split(separator: "\n").map { $0.prefix(10) }
    #expect(lines == ["▾ More    ", "  line 0  ", "  line 1  ", "  line 2  "])
  }

  @Test("scrolls for a click, and for one that holds its state itself")
  func click() throws {
    let screen = screen()
    screen.click(column: 3, row: 3)
    #expect(screen.state.isOpen && screen.text.hasPrefix("before 2"))
    screen.click(column: 3, row: 1)
    try screen.focus(on: screen.element(.disclosure, "Own"))
    screen.press(.right)
    #expect(screen.shows("inside"))
  }

  @Test("stays where it is when the state opens it, or when it closes")
  func quiet() {
    let screen = screen()
    screen.change { $0.isOpen = true }
    #expect(screen.text.hasPrefix("before 0"))
    screen.press(.enter)
    #expect(screen.text.hasPrefix("before 0"))
  }
}
