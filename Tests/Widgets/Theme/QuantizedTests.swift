import Foundation
import RecurseTerminal
import RecurseThemes
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

  /// Roles that mean different things, beside each other or in turn.
  private static let groups: [(roles: [ColorRole], known: Float, apart: Float)] = [
    ([.text, .secondaryText, .accent, .info, .success, .warning, .error], 0.03, 0.08),
    ([.background, .surface, .raised, .field, .inactiveSelection, .selection], 0.015, 0.02),
    ([.field, .focusedField, .inactiveSelection], 0.015, 0.02),
    ([.button, .hoveredButton, .background, .surface, .raised], 0.015, 0.02),
    ([.primaryButton, .destructiveButton], 0.03, 0.05),
    ([.primaryButton, .button], 0.03, 0.05), ([.destructiveButton, .button], 0.03, 0.05),
    ([.primaryButton, .raised], 0.03, 0.05), ([.destructiveButton, .raised], 0.03, 0.05),
  ]

  @Test(
    "tells apart what the palette tells apart", arguments: Theme.all, ColorScheme.allCases)
  func distinct(_ theme: Theme, _ scheme: ColorScheme) {
    let palette = theme.palette(scheme)
    let colors = QuantizedPalette(palette).colors
    for group in Self.groups {
      for (index, first) in group.roles.enumerated() {
        for second in group.roles[(index + 1)...] {
          let known = distance(palette.color(of: first), palette.color(of: second))
          guard known >= group.known else { continue }
          let shown = distance(colors[Int(first.rawValue)], colors[Int(second.rawValue)])
          #expect(shown >= group.apart, "\(first) and \(second): \(known), then \(shown)")
        }
      }
    }
  }

  @Test("keeps the hue of each color", arguments: Theme.all, ColorScheme.allCases)
  func hue(_ theme: Theme, _ scheme: ColorScheme) {
    let palette = theme.palette(scheme)
    let colors = QuantizedPalette(palette).colors
    for role in [ColorRole.accent, .info, .success, .warning, .error, .link, .focusedBorder] {
      let (wanted, shown) = (
        Oklab(palette.color(of: role).rgb), Oklab(colors[Int(role.rawValue)].rgb)
      )
      // A gray has none.
      guard hypotf(wanted.greenRed, wanted.blueYellow) >= 0.06 else { continue }
      let turn =
        atan2f(wanted.blueYellow, wanted.greenRed) - atan2f(shown.blueYellow, shown.greenRed)
      #expect(cosf(turn) >= cosf(.pi / 6), "\(role)")
      #expect(hypotf(shown.greenRed, shown.blueYellow) >= 0.05, "\(role) is gray")
    }
  }

  @Test(
    "fills buttons nearly as colorfully as the palette, where a readable color does",
    arguments: Theme.all, ColorScheme.allCases)
  func chroma(_ theme: Theme, _ scheme: ColorScheme) {
    let palette = theme.palette(scheme)
    let colors = QuantizedPalette(palette).colors
    let least = theme.name == "high-contrast" ? 7.0 : 4.5
    for role in [ColorRole.primaryButton, .destructiveButton, .focusedField] {
      let (wanted, shown) = (
        Oklab(palette.color(of: role).rgb), Oklab(colors[Int(role.rawValue)].rgb)
      )
      let text = colors[Int(ColorRole.text.rawValue)]
      let exists = Color.unchanging.contains {
        Oklab($0.rgb).keepsHue(of: wanted, gray: 0.02, share: 0.75)
          && text.contrast(with: $0) >= least
      }
      guard exists else { continue }
      #expect(shown.chroma >= 0.75 * wanted.chroma, "\(role): \(wanted.chroma), \(shown.chroma)")
    }
  }

  @Test(
    "tints no gray more than the palette does", arguments: Theme.all, ColorScheme.allCases)
  func gray(_ theme: Theme, _ scheme: ColorScheme) {
    let palette = theme.palette(scheme)
    let colors = QuantizedPalette(palette).colors
    for role in [ColorRole.background, .surface, .raised, .field, .button] {
      let (wanted, shown) = (
        Oklab(palette.color(of: role).rgb), Oklab(colors[Int(role.rawValue)].rgb)
      )
      #expect(shown.chroma <= 1.5 * wanted.chroma + 0.01, "\(role)")
    }
  }

  @Test(
    "fills buttons with the chroma of the colors they are for", arguments: Theme.all,
    ColorScheme.allCases)
  func filled(_ theme: Theme, _ scheme: ColorScheme) {
    let palette = theme.palette(scheme)
    for (role, color) in [
      (ColorRole.primaryButton, palette.accent), (.destructiveButton, palette.error),
    ] {
      let (wanted, shown) = (Oklab(color.rgb), Oklab(palette.color(of: role).rgb))
      #expect(shown.chroma >= 0.45 * wanted.chroma, "\(role): \(wanted.chroma), \(shown.chroma)")
    }
  }

  @Test("knows what to do with a palette in which nothing can be told apart")
  func strange() {
    for (background, text) in [(0x808080, 0x808080), (0x000000, 0x101010)] as [(UInt32, UInt32)] {
      var palette = Palette(
        background: .rgb(background), text: .rgb(text), accent: .rgb(0xFF0000))
      palette.success = .rgb(0xFE0010)
      palette.warning = .red
      palette.error = .accent
      #expect(QuantizedPalette(palette).colors.allSatisfy { $0.index != nil })
    }
  }

  private func distance(_ first: Color, _ second: Color) -> Float {
    Oklab(first.rgb).distance(to: Oklab(second.rgb)).squareRoot()
  }
}
