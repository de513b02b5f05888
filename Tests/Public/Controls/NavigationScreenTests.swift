import Recurse
import RecurseTesting
import Testing

@MainActor @Suite("A screen of a navigation stack") struct NavigationScreenTests {
  private struct Big: Component {
    struct State {
      var rows = Array(0..<1_000_000)
      var path: [Int] = []
      var notes = Array(0..<40)
    }
    var initialState: State { State() }

    func render(state: State) -> Node {
      NavigationStack(path: \.path) {
        List(\.rows, id: \.self) { row in
          NavigationLink("row \(row)", to: row, on: \.path)
        }
      } destination: { row in
        ScrollView { for line in 0..<40 { Text("\(row): \(line)") } }
          .navigationTitle("Row \(row)")
      }
    }
  }

  @Test("keeps the cursor and the offset of a list of a million rows")
  func list() async {
    let screen = TestScreen(Big(), columns: 20, rows: 5)
    screen.press(.end, .up, .up)
    let before = screen.text
    screen.press(.enter)
    #expect(screen.state.path == [999_997])
    screen.press(.pageDown)
    let page = screen.text
    screen.change { $0.path.append(1) }
    screen.press(.escape)
    #expect(screen.text == page && !page.contains(": 0"))
    screen.press(.escape)
    #expect(screen.text == before)
    screen.press(.up, .enter)
    #expect(screen.state.path == [999_996])
  }

  @Test("is opened by a click on a row of a list, and the cursor follows")
  func click() {
    let screen = TestScreen(Big(), columns: 20, rows: 5)
    screen.click(column: 3, row: 2)
    #expect(screen.state.path == [2])
    screen.press(.escape, .down, .enter)
    #expect(screen.state.path == [3])
  }

  @Test("takes other rows while it is hidden")
  func hiddenRows() {
    let screen = TestScreen(Big(), columns: 20, rows: 5, isStrict: true)
    screen.change { $0.path = [1] }
    screen.change { $0.rows = Array(300..<400) }
    screen.change { $0.rows = Array((200..<320).reversed()) }
    screen.resize(columns: 30, rows: 4)
    screen.press(.escape)
    #expect(screen.shows("row 3"))
  }

  private struct Ticking: Component, Equatable {
    struct Log: Equatable { var ticks = 0 }
    var initialState: Log { Log() }
    func render(state: Log) -> Node { Text("ticks \(state.ticks)") }
    func effects(state: Log) -> [ComponentEffect<Ticking>] {
      .every(.seconds(1), id: "tick") { $0.ticks += 1 }
    }
  }

  @Test("goes on with its effects while it is hidden, and paints nothing")
  func effects() async {
    struct Page: Component {
      struct State { var path: [Int] = [] }
      var initialState: State { State() }
      func render(state: State) -> Node {
        NavigationStack(path: \.path) {
          Ticking()
        } destination: { _ in
          Text("over it")
        }
      }
    }
    let screen = TestScreen(Page(), columns: 20, rows: 5)
    screen.change { $0.path = [1] }
    _ = screen.takeRecord()
    await screen.advance(by: .seconds(3))
    let record = screen.takeRecord()
    #expect(record.update.renders == 3 && record.painted == 0 && record.cells == 0)
    screen.press(.escape)
    #expect(screen.text == "ticks 3")
  }

  @Test("begins with the focus where a modifier wants it")
  func defaultFocus() async {
    struct Page: Component {
      struct State { var path: [Int] = [] }
      var initialState: State { State() }
      func render(state: State) -> Node {
        NavigationStack(path: \.path) {
          NavigationLink("Open", to: 1, on: \.path)
        } destination: { _ in
          Button("first") { _ in }
          Button("second") { _ in }.defaultFocus()
          Button("third") { _ in }
        }
      }
    }
    let screen = TestScreen(Page(), columns: 20, rows: 5)
    screen.press(.enter)
    #expect(screen.focused?.label == "second")
    screen.press(.tab, .escape)
    #expect(screen.focused?.label == "Open")
  }

  @Test("may be a stack of its own, whose titles and keys are its own")
  func nested() {
    struct Nested: Component {
      struct State { var outer = [1], inner = [2] }
      var initialState: State { State() }
      func render(state: State) -> Node {
        NavigationStack(path: \.outer) {
          Text("root").navigationTitle("Root")
        } destination: { _ in
          NavigationStack(path: \.inner) {
            Text("inner root").navigationTitle("Inner root")
          } destination: { _ in
            Button("deep") { _ in }.navigationTitle("Deep")
          }
        }
      }
    }
    let screen = TestScreen(Nested(), columns: 30, rows: 4)
    #expect(screen.text == " ‹ Root\n ‹ Inner root  Deep\n[ deep ]")
    screen.press(.escape)
    #expect(screen.state.inner == [] && screen.state.outer == [1])
    screen.press(.escape)
    #expect(screen.state.outer == [])
  }
}
