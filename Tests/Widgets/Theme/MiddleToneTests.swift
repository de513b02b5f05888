import Recurse
import RecurseTerminal
import RecurseTesting
import Testing

@MainActor @Suite("A theme on a terminal that does not tell its background") struct MiddleToneTests {
  private struct Roles: Component {
    static let news: [Color] = [.accent, .success, .warning, .error]
    static let texts: [Color] = news + [.info, .link, .secondaryText, .placeholder, .focusedBorder]

    func render(state: Void) -> Node {
      for color in Self.texts { Text("x").foreground(color) }
      Text("x").background(.surface)
      Text("x").background(.accent)
    }
  }

  /// Those that leave the terminal's background.
  private nonisolated static let themes = Theme.all.map {
    var theme = $0
    theme.keepsTerminalBackground = true
    return theme
  }

  private func screen(_ theme: Theme, _ level: ColorLevel) -> TestScreen<Roles> {
    TestScreen(Roles(), columns: 8, rows: 12, theme: theme, colors: level)
  }

  @Test(
    "can be read on black and on white", arguments: themes,
    [(ColorLevel.trueColor, 4.4), (.palette256, 3.8)])
  func readable(theme: Theme, terminal: (level: ColorLevel, contrast: Double)) {
    let screen = screen(theme, terminal.level)
    for row in Roles.texts.indices {
      let style = screen.style(row: row, column: 0)
      #expect(style.background == nil && !style.attributes.contains(.dim))
      // No color is the terminal's own, which its user can read.
      guard let color = style.foreground else { continue }
      for ground in [Color.rgb(0x000000), .rgb(0xFFFFFF)] {
        #expect(color.contrast(with: ground) >= terminal.contrast, "\(Roles.texts[row]): \(color)")
      }
    }
  }

  @Test(
    "tells the accent and the news apart, each in its hue", arguments: themes,
    [ColorLevel.trueColor, .palette256])
  func apart(theme: Theme, level: ColorLevel) {
    let screen = screen(theme, level)
    let palette = theme.light
    let wanted = [palette.accent, palette.success, palette.warning, palette.error]
    let shown = wanted.indices.map { screen.style(row: $0, column: 0).foreground }
    for (shown, wanted) in zip(shown, wanted) {
      guard let shown else { continue }
      #expect(Oklab.of(shown).keepsHue(of: Oklab.of(wanted)), "\(shown) for \(wanted)")
    }
    let colors = shown.compactMap { $0 }
    #expect(Set(colors).count == colors.count)
  }

  @Test("of high contrast is in the color of text")
  func highContrast() {
    var theme = Theme.highContrast
    theme.keepsTerminalBackground = true
    let screen = screen(theme, .trueColor)
    for row in [0, 1, 2, 3, 5, 6, 7, 8] {
      #expect(screen.style(row: row, column: 0).foreground == nil)
    }
  }

  @Test("has no surfaces, and an accent that is reversed text")
  func backgrounds() {
    let screen = screen(.standard, .trueColor)
    let last = Roles.texts.count
    #expect(screen.style(row: last, column: 0) == CellStyle())
    let accent = screen.style(row: 0, column: 0).foreground
    #expect(
      screen.style(row: last + 1, column: 0)
        == CellStyle(foreground: accent, attributes: .reverse))
  }
}
