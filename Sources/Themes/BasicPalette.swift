import RecurseTerminal

/// The colors of a theme among the sixteen that a user chooses for their terminal.
///
/// They are used where a terminal has no more. Backgrounds are the terminal's own, and a selection
/// is its text reversed. What is `.text` is so, too, where a terminal with more colors does not tell
/// its background.
///
/// What is `nil` depends on what the terminal tells: an accent is bright cyan on a dark terminal,
/// blue on a light one, and magenta, which can be read on both, where that is not known. With `.text`
/// it has the color of text.
///
/// A color that can hardly be read there, as xterm shows it, is the bright one on a dark terminal,
/// and the color of text on a light one: red is bright red, and yellow is never on white.
public struct BasicPalette: Hashable, Sendable {
  /// What stands out.
  public var accent: Color?
  /// News that is neither good nor bad.
  public var info: Color?
  /// Good news.
  public var success: Color?
  /// What needs care.
  public var warning: Color?
  /// What went wrong, and what destroys.
  public var error: Color?

  /// Makes a palette of colors such as `.cyan`.
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
  /// The color of a role on a terminal; `nil` is its own.
  func color(of role: ColorRole, _ scheme: ColorScheme?) -> Color? {
    switch role {
    case .accent, .accentOnButton, .focusedBorder, .link, .selectionBar:
      (accent ?? Self.accent(scheme)).readable(scheme)
    case .info: (info ?? accent ?? Self.accent(scheme)).readable(scheme)
    case .success: (success ?? .green).readable(scheme)
    case .warning: (warning ?? (scheme == nil ? .text : .yellow)).readable(scheme)
    case .error, .errorOnButton: (error ?? .red).readable(scheme)
    default: nil
    }
  }

  private static func accent(_ scheme: ColorScheme?) -> Color {
    switch scheme {
    // It is often bold, which many terminals show as bright.
    case .dark: .brightCyan
    case .light: .blue
    case nil: .magenta
    }
  }
}

extension Color {
  /// The color, or one beside it that can be read on a terminal; `nil` is the color of text.
  fileprivate func readable(_ scheme: ColorScheme?) -> Color? {
    guard isConcrete else { return nil }
    guard let index, index < 16, let scheme else { return self }
    let ground: Color = scheme == .dark ? .rgb(0x000000) : .rgb(0xFFFFFF)
    if contrast(with: ground) >= 4.5 { return self }
    return scheme == .light ? nil : index < 8 ? .indexed(index + 8) : self
  }
}
