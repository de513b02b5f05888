import RecurseTerminal

/// A theme's colors as one terminal shows them, one for each role.
package final class ThemeTable {
  /// Which of a theme's tables a terminal can show.
  package enum Form: Hashable, Sendable {
    /// Attributes alone.
    case attributes
    /// The sixteen colors of the terminal's user.
    case basic(ColorScheme?, level: ColorLevel)
    /// Colors that fit every background.
    case middle(level: ColorLevel)
    /// Colors of the library's own.
    ///
    /// - Parameters:
    ///   - background: the terminal's own, where the theme leaves it to that.
    case palette(ColorScheme, level: ColorLevel, background: Color?)
  }

  /// The colors by the numbers of the roles; `nil` is the terminal's own.
  private let colors: [Color?]
  /// Attributes that say what colors do not.
  private let attributes: [TextAttributes]
  /// Whether areas differ by their backgrounds, so that nothing else has to mark them.
  package let hasSurfaces: Bool
  /// Whether there are any colors.
  package let hasColors: Bool
  /// Whether a sign has to say what faint text says elsewhere: some terminals do not show `dim`.
  package let needsSigns: Bool
  /// The text that a modal layer covers, where it is not faint.
  package let covered: Color?
  /// The background behind everything; `nil` is the terminal's own.
  package let background: Color?
  /// The color of text on that.
  package let text: Color?
  /// The theme's text and background, or black and white.
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
      text = nil
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
      text = nil
      extremes = [.black, .brightWhite]
    case .attributes:
      hasColors = false
      colors = roles.map { _ in nil }
      attributes = roles.map { $0.withoutColor(nil, $0.attributes) }
      hasSurfaces = false
      (needsSigns, covered) = (true, nil)
      background = nil
      text = nil
      extremes = [.black, .brightWhite]
    }
  }

  /// The color of a role; `nil` is the terminal's own.
  package func color(_ role: ColorRole) -> Color? { colors[Int(role.rawValue)] }

  /// What a role adds to its color.
  package func attributes(_ role: ColorRole) -> TextAttributes { attributes[Int(role.rawValue)] }

  /// A color as the terminal shows it; `nil` is its own.
  package func concrete(_ color: Color) -> Color? { color.role.map { self.color($0) } ?? color }

  /// The color of text on a background that has none of its own; `nil` is the terminal's own.
  package func text(on background: Color) -> Color? {
    guard hasColors else { return nil }
    switch background.role {
    case .terminal: return nil
    case .background: return text
    case .accent: return color(.onAccent)
    case .selection: return color(.onSelection)
    case .error: return color(.onError)
    case let role? where role.isVivid: return color(role).flatMap(readable)
    case .some: return color(.text)
    case nil: return readable(on: background)
    }
  }

  /// What can be read on any color: black or white, or what comes next to that here.
  private func readable(on background: Color) -> Color? {
    extremes.first { $0.contrast(with: background) >= 4.5 }
      ?? [Color.rgb(0x000000), .rgb(0xFFFFFF)].max {
        $0.contrast(with: background) < $1.contrast(with: background)
      }
  }
}

extension ColorRole {
  /// Whether the role asks for attention: as a background it does so without colors, too.
  var isVivid: Bool {
    switch self {
    case .accent, .link, .info, .success, .warning, .error: true
    default: false
    }
  }

  /// What marks the role beside the sixteen colors of the terminal's user. Faint text and lines are
  /// a hint only: some terminals do not show it.
  fileprivate var basicAttributes: TextAttributes {
    switch self {
    case .secondaryText, .placeholder, .border, .disabled: .dim
    case .link, .field, .focusedField, .faultyField: .underline
    case .selection, .accent, .error: []
    case .focusedBorder: .bold
    default: []
    }
  }

  /// What marks the role where there are no colors.
  fileprivate var attributes: TextAttributes {
    switch self {
    case .accentOnButton: .bold
    case .errorOnButton: .underline
    default: basicAttributes
    }
  }

  /// What asks for attention is bold where it has no color of its own.
  fileprivate func withoutColor(_ color: Color?, _ attributes: TextAttributes) -> TextAttributes {
    color == nil && isVivid && self != .link ? attributes.union(.bold) : attributes
  }
}

extension Color {
  /// RGB, also for what a palette should not have: a color of the terminal's user, or another role.
  var solid: Color {
    index != nil ? .rgb(rgb) : isConcrete ? self : Theme.standard.dark.text
  }
}

extension Theme {
  /// Whether text can be read on a terminal's own background.
  fileprivate func canKeep(_ background: Color, in colors: [Color]) -> Bool {
    guard keepsTerminalBackground else { return false }
    return ColorRole.readOnBackground.allSatisfy {
      colors[Int($0.rawValue)].contrast(with: background) >= 4.5
    }
  }
}
