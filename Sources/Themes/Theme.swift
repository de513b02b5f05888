import RecurseTerminal

/// The colors of an app, by roles such as `.accent` and `.error`.
///
/// ```swift
/// struct Notes: App {
///   var theme: Theme { .nord }
///   …
/// }
///
/// Text("Saved").foreground(.success)
/// ```
///
/// A role's color is looked up when it is painted: a change of the theme repaints the screen and
/// renders nothing. The table that is used depends on the terminal:
///
/// | the terminal | colors |
/// |---|---|
/// | has at least 256 colors, and reports dark or light | ``dark`` or ``light`` |
/// | has at least 256, and reports neither | their hues, readable on black and on white |
/// | has 8 or 16 colors | ``basic``: the sixteen that its user chose |
/// | has none, or `NO_COLOR` is set | only attributes, such as bold and reverse |
///
/// The person at the terminal can choose a different theme: `RECURSE_THEME=nord`,
/// `RECURSE_THEME=light` or `RECURSE_THEME="nord light"`.
public struct Theme: Hashable, Sendable {
  /// The name of the theme in `RECURSE_THEME`.
  public var name: String
  /// The colors on a dark terminal.
  public var dark: Palette
  /// The colors on a light terminal.
  public var light: Palette
  /// The colors on a terminal with only sixteen.
  public var basic: BasicPalette
  /// A Boolean value that indicates whether the theme keeps the terminal's own background, if text
  /// is readable on it.
  public var keepsTerminalBackground: Bool

  /// Creates a theme.
  ///
  /// - Parameters:
  ///   - light: the colors on a light terminal; `nil` uses the dark ones there too.
  ///   - keepsTerminalBackground: whether the theme keeps the terminal's own background, if text is
  ///     readable on it.
  public init(
    name: String, dark: Palette, light: Palette? = nil, basic: BasicPalette = BasicPalette(),
    keepsTerminalBackground: Bool = false
  ) {
    self.name = name
    self.dark = dark
    self.light = light ?? dark
    self.basic = basic
    self.keepsTerminalBackground = keepsTerminalBackground
  }

  /// Returns the colors for a dark or a light terminal.
  public func palette(_ scheme: ColorScheme) -> Palette { scheme == .dark ? dark : light }
}
