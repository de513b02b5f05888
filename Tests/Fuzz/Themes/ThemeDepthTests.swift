import Recurse
import RecurseTerminal
import RecurseTesting
import RecurseWidgets
import Testing
import gallery

/// Each theme at each number of colors, through ncurses, in a terminal emulator.
@MainActor @Suite("A theme in a terminal") struct ThemeDepthTests {
  private nonisolated static let terminals: [(ColorLevel, [String: String])] = [
    (.trueColor, ["TERM": "xterm-256color", "COLORTERM": "truecolor"]),
    (.palette256, ["TERM": "xterm-256color"]), (.ansi16, ["TERM": "xterm-16color"]),
    (.ansi8, ["TERM": "xterm"]), (.none, ["TERM": "xterm-256color", "NO_COLOR": "1"]),
  ]

  @Test("has the colors of its table in every cell", arguments: Theme.all, terminals)
  func cells(theme: Theme, terminal: (level: ColorLevel, environment: [String: String])) throws {
    for scheme in [ColorScheme.dark, .light, nil] {
      for page in [GalleryPage.welcome, .buttons, .fields, .lists] {
        let app = EmulatedApp(
          GalleryApp(page: page, theme: theme), size: CellSize(columns: 80, rows: 24),
          theme: ThemeSetting(theme: theme, level: terminal.level, scheme: scheme),
          environment: terminal.environment)
        _ = try app.present()
        for row in 0..<24 {
          for column in 0..<80 {
            let wanted = terminal.level.nearest(app.memory.style(row: row, column: column))
            let shown = app.emulator.cell(row: row, column: column).style
            guard wanted.foreground != shown.foreground || wanted.background != shown.background
            else { continue }
            // A space shows its background alone, and ncurses may leave the rest as it was.
            let isBlank = app.emulator.cell(row: row, column: column).text == " "
            let isReversed = wanted.attributes.contains(.reverse)
            if isBlank, !isReversed, wanted.background == shown.background { continue }
            Issue.record(
              "\(theme.name) \(scheme?.rawValue ?? "untold") \(page) \(row):\(column): \(wanted), not \(shown)")
            return
          }
        }
      }
    }
  }

  @Test("is never brought to sixteen colors", arguments: Theme.all)
  func sixteen(theme: Theme) {
    for level in [ColorLevel.ansi8, .ansi16] {
      let screen = TestScreen(
        GalleryApp(theme: theme), columns: 80, rows: 24, colorScheme: .dark, colors: level)
      for row in 0..<24 {
        for column in 0..<80 {
          let style = screen.style(row: row, column: column)
          #expect(style.background == nil && style.foreground?.index.map { $0 < 16 } ?? true)
        }
      }
    }
  }
}
