import Recurse
import RecurseCharts
import RecurseTesting
import Testing

/// A sample each quarter of a second, of which the last thirty seconds are shown.
private struct Samples: Component {
  struct Sample: Equatable {
    var time: Duration
    var core: String
    var load: Int
  }

  struct State {
    var samples: [Sample] = []

    mutating func add(_ count: Int) {
      let next = samples.count / 3
      for index in next..<next + count {
        samples += (0..<3).map { core in
          Sample(
            time: .milliseconds(250 * index), core: "core \(core)", load: index % (7 - 2 * core))
        }
      }
    }
  }

  var initialState = State()
  init(_ count: Int) { initialState.add(count) }

  func render(state: State) -> Node {
    Chart(\.samples) { LineMark(x: \.time, y: \.load).foreground(by: \.core) }
      .chartXVisibleDomain(length: Duration.seconds(30))
  }
}

@MainActor @Suite("The cursor of a chart that streams") struct StreamCursorTests {
  private func screen(_ count: Int, columns: Int = 80) -> TestScreen<Samples> {
    TestScreen(Samples(count), columns: columns, rows: 12)
  }

  private func place(_ screen: TestScreen<Samples>) throws -> String? {
    try screen.element(.chart, "").value?.split(separator: ":").first.map(String.init)
  }

  private func axis(_ screen: TestScreen<Samples>) -> String? {
    screen.text.split(separator: "\n").first { $0.contains("30s") }.map(String.init)
  }

  @Test("says the times of its samples", arguments: [32, 254])
  func times(count: Int) throws {
    let screen = screen(count)
    screen.press(.end)
    var said: [String?] = []
    for _ in 0..<3 {
      said.append(try place(screen))
      screen.press(.left)
    }
    #expect(said == (count == 32 ? ["7.75s", "7.5s", "7.25s"] : ["1m3.25s", "1m3s", "1m2.75s"]))
  }

  @Test("leaves the scale as it is while data grows into it", arguments: [1, 2, 60])
  func scale(count: Int) {
    let screen = screen(count)
    let before = axis(screen)
    for key in [Key.home, .end, .left, .right, .home] { screen.press(key) }
    screen.type("]")
    screen.type("[")
    #expect(before != nil && axis(screen) == before)
  }

  @Test("is the last that moved: the keys or the mouse")
  func lastInput() throws {
    let screen = screen(60)
    screen.press(.home)
    screen.moveMouse(column: 60, row: 4)
    let hovered = try place(screen)
    screen.press(.right)
    let next = try place(screen)
    #expect(next != hovered && next == "250ms")
    screen.moveMouse(column: 61, row: 4)
    #expect(try place(screen) != next)
    // Also where the cursor stays where it is.
    screen.press(.end, .escape, .end)
    screen.moveMouse(column: 30, row: 4)
    screen.press(.right)
    #expect(try place(screen) == "14.75s")
    screen.moveMouse(column: 31, row: 4)
    screen.press(.end)
    #expect(try place(screen) == "14.75s")
  }

  @Test("that was left behind goes on at the edge", arguments: [Key.left, .right])
  func leftBehind(key: Key) throws {
    let screen = screen(121)
    screen.press(.end, .left, .left)
    screen.change { $0.add(121) }
    #expect(try place(screen) == nil)
    screen.press(key)
    // Samples before have a dot of their own at the edge, or none.
    let said = try place(screen)
    #expect(said?.hasPrefix("30") == true, "\(said ?? "nothing")")
  }

  @Test("counts the series for which a small chart has no room")
  func count() {
    let screen = screen(60, columns: 24)
    screen.press(.end)
    #expect(screen.text.split(separator: "\n")[0].contains("+"))
  }
}
