import RecurseTerminal

/// What the colors of an app look like: those of roles, such as `.accent` and `.error`.
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
/// A role's color is looked up when it is painted: another theme repaints the screen and renders
/// nothing. Which table is used depends on the terminal:
///
/// | the terminal | colors |
/// |---|---|
/// | has at least 256 colors, and tells that it is dark or light | ``dark`` or ``light`` |
/// | has at least 256, and does not tell | their hues, as they can be read on black and on white |
/// | has 8 or 16 colors | ``basic``: the sixteen that its user chose |
/// | has none, or `NO_COLOR` is set | attributes alone, such as bold and reverse |
///
/// The person at the terminal may choose another one: `RECURSE_THEME=nord`, `RECURSE_THEME=light`
/// or `RECURSE_THEME="nord light"`.
public struct Theme: Hashable, Sendable {
  /// What a person calls it in `RECURSE_THEME`.
  public var name: String
  /// The colors on a dark terminal.
  public var dark: Palette
  /// The colors on a light one.
  public var light: Palette
  /// The colors where only sixteen are known.
  public var basic: BasicPalette
  /// Whether the background is the terminal's own, where text can be read on that.
  public var keepsTerminalBackground: Bool

  /// Makes a theme.
  ///
  /// - Parameters:
  ///   - light: the colors on a light terminal; `nil` has the dark ones there, too.
  ///   - keepsTerminalBackground: whether the background is the terminal's own, where text can be
  ///     read on that.
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

  /// The colors for a dark or a light terminal.
  public func palette(_ scheme: ColorScheme) -> Palette { scheme == .dark ? dark : light }
}
