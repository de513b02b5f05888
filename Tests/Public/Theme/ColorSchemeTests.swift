import Recurse
import RecurseTesting
import Testing

private struct Page: Component {
  struct State {
    var scheme: ColorScheme?
    var inner: ColorScheme?
    var isAsking = false
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    VStack(alignment: .stretch) {
      Scheme()
      VStack { Text("in").foreground(.accent) }.theme(.gruvbox)
      VStack { Scheme() }.preferredColorScheme(state.inner)
    }
    .sheet(isPresented: \.isAsking) { Text("sheet").foreground(.accent) }
    .preferredColorScheme(state.scheme)
  }
}

private struct Scheme: Component {
  func render(state: Void) -> Node {
    WithEnvironment(\.colorScheme) { Text($0?.rawValue ?? "unknown").foreground(.accent) }
  }
}

@MainActor @Suite("The color scheme that an app prefers") struct ColorSchemeTests {
  private func screen(
    _ scheme: ColorScheme?, colors: ColorLevel = .trueColor
  ) -> TestScreen<Page> {
    TestScreen(
      Page(), columns: 30, rows: 10, theme: .nord, colorScheme: scheme, colors: colors)
  }

  private func foreground(_ screen: TestScreen<Page>, row: Int) -> Color? {
    screen.style(row: row, column: 0).foreground
  }

  @Test("is the terminal's as long as the app prefers none, and nothing if that tells none")
  func terminal() {
    #expect(screen(nil).line(0) == "unknown" && screen(.dark).line(0) == "dark")
    let screen = screen(nil)
    screen.changeTerminalBackground(to: .rgb(0xFFFFFF))
    #expect(screen.line(0) == "light" && screen.line(2) == "light")
    screen.changeTerminalBackground(to: .rgb(0x000000))
    #expect(screen.line(0) == "dark")
  }

  @Test("shows the colors of a terminal of that scheme, in each theme")
  func colors() {
    for (own, other) in [(ColorScheme.dark, ColorScheme.light), (.light, .dark)] {
      let (screen, wanted) = (screen(own), screen(other))
      screen.change { $0.scheme = other }
      #expect(screen.line(0) == other.rawValue)
      for row in 0..<3 {
        #expect(foreground(screen, row: row) == foreground(wanted, row: row))
        #expect(
          screen.style(row: row, column: 0).background
            == wanted.style(row: row, column: 0).background)
      }
      screen.change { $0.scheme = nil }
      #expect(screen.line(0) == own.rawValue)
      #expect(foreground(screen, row: 0) == foreground(self.screen(own), row: 0))
    }
  }

  @Test("is that of the nearest modifier, and of what is presented inside")
  func nearest() throws {
    let screen = screen(.dark)
    screen.change { ($0.scheme, $0.inner) = (.light, .dark) }
    #expect(screen.line(0) == "light" && screen.line(2) == "dark")
    #expect(foreground(screen, row: 2) == foreground(self.screen(.dark), row: 2))
    screen.change { $0.isAsking = true }
    let wanted = self.screen(.light)
    wanted.change { $0.isAsking = true }
    let (row, line) = try #require(
      screen.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        .first { $0.element.contains("sheet") })
    let column = line.prefix { $0 != "s" }.count
    #expect(
      screen.style(row: row, column: column) == wanted.style(row: row, column: column))
  }

  @Test("changes no color of a terminal with sixteen, which fit its own background alone")
  func sixteen() {
    let (screen, own) = (screen(.dark, colors: .ansi16), screen(.dark, colors: .ansi16))
    screen.change { $0.scheme = .light }
    #expect(screen.line(0) == "light" && foreground(screen, row: 0) == foreground(own, row: 0))
  }
}
