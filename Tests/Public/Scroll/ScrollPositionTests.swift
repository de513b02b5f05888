import Recurse
import RecurseReaders
import RecurseTesting
import Testing

/// The same twenty rows in each kind of view that scrolls.
private struct Rows: Component {
  enum Kind: CaseIterable { case scroll, list, table, log }

  struct Row: Identifiable { var id: Int }

  struct State {
    var position = ScrollPosition()
    var rows = (1...20).map { Row(id: $0) }
    var isShown = true
  }

  let kind: Kind
  var initialState: State { State() }

  func render(state: State) -> Node {
    if state.isShown { view(of: state).scrollPosition(\.position).scrollIndicators(.hidden) }
  }

  @NodeBuilder<Self> private func view(of state: State) -> Node {
    switch kind {
    case .scroll: ScrollView { ForEach(state.rows) { Text("row \($0.id)") } }
    case .list: List(\.rows) { Text("row \($0.id)") }
    case .table: Table(\.rows) { TableColumn("Row") { Text("row \($0.id)") } }
    case .log:
      LogView(Log(state.rows.map { "row \($0.id)" }.joined(separator: "\n")))
        .defaultScrollAnchor(.top)
    }
  }
}

@MainActor @Suite("A scroll position") struct ScrollPositionTests {
  private func screen(_ kind: Rows.Kind) -> TestScreen<Rows> {
    // A table has a line of titles.
    TestScreen(Rows(kind: kind), columns: 12, rows: kind == .table ? 6 : 5)
  }

  /// The number of the row at the upper edge.
  private func first(_ screen: TestScreen<Rows>) -> Int? {
    screen.text.firstMatch(of: /row (\d+)/).flatMap { Int($0.1) }
  }

  @Test("scrolls to rows, ends and by pages, and says what is first", arguments: Rows.Kind.allCases)
  private func requests(kind: Rows.Kind) {
    let screen = screen(kind)
    func scroll(_ request: (inout ScrollPosition) -> Void, to row: Int) {
      withoutActuallyEscaping(request) { request in
        var position = screen.state.position
        request(&position)
        screen.change { [position] in $0.position = position }
      }
      #expect(first(screen) == row)
      #expect(screen.state.position.viewID(type: Int.self) == row)
    }
    #expect(screen.state.position.viewID(type: Int.self) == nil)
    scroll({ $0.scrollToEnd() }, to: 16)
    scroll({ $0.scroll(by: .pages(-1)) }, to: 12)
    scroll({ $0.scroll(by: .pages(-1)) }, to: 8)
    scroll({ $0.scroll(by: .rows(1)) }, to: 9)
    scroll({ $0.scroll(by: .rows(1)) }, to: 10)
    scroll({ $0.scrollToStart() }, to: 1)
    scroll({ $0.scroll(to: 9, anchor: .top) }, to: 9)
    scroll({ $0.scroll(to: 9, anchor: .bottom) }, to: 5)
    scroll({ $0.scroll(to: 6) }, to: 5)
    scroll({ $0.scroll(to: 99) }, to: 5)
    scroll({ $0.scroll(by: .rows(.max)) }, to: 16)
    scroll({ $0.scroll(by: .pages(.min)) }, to: 1)
  }

  @Test("scrolls again for the same request after a person", arguments: Rows.Kind.allCases)
  private func again(kind: Rows.Kind) {
    let screen = screen(kind)
    screen.change { $0.position.scroll(to: 10, anchor: .top) }
    screen.wheel(.up, column: 2, row: 3)
    #expect(first(screen) == 7)
    #expect(screen.state.position.viewID(type: Int.self) == 7)
    screen.change { $0.position.scroll(to: 10, anchor: .top) }
    #expect(first(screen) == 10)
  }

  @Test("may be a new value each time", arguments: Rows.Kind.allCases)
  private func fresh(kind: Rows.Kind) {
    let screen = screen(kind)
    func ask(_ row: Int) {
      var position = ScrollPosition()
      position.scroll(to: row, anchor: .top)
      screen.change { [position] in $0.position = position }
      #expect(first(screen) == row)
    }
    ask(9)
    ask(5)
    screen.wheel(.down, column: 2, row: 3)
    ask(5)
    screen.change { $0.position.scroll(by: .rows(0)) }
    #expect(first(screen) == 5)
  }

  @Test("is where it was when the view is shown again", arguments: Rows.Kind.allCases)
  private func shownAgain(kind: Rows.Kind) {
    let screen = screen(kind)
    screen.change { $0.position.scrollToEnd() }
    screen.wheel(.up, column: 2, row: 3)
    screen.change { $0.isShown = false }
    screen.change { $0.isShown = true }
    #expect(first(screen) == 13)
  }

  @Test("takes the cursor of a list along", arguments: [Rows.Kind.list, .table])
  private func cursor(kind: Rows.Kind) {
    let screen = screen(kind)
    screen.change { $0.position.scrollToEnd() }
    screen.press(.up)
    #expect(first(screen) == 16)
    screen.change { $0.position.scroll(by: .pages(-2)) }
    screen.press(.down)
    #expect(first(screen) == 8)
  }
}
