import RecurseTerminal

/// The inputs of a screen's colors: the theme of the app, and the abilities of its terminal.
package struct ThemeSetting: Equatable {
  package var theme: Theme
  /// The number of colors of the terminal.
  package var level: ColorLevel
  /// The color scheme that the terminal or its user reported, if any.
  package var scheme: ColorScheme?
  /// The terminal's background, if it is known.
  package var terminalBackground: Color?
  /// Whether the terminal has answered, or is known not to.
  package var hasAnswered: Bool

  package init(
    theme: Theme = .standard, level: ColorLevel = .trueColor, scheme: ColorScheme? = nil,
    terminalBackground: Color? = nil, hasAnswered: Bool = true
  ) {
    self.hasAnswered = hasAnswered
    self.theme = theme
    self.level = level
    self.scheme = scheme
    self.terminalBackground = terminalBackground
  }

  /// Returns the form of a theme that is shown. A theme with a background of its own is dark if the
  /// terminal does not report its own: it fits any.
  ///
  /// - Parameter preferred: the scheme that the app wants. The sixteen colors of a terminal fit its
  ///   own background alone.
  func form(of theme: Theme, preferring preferred: ColorScheme? = nil) -> ThemeTable.Form {
    switch level {
    case .none: return .attributes
    case .ansi8, .ansi16: return .basic(scheme, level: level)
    case .palette256, .trueColor:
      let own: ColorScheme? = hasAnswered && !theme.keepsTerminalBackground ? .dark : nil
      guard let scheme = preferred ?? scheme ?? own else { return .middle(level: level) }
      return .palette(scheme, level: level, background: terminalBackground)
    }
  }
}

/// The tables of a screen: one for each theme on it, and each scheme that the app prefers.
@MainActor
package struct ThemeTables {
  package private(set) var setting = ThemeSetting(level: .none)
  /// The look of the screen.
  package private(set) var root = Look.withoutColors
  private var tables: [(theme: Theme, preferred: ColorScheme?, table: ThemeTable)] = []

  package init() {}

  /// Applies another setting.
  ///
  /// - Returns: whether anything may look different.
  package mutating func use(_ setting: ThemeSetting) -> Bool {
    guard setting != self.setting else { return false }
    self.setting = setting
    tables = []
    root = Look(table(for: setting.theme))
    return true
  }

  /// Returns the table of a theme. O(themes on the screen).
  package mutating func table(
    for theme: Theme, preferring preferred: ColorScheme? = nil
  ) -> ThemeTable {
    let known = tables.first { $0.preferred == preferred && $0.theme == theme }
    if let known { return known.table }
    let table = ThemeTable(theme, setting.form(of: theme, preferring: preferred))
    tables.append((theme, preferred, table))
    return table
  }
}
