import Recurse
import RecurseTesting
import Testing

private struct Page: Component {
  struct State: Equatable { var selected: Int? = 1 }
  var initialState: State { State() }

  func render(state: State) -> Node {
    List(0..<2, id: \.self, selection: \.selected) { _ in
      HStack {
        ProgressView(value: 0.5).frame(width: 6)
        Gauge(value: 0.5).frame(width: 6)
      }
    }
  }
}

@MainActor @Suite("The rest of a bar in a selected row") struct SelectedTrackTests {
  /// The columns of what is done and of the rest, of a progress bar and of a gauge.
  private static let columns = [(1, 5), (8, 12)]

  private func colors(_ screen: TestScreen<Page>, row: Int) -> [(done: Color?, rest: Color?)] {
    Self.columns.map { done, rest in
      (
        screen.style(row: row, column: done).foreground,
        screen.style(row: row, column: rest).foreground
      )
    }
  }

  @Test("is seen, and calmer than what is done", arguments: Theme.all, [ColorScheme.dark, .light])
  func calm(theme: Theme, scheme: ColorScheme) {
    let screen = TestScreen(Page(), columns: 20, rows: 2, theme: theme, colorScheme: scheme)
    #expect(screen.text == " ━━━─── ━━━───\n▌━━━─── ━━━───")
    let palette = scheme == .dark ? theme.dark : theme.light
    for (done, rest) in colors(screen, row: 1) {
      #expect(done == palette.onSelection)
      #expect(rest != nil && rest != palette.selection)
      // Where the line is as faint as text must be, there is no fainter one.
      if palette.onSelection != palette.border { #expect(rest != done) }
    }
    for (_, rest) in colors(screen, row: 0) { #expect(rest == palette.border) }
  }

  @Test("is as the text where there are few colors", arguments: [ColorLevel.palette256, .ansi16])
  func fewColors(level: ColorLevel) {
    let screen = TestScreen(Page(), columns: 20, rows: 2, colorScheme: .dark, colors: level)
    for (done, rest) in colors(screen, row: 1) { #expect(done == rest) }
    #expect(screen.text.hasSuffix("━━━─── ━━━───"))
  }
}
