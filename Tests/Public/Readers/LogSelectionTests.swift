import Recurse
import RecurseReaders
import RecurseTesting
import Testing

private struct Viewer: Component {
  struct State {
    var log: Log
    var helps = false
  }
  let initialState: State
  var hasHelp = false

  init(_ count: Int, hasHelp: Bool = false) {
    initialState = State(log: Log((1...count).map { "line \($0)" }.joined(separator: "\n")))
    self.hasHelp = hasHelp
  }

  func render(state: State) -> Node {
    VStack(alignment: .stretch) {
      LogView(state.log)
      if state.helps { Text("helps") }
    }
    .commands { if hasHelp { Command("Help", key: "?") { $0.helps.toggle() } } }
  }
}

@MainActor @Suite("What is selected in a log") struct LogSelectionTests {
  private func screen(_ count: Int, columns: Int = 30, rows: Int = 6) -> TestScreen<Viewer> {
    TestScreen(Viewer(count), columns: columns, rows: rows)
  }

  private func copied(_ screen: TestScreen<Viewer>) -> [Substring] {
    screen.press(.control("c"))
    return screen.copied.last?.split(separator: "\n") ?? []
  }

  @Test("is what was pressed on, however many lines come before the drag")
  func press() {
    let screen = screen(20)
    #expect(screen.text.hasPrefix("line 15 "))
    screen.mouse(MouseEvent(.press(.left), at: CellPoint(column: 0, row: 1)))
    screen.change { state in for _ in 0..<17 { state.log.append("more") } }
    #expect(screen.text.hasPrefix("line 15 "))
    screen.mouse(
      MouseEvent(.drag(.left), at: CellPoint(column: 6, row: 2)),
      MouseEvent(.release(.left), at: CellPoint(column: 6, row: 2)))
    #expect(copied(screen) == ["line 16", "line 17"])
  }

  @Test("leaves the view to follow the end again", arguments: [Key.escape, .enter, .control("c")])
  func follows(key: Key) {
    let screen = screen(20)
    screen.drag(from: CellPoint(column: 0, row: 1), to: CellPoint(column: 6, row: 2))
    screen.change { $0.log.append("line 21") }
    #expect(screen.text.hasPrefix("line 15 ") && screen.shows("↓ 1 new"))
    screen.press(key)
    #expect(screen.shows("line 21") && !screen.shows("new"))
    screen.change { $0.log.append("line 22") }
    #expect(screen.shows("line 22"))
  }

  @Test("and was scrolled away from the end does not follow it")
  func leaves() {
    let screen = screen(20)
    screen.drag(from: CellPoint(column: 0, row: 1), to: CellPoint(column: 6, row: 2))
    screen.press(.pageUp)
    let text = screen.text
    screen.press(.escape)
    screen.change { $0.log.append("line 21") }
    #expect(screen.text.hasPrefix(text.prefix(20)) && !screen.shows("line 21"))
  }

  @Test("begins at the line that was found or gone to, also on the last page")
  func current() {
    for keys in ["/line 18", ":18"] {
      let screen = screen(20)
      screen.type(String(keys.prefix(1)))
      screen.type(String(keys.dropFirst()))
      screen.press(.enter)
      screen.press(Key.down.with(.shift), Key.down.with(.shift))
      #expect(copied(screen) == ["line 18", "line 19"], "\(keys)")
      screen.type("m")
      screen.press(.escape, .home)
      screen.type("'")
      #expect(screen.shows("•") && screen.shows("line 18"), "\(keys)")
    }
  }

  @Test("grows by pages and to both ends")
  func pages() {
    let screen = screen(200)
    screen.press(.home, Key.pageDown.with(.shift))
    #expect(copied(screen) == (1...6).map { "line \($0)" })
    screen.press(.home, Key.end.with(.shift))
    #expect(copied(screen).count == 200 && screen.copied.last?.hasSuffix("line 200") == true)
    screen.press(.end, Key.home.with(.shift))
    #expect(copied(screen).count == 195)
  }

  @Test("and is too long to be copied is told each time")
  func tooLong() async {
    let screen = TestScreen(Viewer(20_000), columns: 40, rows: 6)
    for _ in 0..<2 {
      screen.press(.home, Key.end.with(.shift), .control("c"))
      #expect(screen.copied.isEmpty && screen.shows("More than 64 KiB are not copied"))
      await screen.advance(by: .seconds(5))
      #expect(!screen.shows("64 KiB"))
    }
  }

  @Test("is not only the match that was found: each match in view has a color behind it")
  func matches() {
    let screen = TestScreen(Viewer(3), columns: 20, rows: 5, colorScheme: .dark)
    screen.type("/line")
    screen.press(.enter)
    let grounds = (0..<3).map { screen.style(row: $0, column: 1).background }
    let palette = Theme.standard.dark
    #expect(grounds.count { $0 == palette.inactiveSelection } == 2, "\(grounds)")
    #expect(!grounds.contains(palette.background))
  }

  @Test("has its keys on the page of commands, and ? searches backward unless the app uses it")
  func keys() throws {
    let screen = screen(20, columns: 60, rows: 30)
    screen.press(.function(1))
    for title in ["Find", "Line", "First, last", "Select", "Mark"] {
      #expect(screen.shows(title), "\(title)")
    }
    #expect(screen.text.contains(/Find +\?/), "\(screen.text)")
    screen.press(.escape)
    screen.type("?")
    screen.type("line 1")
    screen.press(.enter)
    screen.type("n")
    screen.press(Key.down.with(.shift))
    #expect(copied(screen) == ["line 18"])

    let own = TestScreen(Viewer(20, hasHelp: true), columns: 60, rows: 30)
    own.type("?")
    #expect(own.state.helps)
  }
}
