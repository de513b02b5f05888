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

/// The same content, which may go with its modifiers.
private struct Changing: Component {
  struct State {
    var shows = true
    var content = Page.Content.text
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    if state.shows {
      VStack {
        if state.content == .list { ScrollView { Text("one") } } else { Text("one") }
      }
      .defaultScrollAnchor(.bottom)
    }
  }
}

/// A position on a column of texts, and one on a scroll view below a border.
private struct Positions: Component {
  struct State {
    var shows = true
    var misplaced = ScrollPosition()
    var position = ScrollPosition()
  }

  var initialState: State { State() }

  func render(state: State) -> Node {
    VStack {
      if state.shows {
        VStack { Text("title") }.scrollPosition(\.misplaced)
        ScrollView { Text("one") }.border().scrollPosition(\.position)
      }
    }
  }
}

@MainActor @Suite("A modifier of scroll views") struct MisplacedScrollingTests {
  private func reports(_ page: Page) -> [String] {
    TestScreen(page, columns: 20, rows: 5).reports
  }

  @Test("is reported on content in which nothing can scroll, once")
  func leaf() {
    struct Title: Component {
      var initialState: Alignment? { .bottom }
      func render(state: Alignment?) -> Node { Text("one").defaultScrollAnchor(state) }
    }
    let screen = TestScreen(Title(), columns: 20, rows: 5)
    #expect(screen.reports.count == 1)
    #expect(screen.reports.first?.hasPrefix("defaultScrollAnchor(_:) is on ") == true)
    screen.change { $0 = .top }
    screen.change { $0 = nil }
    screen.change { $0 = .bottom }
    #expect(screen.reports.count == 1)
  }

  @Test("is reported on a container that goes, if nothing inside scrolled, once")
  func anchor() {
    let screen = TestScreen(Changing(), columns: 20, rows: 5)
    screen.change { $0.shows = false }
    #expect(screen.reports.count == 1)
    #expect(screen.reports.first?.hasPrefix("defaultScrollAnchor(_:) is on ") == true)
    screen.change { $0.shows = true }
    screen.change { $0.shows = false }
    #expect(screen.reports.count == 1)
  }

  @Test("is not reported on a container whose list comes later")
  func later() {
    let screen = TestScreen(Page(content: .text), columns: 20, rows: 5)
    #expect(screen.reports == [])
    screen.change { $0.content = .list }
    screen.change { $0.content = .text }
    #expect(screen.reports == [])
    let changing = TestScreen(Changing(), columns: 20, rows: 5)
    changing.change { $0.content = .list }
    changing.change { $0.shows = false }
    #expect(changing.reports == [])
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
  }

  @Test("is reported for a position, too, whether or not it asks for something")
  func position() {
    let screen = TestScreen(Positions(), columns: 20, rows: 9)
    screen.change { $0.shows = false }
    #expect(screen.reports.count == 1)
    #expect(screen.reports.first?.hasPrefix("scrollPosition(_:) is on ") == true)
  }
}
