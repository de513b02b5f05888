import Recurse
import RecurseReaders
import RecurseTesting
import Testing

private struct Filtered: Component {
  struct State {
    var log = Log("a disk is full\na net is down\na disk is slow")
    var filter = LogFilter()
    var counts: [Int] = []
  }
  var placeholder: String?
  var initialState: State { State() }

  func render(state: State) -> Node {
    LogView(state.log, wrapIndent: 2, filter: state.filter, placeholder: placeholder)
      .onMatch { $0.counts.append($1) }
  }
}

@MainActor @Suite("A log view whose filter chooses few lines") struct LogPlaceholderTests {
  private func screen(_ placeholder: String? = nil, columns: Int = 20) -> TestScreen<Filtered> {
    TestScreen(Filtered(placeholder: placeholder), columns: columns, rows: 6)
  }

  @Test("says in the middle that nothing matches, until something does")
  func placeholder() {
    let screen = screen()
    screen.change { $0.filter.text = "moon" }
    #expect(screen.line(2) == "      No match" && screen.line(5).hasSuffix("0 of 3 lines"))
    #expect(screen.line(0).isEmpty)
    screen.change { $0.log.append("the moon") }
    #expect(screen.line(0) == "the moon" && !screen.shows("No match"))
  }

  @Test("says what the app wants in that place")
  func words() {
    let screen = screen("Nothing here")
    #expect(!screen.shows("Nothing here"))
    screen.change { $0.filter.text = "moon" }
    #expect(screen.line(2) == "    Nothing here")
  }

  @Test("tells how many lines there are when the number has changed")
  func counts() {
    let screen = screen()
    #expect(screen.state.counts == [])
    screen.change { $0.filter.text = "disk" }
    #expect(screen.state.counts == [2])
    screen.change { $0.log.append("no more") }
    #expect(screen.state.counts == [2])
    screen.change { $0.log.append("a disk again") }
    #expect(screen.state.counts == [2, 3])
    screen.change { $0.filter.text = "moon" }
    screen.change { $0.filter.text = "mo" }
    screen.change { $0.filter.text = "moo" }
    #expect(screen.state.counts == [2, 3, 0, 1, 0])
    screen.change { $0.filter.text = "" }
    screen.change { $0.log.append("a disk again") }
    #expect(screen.state.counts == [2, 3, 0, 1, 0, 5])
  }

  @Test("says more words in several lines")
  func longWords() {
    let screen = screen("Nothing at all was found here", columns: 12)
    screen.change { $0.filter.text = "moon" }
    #expect((1...3).map(screen.line) == [" Nothing at", " all was", " found here"])
  }

  @Test("counts what a search finds among these lines alone")
  func search() {
    let screen = screen()
    screen.change { $0.filter.text = "slow" }
    screen.type("/disk")
    screen.press(.enter)
    #expect(screen.shows("1/1"))
    screen.press(.escape)
    screen.type("/net")
    #expect(screen.shows("No match"))
  }

  @Test("begins rows that continue a line further in, where the app says so")
  func wrapIndent() {
    #expect(
      screen(columns: 9).text == """
        a disk is
          full
        a net is
          down
        a disk is
          slow
        """)
  }
}
