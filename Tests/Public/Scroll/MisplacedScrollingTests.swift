import Recurse
import RecurseTesting
import Testing

/// Content with the modifiers of a scroll view around it, which may scroll.
private struct Page: Component {
  enum Content { case text, list, nothing }

  struct State {
    var content: Content
    var anchor: Alignment? = .bottom
  }

  let content: Content
  var anchor: Alignment? = .bottom
  var initialState: State { State(content: content, anchor: anchor) }

  func render(state: State) -> Node {
    VStack {
      if state.content == .list {
        ScrollView { Text("one") }
      } else if state.content == .text {
        Text("one")
      }
    }
    .defaultScrollAnchor(state.anchor)
  }
}

/// A position on a column of texts, and one on a scroll view below a border.
private struct Positions: Component {
  struct State {
    var misplaced = ScrollPosition()
    var position = ScrollPosition()
  }

  var initialState: State { State() }

  func render(state: State) -> Node {
    VStack {
      VStack { Text("title") }.scrollPosition(\.misplaced)
      ScrollView { Text("one") }.border().scrollPosition(\.position)
    }
  }
}

@MainActor @Suite("A modifier of scroll views") struct MisplacedScrollingTests {
  private func reports(_ page: Page) -> [String] {
    TestScreen(page, columns: 20, rows: 5).reports
  }

  @Test("is reported where nothing inside scrolls, once")
  func anchor() {
    let screen = TestScreen(Page(content: .text), columns: 20, rows: 5)
    #expect(screen.reports.count == 1)
    #expect(screen.reports.first?.hasPrefix("defaultScrollAnchor(_:) is on ") == true)
    screen.change { $0.anchor = .top }
    screen.change { $0.anchor = nil }
    screen.change { $0.anchor = .bottom }
    #expect(screen.reports.count == 1)
  }

  @Test("is not reported around a scroll view, or where it is off")
  func placed() {
    #expect(reports(Page(content: .list)) == [])
    #expect(reports(Page(content: .text, anchor: nil)) == [])
  }

  @Test("waits for content")
  func content() {
    let filled = TestScreen(Page(content: .nothing), columns: 20, rows: 5)
    #expect(filled.reports == [])
    filled.change { $0.content = .list }
    #expect(filled.reports == [])

    let text = TestScreen(Page(content: .nothing), columns: 20, rows: 5)
    text.change { $0.content = .text }
    #expect(text.reports.count == 1)
  }

  @Test("is reported for a position, too, whether or not it asks for something")
  func position() {
    let screen = TestScreen(Positions(), columns: 20, rows: 9)
    #expect(screen.reports.count == 1)
    #expect(screen.reports.first?.hasPrefix("scrollPosition(_:) is on ") == true)
  }
}
