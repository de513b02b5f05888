import RecurseTerminal

/// The colors of a theme among the sixteen that a user chooses for their terminal.
///
/// They are used where a terminal has no more, and where it does not tell whether it is dark or
/// light. Backgrounds are the terminal's own, and a selection is its text reversed.
///
/// What is `nil` depends on what the terminal tells: an accent is cyan on a dark terminal, blue on a
/// light one, and magenta, which can be read on both, where that is not known. With `.text` it has
/// the color of text.
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
      concrete(accent ?? Self.accent(scheme))
    case .info: concrete(info ?? accent ?? Self.accent(scheme))
    case .success: concrete(success ?? .green)
    // Yellow is seldom readable on white.
    case .warning: concrete(warning ?? (scheme == .dark ? .yellow : .text))
    case .error, .errorOnButton: concrete(error ?? .red)
    default: nil
    }
  }

  private static func accent(_ scheme: ColorScheme?) -> Color {
    switch scheme {
    case .dark: .cyan
    case .light: .blue
    case nil: .magenta
    }
  }

  private func concrete(_ color: Color) -> Color? { color.isConcrete ? color : nil }
}
