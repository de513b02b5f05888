import RecurseTerminal

extension Theme {
  /// The themes that come with the library, in the order of a list to choose from.
  public static let all: [Theme] = [
    .standard, .highContrast, .colorBlind, .nord, .gruvbox, .catppuccin, .dracula,
  ]

  /// Calm colors on the terminal's own background.
  public static let standard = Theme(
    name: "standard",
    dark: Palette(
      background: .rgb(0x16181D), text: .rgb(0xE4E6EB), accent: .rgb(0x7AA2F7),
      secondaryText: .rgb(0x9AA3B2), surface: .rgb(0x20242C), selection: .rgb(0x2B4B8C),
      success: .rgb(0x9ECE6A), warning: .rgb(0xE0AF68), error: .rgb(0xF7768E),
      series: [
        .rgb(0x7AA2F7), .rgb(0xC5DA82), .rgb(0xF0957F), .rgb(0xA98629),
        .rgb(0x76E9CA), .rgb(0x9A78C3), .rgb(0xC97088), .rgb(0x49CCE0),
      ]),
    light: Palette(
      background: .rgb(0xFBFBFC), text: .rgb(0x1F2328), accent: .rgb(0x2457C5),
      secondaryText: .rgb(0x5B6472), surface: .rgb(0xEEF0F3), selection: .rgb(0xB8CDFB),
      error: .rgb(0xB4232F),
      series: [
        .rgb(0x2457C5), .rgb(0x805307), .rgb(0x5E0266), .rgb(0x2382A6),
        .rgb(0x8463FE), .rgb(0x992B6D), .rgb(0xC2455E), .rgb(0x702D1B),
      ]),
    keepsTerminalBackground: true)

  /// Black and white with few strong colors, and a contrast of at least 7.
  public static let highContrast = Theme(
    name: "high-contrast",
    dark: Palette(
      background: .rgb(0x000000), text: .rgb(0xFFFFFF), accent: .rgb(0xFFE000),
      secondaryText: .rgb(0xE0E0E0), surface: .rgb(0x101010), selection: .rgb(0xFFE000),
      info: .rgb(0x8CD7FF), success: .rgb(0x7CFF7C), warning: .rgb(0xFFB347),
      error: .rgb(0xFF9C9C),
      series: [
        .rgb(0xFFE000), .rgb(0x527FE4), .rgb(0xB47607), .rgb(0x36D0F1),
        .rgb(0x7FC52E), .rgb(0x4EFDA3), .rgb(0xEB47A9), .rgb(0x09AAF8),
      ], contrast: 7),
    light: Palette(
      background: .rgb(0xFFFFFF), text: .rgb(0x000000), accent: .rgb(0x0000A8),
      secondaryText: .rgb(0x303030), surface: .rgb(0xDFF5FF), raised: .rgb(0xFFFFFF),
      selection: .rgb(0x0000A8),
      info: .rgb(0x003C80), success: .rgb(0x004D00), warning: .rgb(0x6B2A00),
      error: .rgb(0x900030),
      series: [
        .rgb(0x0000A8), .rgb(0x706E1D), .rgb(0x4B1D1C), .rgb(0x176490),
        .rgb(0x4F1D69), .rgb(0x6034CF), .rgb(0x9F285A), .rgb(0x374D24),
      ], contrast: 7),
    basic: BasicPalette(accent: .text, success: .text, warning: .text, error: .text))

  /// Colors that people with red–green color blindness can tell apart: success is bluish, errors
  /// are orange. After Okabe and Ito, "Color Universal Design" (2008).
  public static let colorBlind = Theme(
    name: "color-blind",
    dark: Palette(
      background: .rgb(0x16181D), text: .rgb(0xE4E6EB), accent: .rgb(0x56B4E9),
      secondaryText: .rgb(0x9AA3B2), surface: .rgb(0x20242C), selection: .rgb(0x1F4F7A),
      info: .rgb(0xE4E6EB), success: .rgb(0x2BC49A), warning: .rgb(0xF0E442),
      error: .rgb(0xF0A060),
      series: [
        .rgb(0x56B4E9), .rgb(0xD8FA52), .rgb(0xDF4C22), .rgb(0xECB214),
        .rgb(0x9079FE), .rgb(0xDD628E), .rgb(0x37EE94), .rgb(0xBA54C4),
      ]),
    light: Palette(
      background: .rgb(0xFBFBFC), text: .rgb(0x1F2328), accent: .rgb(0x0060A0),
      secondaryText: .rgb(0x5B6472), surface: .rgb(0xEEF0F3), selection: .rgb(0xB0D4F2),
      info: .rgb(0x1F2328), success: .rgb(0x00664A), warning: .rgb(0x6A5A00),
      error: .rgb(0x9A4A00),
      series: [
        .rgb(0x0060A0), .rgb(0x9C59F2), .rgb(0x5E0266), .rgb(0x07859D),
        .rgb(0xE92E61), .rgb(0x126219), .rgb(0x992B6D), .rgb(0x2A1898),
      ]),
    basic: BasicPalette(success: .cyan, error: .text),
    keepsTerminalBackground: true)

  /// Arctic blues. After Nord, by Sven Greb.
  public static let nord = Theme(
    name: "nord",
    dark: Palette(
      background: .rgb(0x2E3440), text: .rgb(0xECEFF4), accent: .rgb(0x88C0D0),
      secondaryText: .rgb(0xB8C0CF), surface: .rgb(0x343B49), selection: .rgb(0x3F6184),
      info: .rgb(0x93B1EE), success: .rgb(0xA3BE8C), warning: .rgb(0xEBCB8B),
      error: .rgb(0xF59797),
      series: [
        .rgb(0x88C0D0), .rgb(0xD6FC07), .rgb(0xDE6E29), .rgb(0x9079FE),
        .rgb(0x93DEAF), .rgb(0xF2C35E), .rgb(0xD6858F), .rgb(0x71A4DD),
      ]),
    light: Palette(
      background: .rgb(0xECEFF4), text: .rgb(0x2E3440), accent: .rgb(0x2A6284),
      secondaryText: .rgb(0x4C566A), surface: .rgb(0xE5E9F0), selection: .rgb(0xA9C7E6),
      info: .rgb(0x4550A8), success: .rgb(0x3F6B33), warning: .rgb(0x765500),
      error: .rgb(0xA3323D),
      series: [
        .rgb(0x2A6284), .rgb(0x4F3205), .rgb(0x00108A), .rgb(0xCF3D0B),
        .rgb(0x118A7A), .rgb(0xBA54C4), .rgb(0x6034CF), .rgb(0x8D434E),
      ]))

  /// Warm and retro. After Gruvbox, by Pavel Pertsev.
  public static let gruvbox = Theme(
    name: "gruvbox",
    dark: Palette(
      background: .rgb(0x282828), text: .rgb(0xEBDBB2), accent: .rgb(0xFABD2F),
      secondaryText: .rgb(0xBDAE93), surface: .rgb(0x32302F), selection: .rgb(0x66541F),
      info: .rgb(0x8FB0A4), success: .rgb(0xB8BB26), warning: .rgb(0xFE9A3C),
      error: .rgb(0xFF8672),
      series: [
        .rgb(0xFABD2F), .rgb(0x487CF5), .rgb(0x4DCCFE), .rgb(0xFB4C10),
        .rgb(0x92FEF9), .rgb(0xB975BF), .rgb(0xD6FC07), .rgb(0x28BC74),
      ]),
    light: Palette(
      background: .rgb(0xFBF1C7), text: .rgb(0x3C3836), accent: .rgb(0x076678),
      secondaryText: .rgb(0x665C54), surface: .rgb(0xF2E5BC), selection: .rgb(0xB9CE8F),
      info: .rgb(0x8F3F71), success: .rgb(0x4A6410), warning: .rgb(0x8A4B00),
      error: .rgb(0x9D0006),
      series: [
        .rgb(0x076678), .rgb(0x7854EE), .rgb(0x784104), .rgb(0x4F1D69),
        .rgb(0x3F895E), .rgb(0x0A34A8), .rgb(0xEC313D), .rgb(0xC74DAF),
      ]))

  /// Soft pastels. After Catppuccin's Mocha and Latte.
  public static let catppuccin = Theme(
    name: "catppuccin",
    dark: Palette(
      background: .rgb(0x1E1E2E), text: .rgb(0xCDD6F4), accent: .rgb(0xCBA6F7),
      secondaryText: .rgb(0xA6ADC8), surface: .rgb(0x28283B), selection: .rgb(0x574A75),
      info: .rgb(0x89B4FA), success: .rgb(0xA6E3A1), warning: .rgb(0xF9E2AF),
      error: .rgb(0xF38BA8),
      series: [
        .rgb(0xCBA6F7), .rgb(0xD6FC07), .rgb(0xEE7C3A), .rgb(0xCF3EB6),
        .rgb(0x0ADCA8), .rgb(0x487CF5), .rgb(0xE92E61), .rgb(0xECB214),
      ]),
    light: Palette(
      background: .rgb(0xEFF1F5), text: .rgb(0x41445D), accent: .rgb(0x7A2DDB),
      secondaryText: .rgb(0x565970), surface: .rgb(0xE6E9EF), selection: .rgb(0xB9BFF3),
      info: .rgb(0x1852C7), success: .rgb(0x276B1A), warning: .rgb(0x855000),
      error: .rgb(0xBC0D36),
      series: [
        .rgb(0x7A2DDB), .rgb(0x551113), .rgb(0x36786C), .rgb(0x784104),
        .rgb(0x0015A8), .rgb(0x6E8210), .rgb(0xDB369B), .rgb(0x4B0851),
      ]))

  /// Bright colors on violet. After Dracula, by Zeno Rocha, and its light variant Alucard.
  public static let dracula = Theme(
    name: "dracula",
    dark: Palette(
      background: .rgb(0x282A36), text: .rgb(0xF8F8F2), accent: .rgb(0xC4A0FA),
      secondaryText: .rgb(0xB6BCD6), surface: .rgb(0x30323F), selection: .rgb(0x5A5085),
      info: .rgb(0x8BE9FD), success: .rgb(0x50FA7B), warning: .rgb(0xF1FA8C),
      error: .rgb(0xFF8C8C),
      series: [
        .rgb(0xC4A0FA), .rgb(0xF05656), .rgb(0xE6E107), .rgb(0xF089AA),
        .rgb(0xDF4EC4), .rgb(0x4EFDA3), .rgb(0x7986F2), .rgb(0x7FC52E),
      ]),
    light: Palette(
      background: .rgb(0xFFFBEB), text: .rgb(0x1F1F1F), accent: .rgb(0x644AC9),
      secondaryText: .rgb(0x635D47), surface: .rgb(0xF5F0DC), selection: .rgb(0xCBBDF2),
      info: .rgb(0x036A96), success: .rgb(0x14710A), warning: .rgb(0x765E10),
      error: .rgb(0xBE2A2A),
      series: [
        .rgb(0x644AC9), .rgb(0x7B2004), .rgb(0x540C73), .rgb(0x6E8210),
        .rgb(0x377FAC), .rgb(0x216E45), .rgb(0xE4307F), .rgb(0x0015A8),
      ]))
}
