import RecurseTerminal

/// The colors of a theme for terminals with only sixteen colors, which their user chooses.
///
/// Backgrounds are the terminal's own, and a selection reverses its text. A role set to `.text` has
/// the color of text, also on a terminal with more colors that does not report its background.
///
/// The meaning of `nil` depends on the terminal. An accent is bright cyan on a dark terminal and
/// blue on a light one. If the background is unknown, it is magenta, which is readable on both.
///
/// A color with too little contrast, as xterm displays it, is replaced: by the bright color on a
/// dark terminal, and by the color of text on a light one. Red becomes bright red, and yellow is
/// never on white.
public struct BasicPalette: Hashable, Sendable {
  /// The color of emphasized content.
  public var accent: Color?
  /// The color of neutral messages.
  public var info: Color?
  /// The color of success.
  public var success: Color?
  /// The color of warnings.
  public var warning: Color?
  /// The color of errors and destructive actions.
  public var error: Color?

  /// Creates a palette of colors such as `.cyan`.
  public init(
    accent: Color? = nil, info: Color? = nil, success: Color? = nil, warning: Color? = nil,
    error: Color? = nil
  ) {
    self.accent = accent
    self.info = info
    self.success = success
    self.warning = warning
    self.error = error
  }
}

extension BasicPalette {
  /// Returns the color of a role on a terminal; `nil` is the terminal's own.
  func color(of role: ColorRole, _ scheme: ColorScheme?) -> Color? {
    switch role {
    case .accent, .accentOnButton, .focusedBorder, .link, .selectionBar:
      (accent ?? Self.accent(scheme)).readable(scheme)
    case .info: (info ?? accent ?? Self.accent(scheme)).readable(scheme)
    case .success: (success ?? .green).readable(scheme)
    case .warning: (warning ?? (scheme == nil ? .text : .yellow)).readable(scheme)
    case .error, .errorOnButton: (error ?? .red).readable(scheme)
    case .series0, .series1, .series2, .series3, .series4, .series5, .series6, .series7:
      series(role.seriesNumber, scheme)
    default: nil
    }
  }

  /// Returns the color of a series: the accent, then other colors that are readable. Series that
  /// have the color of text are told apart by their symbols.
  private func series(_ number: Int, _ scheme: ColorScheme?) -> Color? {
    let first = (accent ?? Self.accent(scheme)).readable(scheme)
    let names: [Color] = [.yellow, .magenta, .green, .blue, .red, .cyan, .white]
    let colors = [first] + names.map { $0.readable(scheme) }.filter { $0 != first }
    return number < colors.count ? colors[number] : nil
  }

  private static func accent(_ scheme: ColorScheme?) -> Color {
    switch scheme {
    // It is often bold, which many terminals display as bright.
    case .dark: .brightCyan
    case .light: .blue
    case nil: .magenta
    }
  }
}

extension Color {
  /// Returns the color, or a similar one that is readable on a terminal; `nil` is the color of
  /// text.
  fileprivate func readable(_ scheme: ColorScheme?) -> Color? {
    guard isConcrete else { return nil }
    guard let index, index < 16, let scheme else { return self }
    let ground: Color = scheme == .dark ? .rgb(0x000000) : .rgb(0xFFFFFF)
    if contrast(with: ground) >= 4.5 { return self }
    return scheme == .light ? nil : index < 8 ? .indexed(index + 8) : self
  }
}
