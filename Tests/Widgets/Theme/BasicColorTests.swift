import Recurse
import RecurseTerminal
import RecurseTesting
import Testing

@MainActor @Suite("A theme on a terminal with sixteen colors") struct BasicColorTests {
  private struct Roles: Component {
    static let texts: [Color] = [.text, .accent, .link, .info, .success, .warning, .error]
    static let last = texts.count

    func render(state: Void) -> Node {
      for color in Self.texts { Text("x").foreground(color) }
      Button("x", role: .destructive) { _ in }.focusable(false)
      Text("x").foreground(.border)
      Text("x").foreground(.focusedBorder)
    }
  }

  @Test(
    "can be read in xterm's colors on black and on white", arguments: Theme.all,
    ColorScheme.allCases)
  func readable(_ theme: Theme, _ scheme: ColorScheme) {
    let screen = TestScreen(
      Roles(), columns: 8, rows: 10, theme: theme, colorScheme: scheme, colors: .ansi16)
    let (ground, text): (Color, Color) =
      scheme == .dark ? (.rgb(0x000000), .rgb(0xE5E5E5)) : (.rgb(0xFFFFFF), .rgb(0x000000))
    for row in 0...Roles.last {
      let color = screen.style(row: row, column: 0).foreground ?? text
      #expect(color.contrast(with: ground) >= 4.4, "\(row): \(color)")
    }
  }

  @Test("has one accent, bold or not, where bold is bright")
  func accent() {
    let screen = TestScreen(
      Roles(), columns: 8, rows: 10, theme: .nord, colorScheme: .dark, colors: .ansi16)
    #expect(screen.style(row: 1, column: 0).foreground == .brightCyan)
  }

  @Test("has lines that are fainter than text, but for the one around the focus")
  func lines() {
    for level in [ColorLevel.ansi16, .ansi8, .none] {
      let screen = TestScreen(
        Roles(), columns: 8, rows: 10, theme: .nord, colorScheme: .dark, colors: level)
      #expect(screen.style(row: Roles.last + 1, column: 0).attributes.contains(.dim))
      #expect(screen.style(row: Roles.last + 2, column: 0).attributes.contains(.bold))
    }
  }
}
