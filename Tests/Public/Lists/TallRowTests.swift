import Recurse
import RecurseTesting
import Testing

/// Rows of several lines, in a list of four lines.
private struct Pages: Component {
  struct State {
    var heights = [1, 10, 6, 1]
    var selected: Int?
  }

  var isSelecting = false
  var initialState: State { State() }

  func render(state: State) -> Node {
    if isSelecting {
      List(state.heights.indices.map { $0 }, id: \.self, selection: \.selected) { page($0, state) }
    } else {
      List(state.heights.indices.map { $0 }, id: \.self) { page($0, state) }
    }
  }

  private func page(_ index: Int, _ state: State) -> Node {
    VStack {
      for line in 0..<state.heights[index] { Text("\(index).\(line)") }
    }
  }
}

@MainActor @Suite("A row that is larger than its list") struct TallRowTests {
  private func screen(_ heights: [Int]? = nil, isSelecting: Bool = false) -> TestScreen<Pages> {
    let screen = TestScreen(Pages(isSelecting: isSelecting), columns: 12, rows: 4)
    if let heights { screen.change { $0.heights = heights } }
    return screen
  }

  /// The texts in view.
  private func shown(_ screen: TestScreen<Pages>) -> [String] {
    screen.picture.split(separator: "\n").map { line in
      String(line.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." })
    }
  }

  @Test("is read to its end by ↓ before the cursor leaves it", arguments: [false, true])
  func down(isSelecting: Bool) {
    let screen = screen(isSelecting: isSelecting)
    screen.press(.home, .down)
    #expect(shown(screen) == ["1.0", "1.1", "1.2", "1.3"])
    for line in 1...6 {
      screen.press(.down)
      #expect(shown(screen).first == "1.\(line)")
    }
    screen.press(.down)
    #expect(shown(screen) == ["2.0", "2.1", "2.2", "2.3"])
    screen.press(.down, .down, .down)
    #expect(shown(screen) == ["2.3", "2.4", "2.5", "3.0"])
    screen.press(.down)
    #expect(shown(screen) == ["2.3", "2.4", "2.5", "3.0"])
    if isSelecting { #expect(screen.state.selected == 3) }
  }

  @Test("is read to its start by ↑, from its last lines")
  func up() {
    let screen = screen()
    screen.press(.end, .up)
    #expect(shown(screen) == ["2.2", "2.3", "2.4", "2.5"])
    screen.press(.up, .up)
    #expect(shown(screen).first == "2.0")
    screen.press(.up)
    #expect(shown(screen) == ["1.6", "1.7", "1.8", "1.9"])
    for _ in 0..<7 { screen.press(.up) }
    #expect(shown(screen) == ["0.0", "1.0", "1.1", "1.2"])
  }

  @Test("is read by pages")
  func pages() {
    let screen = screen()
    screen.press(.home, .down, .pageDown)
    #expect(shown(screen).first == "1.3")
    screen.press(.pageDown)
    #expect(shown(screen).last == "1.9")
    screen.press(.pageUp)
    #expect(shown(screen).first == "1.3")
    screen.press(.pageUp)
    #expect(shown(screen).first == "1.0")
  }

  @Test("is shown from its first line by Home, and to its last one by End")
  func ends() {
    let screen = screen([9, 9])
    screen.press(.home, .down, .down, .home)
    #expect(shown(screen) == ["0.0", "0.1", "0.2", "0.3"])
    screen.press(.end)
    #expect(shown(screen) == ["1.5", "1.6", "1.7", "1.8"])
    screen.press(.down)
    #expect(shown(screen) == ["1.5", "1.6", "1.7", "1.8"])
  }

  @Test("stays where it is read when the window changes or others come")
  func stays() {
    let screen = screen()
    screen.press(.home, .down, .down, .down)
    screen.resize(columns: 12, rows: 3)
    #expect(shown(screen) == ["1.2", "1.3", "1.4"])
    screen.change { $0.heights.append(5) }
    #expect(shown(screen) == ["1.2", "1.3", "1.4"])
  }
}
