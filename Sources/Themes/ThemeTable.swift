import RecurseTerminal

/// A theme's colors as one terminal displays them, one for each role.
package final class ThemeTable {
  /// The form in which a terminal can display a theme.
  package enum Form: Hashable, Sendable {
    /// Only attributes.
    case attributes
    /// The sixteen colors of the terminal's user.
    case basic(ColorScheme?, level: ColorLevel)
    /// Colors that fit every background.
    case middle(level: ColorLevel)
    /// The colors of the palette.
    ///
    /// - Parameters:
    ///   - background: the terminal's own, if the theme keeps it.
    case palette(ColorScheme, level: ColorLevel, background: Color?)
  }

  /// The colors by the numbers of the roles; `nil` is the terminal's own.
  private let colors: [Color?]
  /// The attributes of roles that their colors do not show.
  private let attributes: [TextAttributes]
  /// Whether areas differ by their backgrounds, so that they need no other mark.
  package let hasSurfaces: Bool
  /// Whether there are any colors.
  package let hasColors: Bool
  /// Whether faint text needs a sign, since some terminals do not show `dim`.
  package let needsSigns: Bool
  /// The color of everything that a modal layer covers, where areas do not differ by their
  /// backgrounds; `nil` if it is faint instead.
  package let covered: Color?
  /// The background of the screen; `nil` is the terminal's own.
  package let background: Color?
  /// The color of text on that background.
  package let text: Color?
  /// The background that is seen: the theme's or the terminal's own. `nil` where areas do not
  /// differ by their backgrounds, so that no color is mixed with it.
  let ground: Color?
  /// The colors of text that sets none, on other colors: the first that is readable. They are the
  /// theme's text and background, or black and white.
  private let extremes: [Color]

  package init(_ theme: Theme, _ form: Form) {
    let roles = ColorRole.allCases
    switch form {
    case .palette(let scheme, let level, let terminal):
      let palette = theme.palette(scheme)
      let shown = level == .palette256 ? QuantizedPalette(palette).colors : nil
      let colors = roles.map { shown?[Int($0.rawValue)] ?? palette.color(of: $0).solid }
      hasColors = true
      let keepsTerminal = terminal.map { theme.canKeep($0, in: colors) } ?? false
      var own = colors.map { Optional($0) }
      own[Int(ColorRole.terminal.rawValue)] = nil
      if keepsTerminal { own[Int(ColorRole.background.rawValue)] = nil }
      self.colors = own
      attributes = roles.map { $0 == .link ? .underline : [] }
      hasSurfaces = true
      (needsSigns, covered) = (false, nil)
      background = own[Int(ColorRole.background.rawValue)]
      ground = keepsTerminal ? terminal : background
      text = keepsTerminal ? nil : colors[Int(ColorRole.text.rawValue)]
      extremes = [ColorRole.text, .background].map { colors[Int($0.rawValue)] }
    case .basic(let scheme, let level):
      hasColors = true
      let basic = roles.map { theme.basic.color(of: $0, scheme) }
      colors = basic
      attributes = roles.map { $0.withoutColor(basic[Int($0.rawValue)], $0.basicAttributes) }
      hasSurfaces = false
      needsSigns = true
      covered = level == .ansi16 ? .brightBlack : nil
      background = nil
      (text, ground) = (nil, nil)
      extremes = [.black, .brightWhite]
    case .middle(let level):
      hasColors = true
      let tones = MiddleTones(theme, level)
      colors = tones.colors
      attributes = roles.map {
        $0.withoutColor(tones[$0], $0.basicAttributes.subtracting(.dim))
      }
      hasSurfaces = false
      (needsSigns, covered) = (tones[.placeholder] == nil, tones[.disabled])
      background = nil
      (text, ground) = (nil, nil)
      extremes = [.black, .brightWhite]
    case .attributes:
      hasColors = false
      colors = roles.map { _ in nil }
      attributes = roles.map { $0.withoutColor(nil, $0.attributes) }
      hasSurfaces = false
      (needsSigns, covered) = (true, nil)
      background = nil
      (text, ground) = (nil, nil)
      extremes = [.black, .brightWhite]
    }
  }

  /// Returns the color of a role; `nil` is the terminal's own.
  package func color(_ role: ColorRole) -> Color? { colors[Int(role.rawValue)] }

  /// Returns the attributes of a role besides its color.
  package func attributes(_ role: ColorRole) -> TextAttributes { attributes[Int(role.rawValue)] }

  /// Returns a color as the terminal displays it; `nil` is the terminal's own.
  package func concrete(_ color: Color) -> Color? { color.role.map { self.color($0) } ?? color }

  /// Returns the color of text that sets none, on a background; `nil` is the terminal's own.
  package func text(on background: Color) -> Color? {
    guard hasColors else { return nil }
    switch background.role {
    case .terminal: return nil
    case .background: return text
    case .accent: return color(.onAccent)
    case .selection: return color(.onSelection)
    case .error: return color(.onError)
    case let role? where role.isVivid: return color(role).map(readable)
    case .some: return color(.text)
    case nil: return readable(on: background)
    }
  }

  /// Returns a color that is readable on any other: black or white, or the nearest to that here.
  private func readable(on background: Color) -> Color {
    extremes.first { $0.contrast(with: background) >= 4.5 }
      ?? background.clearer(of: .rgb(0x000000), .rgb(0xFFFFFF))
  }
}

extension ColorRole {
  /// Whether the role asks for attention. As a background it does so even without colors.
  var isVivid: Bool {
    switch self {
    case .accent, .link, .info, .success, .warning, .error: true
    default: false
    }
  }

  /// The attributes of the role besides the sixteen colors of the terminal's user. `dim` is only a
  /// hint: some terminals do not show it.
  fileprivate var basicAttributes: TextAttributes {
    switch self {
    case .secondaryText, .placeholder, .border, .disabled: .dim
    case .link, .field, .focusedField, .faultyField: .underline
    case .focusedBorder: .bold
    default: []
    }
  }

  /// The attributes of the role on a terminal without colors.
  fileprivate var attributes: TextAttributes {
    switch self {
    case .accentOnButton: .bold
    case .errorOnButton: .underline
    default: basicAttributes
    }
  }

  /// Returns attributes that include bold for a role that asks for attention and has no color of
  /// its own.
  fileprivate func withoutColor(_ color: Color?, _ attributes: TextAttributes) -> TextAttributes {
    color == nil && isVivid && self != .link ? attributes.union(.bold) : attributes
  }
}

extension Color {
  /// The color as RGB. An app may give a palette another kind: a color of the terminal counts as
  /// xterm's, and a role as the text of the standard theme.
  var solid: Color {
    index != nil ? .rgb(rgb) : isConcrete ? self : Theme.standard.dark.text
  }

  /// Returns the one of two colors that has more contrast with this one; the first if both have as
  /// much.
  func clearer(of first: Color, _ second: Color) -> Color {
    second.contrast(with: self) > first.contrast(with: self) ? second : first
  }
}

extension Theme {
  /// Returns whether text is readable on a terminal's own background.
  fileprivate func canKeep(_ background: Color, in colors: [Color]) -> Bool {
    guard keepsTerminalBackground else { return false }
    return ColorRole.readOnBackground.allSatisfy {
      colors[Int($0.rawValue)].contrast(with: background) >= 4.5
    }
  }
}

/// A reference to a theme, to the scheme that is preferred, or to both in a widget's style, which
/// few widgets have.
package final class ThemeReference: Equatable, Sendable {
  package let theme: Theme?
  package let preferred: ColorScheme?

  package init(_ theme: Theme?, preferring preferred: ColorScheme? = nil) {
    self.theme = theme
    self.preferred = preferred
  }

  package static func == (left: ThemeReference, right: ThemeReference) -> Bool {
    left === right || left.preferred == right.preferred && left.theme == right.theme
  }
}
