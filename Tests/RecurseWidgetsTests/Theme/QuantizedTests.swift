import RecurseTerminal
import RecurseWidgets
import Testing

@MainActor @Suite("A theme on a terminal with 256 colors") struct QuantizedTests {
  @Test(
    "has colors of the palette that can be told apart as well",
    arguments: Theme.all, ColorScheme.allCases)
  func readable(_ theme: Theme, _ scheme: ColorScheme) {
    let colors = QuantizedPalette(theme.palette(scheme)).colors
    func color(_ role: ColorRole) -> Color { colors[Int(role.rawValue)] }
    for role in ColorRole.allCases { #expect((color(role).index ?? 0) >= 16) }
    let least = theme.name == "high-contrast" ? 7.0 : 4.5
    for pair in ColorPair.all {
      let ratio = color(pair.foreground).contrast(with: color(pair.background))
      #expect(ratio >= (pair.isText ? least : 3), "\(pair.foreground) on \(pair.background)")
    }
  }
}
