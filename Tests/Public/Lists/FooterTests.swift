import Recurse
import RecurseTesting
import Testing

private struct Number: Identifiable { let id: Int }

private struct Pages: Component {
  struct State {
    var numbers = (0..<10).map { Number(id: $0) }
    var page = Loadable<Int, PageFailure>.idle
  }
  struct PageFailure: Error, CustomStringConvertible { var description: String { "offline" } }

  var initialState: State { State() }

  func render(state: State) -> Node {
    List(\.numbers) { number in
      Text("row \(number.id)")
    } footer: {
      LoadingRow(state.page) { $0.page.begin() }
    }
    .scrollIndicators(.hidden)
    .onReachEnd { $0.page.begin() }
  }
}

/// Pages below a header that sticks.
private struct SectionedPages: Component {
  var animation: Animation?
  struct State { var numbers = (0..<20).map { Number(id: $0) }, isLoading = false }
  var initialState: State { State() }

  func render(state: State) -> Node {
    List {
      Section("Numbers", \.numbers) { number in Text("row \(number.id)") }
    } footer: {
      if state.isLoading { Text("Loading…") }
    }
    .scrollIndicators(.hidden).animation(animation)
  }
}

@MainActor @Suite("The footer of a list") struct FooterTests {
  private let screen = TestScreen(Pages(), columns: 20, rows: 4)

  @Test("comes into sight where the last row was seen, and goes again")
  func atTheEnd() {
    screen.press(.end)
    #expect(screen.text == " row 7\n row 8\n▌row 9\n ⣿ Loading…")
    screen.change { $0.page.fail(with: Pages.PageFailure()) }
    #expect(screen.text.hasSuffix("row 9\n ✗ offline [ Retry ]"))
    screen.change { $0.page.succeed(with: 1) }
    #expect(screen.text == " row 6\n row 7\n row 8\n▌row 9")
  }

  @Test("stays out of sight where other rows are looked at")
  func elsewhere() {
    screen.change { $0.page.begin() }
    #expect(screen.text == "▌row 0\n row 1\n row 2\n row 3")
  }

  @Test("can be scrolled away")
  func scrolledAway() {
    screen.press(.end)
    screen.wheel(.up, column: 0, row: 0)
    let text = screen.text
    #expect(!text.contains("Loading…"))
    screen.change { $0.page.fail(with: Pages.PageFailure()) }
    #expect(screen.text == text)
  }

  @Test("leaves a header at the upper edge where it comes and goes", arguments: [false, true])
  func stickyHeader(isAnimated: Bool) async {
    let screen = TestScreen(
      SectionedPages(animation: isAnimated ? .slide : nil), columns: 20, rows: 5,
      animates: isAnimated)
    screen.press(.end)
    await screen.settle()
    for _ in 0..<2 {
      screen.change { $0.isLoading = true }
      await screen.advance(by: .seconds(1))
      #expect(screen.text == " Numbers\n row 17\n row 18\n▌row 19\n Loading…")
      screen.change { state in
        state.isLoading = false
        let count = state.numbers.count
        state.numbers += (count..<count + 5).map { Number(id: $0) }
      }
      await screen.advance(by: .seconds(1))
      #expect(screen.text == " Numbers\n row 17\n row 18\n▌row 19\n row 20")
      screen.change { $0.numbers.removeLast(5) }
      await screen.advance(by: .seconds(1))
    }
  }

  @Test("is reached by End if it offers a retry, in sight or not, by keys of one read, too")
  func retry() {
    for isOneRead in [false, true] {
      let screen = TestScreen(Pages(), columns: 20, rows: 4)
      screen.change { $0.page.fail(with: Pages.PageFailure()) }
      #expect(screen.text == "▌row 0\n row 1\n row 2\n row 3")
      if isOneRead {
        screen.send([.key(KeyEvent(.end)), .key(KeyEvent(.enter))])
      } else {
        screen.press(.end, .enter)
      }
      #expect(screen.state.page.isLoading)
      #expect(screen.text == " row 7\n row 8\n▌row 9\n ⣿ Loading…")
    }
  }

  @Test("leaves the focus to its list when its button goes")
  func focus() throws {
    screen.press(.end)
    screen.change { $0.page.fail(with: Pages.PageFailure()) }
    try screen.click("Retry")
    #expect(screen.text.hasSuffix("Loading…"))
    screen.press(.home)
    #expect(screen.text.hasPrefix("▌row 0"))
  }
}
