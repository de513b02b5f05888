import Recurse
import RecurseTesting
import Testing
import WidgetFixture

@MainActor
@Suite("Rows that are loaded page by page") struct LoadingRowTests {
  private struct Offline: Error, CustomStringConvertible { var description: String { "offline" } }

  private struct Pages: Component {
    struct State {
      var people: [Person] = []
      var page = Loadable<Int, Offline>.idle
      var begun = 0

      mutating func load() {
        guard !page.isLoading else { return }
        begun += 1
        page.begin()
      }

      mutating func answer(_ count: Int) {
        people += (people.count..<(people.count + count)).map { Person($0) }
        page.succeed(with: count)
      }
    }
    var initialState: State { State() }

    func render(state: State) -> Node {
      List(\.people) { person in
        Text(person.name)
      } footer: {
        LoadingRow(state.page) { $0.load() }
      } placeholder: {
        if state.page.isLoading { PlaceholderRows(3) } else { Text("Nobody") }
      }
      .onReachEnd { state in if state.page.failure == nil { state.load() } }
      .scrollIndicators(.hidden)
    }
  }

  private func screen(rows: Int = 6) -> TestScreen<Pages> {
    TestScreen(Pages(), columns: 24, rows: rows)
  }

  @Test("Grey lines stand where rows will be, in place of the footer")
  func placeholder() {
    let screen = screen()
    #expect(
      screen.text == """
         ░░░░░░░░░░░░░░
         ░░░░░░░░░░░░░░░░░░░
         ░░░░░░░░░░░
        """)
    #expect(screen.style(row: 0, column: 1).description == "#767676")
    screen.change { $0.answer(2) }
    // They all fit, so that the next page is asked for at once.
    #expect(screen.text == "▌row 0\n row 1\n ⣿ Loading…")
    #expect(screen.state.begun == 2)
  }

  @Test("Each page is asked for once, when its last row comes into sight")
  func pages() {
    let screen = screen(rows: 4)
    screen.change { $0.answer(10) }
    #expect(screen.state.begun == 1)
    screen.press(.end)
    #expect(screen.state.begun == 2)
    // The loading row comes into sight where the last row was.
    #expect(screen.text == " row 7\n row 8\n▌row 9\n ⣿ Loading…")
    screen.press(.up, .end, .up, .end)
    #expect(screen.state.begun == 2)
    screen.change { $0.answer(10) }
    #expect(screen.text == " row 7\n row 8\n▌row 9\n row 10")
    #expect(screen.state.begun == 2)
    screen.press(.end)
    #expect(screen.state.begun == 3)
  }

  @Test("Where a page fails the row says why; Enter and the button try again")
  func failure() throws {
    let screen = screen(rows: 4)
    screen.change { $0.answer(3) }
    screen.change { $0.page.fail(with: Offline()) }
    #expect(screen.text == "▌row 0\n row 1\n row 2\n ✗ offline     [ Retry ]")
    #expect(screen.state.begun == 2)
    screen.press(.end, .enter)
    #expect(screen.text == " row 0\n row 1\n▌row 2\n ⣿ Loading…")
    #expect(screen.state.begun == 3)
    screen.change { $0.page.fail(with: Offline()) }
    try screen.click("Retry")
    #expect(screen.state.begun == 4)
    screen.change { $0.page.fail(with: Offline()) }
    screen.press(.end, .tab, .enter)
    #expect(screen.state.begun == 5)
    screen.change { $0.answer(1) }
    #expect(screen.text.contains("row 3"))
  }

  @Test("The cursor passes the row that says that more are loaded")
  func cursor() {
    let screen = screen(rows: 4)
    screen.change { $0.answer(3) }
    screen.press(.end)
    #expect(screen.style(row: 2, column: 1).attributes == .bold)
    screen.change { $0.page.fail(with: Offline()) }
    screen.press(.down)
    #expect(screen.style(row: 3, column: 1).attributes.contains(.bold))
  }

  @Test("A list of sections has a footer, too")
  func sections() {
    let screen = TestScreen(
      Fixture(People(0..<2)) { _ in
        List {
          Section("people", \.people) { Text($0.name) }
        } footer: {
          Text("that is all").dim()
        }
      }, columns: 12, rows: 6)
    #expect(screen.text == " people\n▌row 0\n row 1\n that is all")
    screen.change { $0.people = [] }
    #expect(screen.text == " people\n that is all")
  }

  @Test("Where no row takes the cursor, a page that failed can be tried again all the same")
  func onlyTheFooter() {
    let screen = TestScreen(
      Fixture(Loadable<Int, Offline>.idle) { page in
        List(0..<2, id: \.self, selectable: { _ in false }) {
          Text("row \($0)")
        } footer: {
          LoadingRow(page) { $0.begin() }
        }
      }, columns: 24, rows: 4)
    screen.change { $0.begin() }
    #expect(screen.text == " row 0\n row 1\n ⣿ Loading…")
    screen.change { $0.fail(with: Offline()) }
    screen.press(.tab, .down, .end, .enter)
    #expect(screen.text == " row 0\n row 1\n ⣿ Loading…")
  }
}
