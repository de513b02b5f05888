import RecurseTerminal
import RecurseThemes
import Testing

@MainActor @Suite("A bar that a modal layer covers") struct CoveredGroundTests {
  private let red = Color.rgb(0xD0_40_40)

  private func look(_ setting: ThemeSetting) -> Look {
    var tables = ThemeTables()
    _ = tables.use(setting)
    return tables.root
  }

  private func covered(_ setting: ThemeSetting) -> Color? {
    look(setting).covered(CellStyle(background: red)).background
  }

  @Test("is near the terminal's own background, if the theme keeps it")
  func keptBackground() throws {
    let (plain, blue) = (Color.rgb(0x000000), Color.rgb(0x00_00_40))
    for ground in [plain, blue] {
      let setting = ThemeSetting(scheme: .dark, terminalBackground: ground)
      #expect(look(setting).empty.background == nil)
      #expect(covered(setting) == red.mixed(0.65, with: ground))
    }
    let (onPlain, onBlue) = (
      try #require(covered(ThemeSetting(scheme: .dark, terminalBackground: plain))),
      try #require(covered(ThemeSetting(scheme: .dark, terminalBackground: blue)))
    )
    #expect(onBlue != onPlain)
  }

  @Test(
    "is near the theme's background, if that is painted",
    arguments: [ColorScheme.dark, .light])
  func paintedBackground(scheme: ColorScheme) {
    let ground = Theme.nord.palette(scheme).background
    let setting = ThemeSetting(theme: .nord, scheme: scheme, terminalBackground: .rgb(0x00_00_40))
    #expect(look(setting).empty.background == ground)
    #expect(covered(setting) == red.mixed(0.65, with: ground))
  }

  @Test(
    "has no background where areas do not differ by it",
    arguments: [ColorLevel.none, .ansi8, .ansi16, .trueColor])
  func noSurfaces(level: ColorLevel) {
    // Without a color scheme, true color is in middle tones.
    for scheme: ColorScheme? in level == .trueColor ? [nil] : [nil, .dark, .light] {
      #expect(covered(ThemeSetting(level: level, scheme: scheme)) == nil)
    }
  }
}
