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

  @Test("tells how many lines there are, once for each filter and number")
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
    screen.change { $0.filter.text = "" }
    #expect(screen.state.counts == [2, 3, 0])
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
