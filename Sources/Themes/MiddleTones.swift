import RecurseTerminal

/// The colors of a theme for a terminal with many colors that does not report its background: each
/// is readable on black and on white.
///
/// All of them have one lightness, at which a contrast of 4.5 is possible with both; their hues are
/// those of the theme. Few of the 256 colors are near it, so 3.8 has to do for them. Text and
/// backgrounds are the terminal's own.
struct MiddleTones {
  /// The colors by the numbers of the roles; `nil` is the terminal's own.
  private(set) var colors: [Color?]

  init(_ theme: Theme, _ level: ColorLevel) {
    colors = ColorRole.allCases.map { _ in nil }
    // The colors for light terminals are the stronger ones.
    let palette = theme.light
    var known: [(wanted: Color, tone: Color)] = []
    func tone(_ wanted: Color) -> Color {
      if let match = known.first(where: { $0.wanted == wanted }) { return match.tone }
      let tone =
        level == .trueColor
        ? Self.tone(wanted) : Self.indexedTone(wanted, except: known.map(\.tone))
      known.append((wanted, tone))
      return tone
    }
    for role in [ColorRole.accent, .success, .warning, .error, .info]
    where !theme.basic.isText(role) {
      self[role] = tone(palette.color(of: role).solid)
    }
    for role in [ColorRole.accentOnButton, .focusedBorder, .link, .selectionBar] {
      self[role] = self[.accent]
    }
    self[.errorOnButton] = self[.error]
    // Gray is less than what a theme has whose accent, too, is in the color of text.
    if !theme.basic.isText(.accent) {
      for role in [ColorRole.secondaryText, .placeholder, .border, .disabled] {
        self[role] = tone(Self.gray)
      }
    }
    // Series are apart from each other, and may have the colors of the roles above.
    known = known.filter { $0.wanted == palette.accent.solid }
    for role in ColorRole.series { self[role] = tone(palette.color(of: role).solid) }
  }

  subscript(role: ColorRole) -> Color? {
    get { colors[Int(role.rawValue)] }
    set { colors[Int(role.rawValue)] = newValue }
  }

  static let gray = Color.rgb(0x767676)

  /// The luminance with the same contrast with black as with white: 0.05 is WCAG's stray light.
  private static let luminance = (0.05 * 1.05).squareRoot() - 0.05

  /// Returns the color of a hue at the one lightness.
  private static func tone(_ wanted: Color) -> Color {
    let hue = Oklab(wanted.rgb)
    var (darkest, lightest): (Float, Float) = (0, 1)
    for _ in 0..<12 {
      let middle = (darkest + lightest) / 2
      if hue.color(lightness: middle).luminance < luminance {
        darkest = middle
      } else {
        lightest = middle
      }
    }
    return hue.color(lightness: lightest)
  }

  private static let candidates = Color.unchanging.filter {
    min($0.contrast(with: .rgb(0x000000)), $0.contrast(with: .rgb(0xFFFFFF))) >= 3.8
  }

  /// Returns the most similar of the 256 colors, in the same hue if there is one.
  private static func indexedTone(_ wanted: Color, except others: [Color]) -> Color {
    let wanted = Oklab(wanted.rgb)
    func cost(_ color: Color) -> Float {
      let oklab = Oklab.of(color)
      return oklab.difference(from: wanted) + (oklab.keepsHue(of: wanted) ? 0 : 0.05)
        + oklab.turn(from: wanted)
    }
    let costs = candidates.lazy.filter { !others.contains($0) }.map { ($0, cost: cost($0)) }
    return Array(costs).min { $0.cost < $1.cost }?.0 ?? gray
  }
}

extension BasicPalette {
  /// Returns whether a theme leaves a role in the color of text.
  fileprivate func isText(_ role: ColorRole) -> Bool {
    switch role {
    case .accent: accent == .text
    case .info: (info ?? accent) == .text
    case .success: success == .text
    case .warning: warning == .text
    case .error: error == .text
    default: false
    }
  }
}
