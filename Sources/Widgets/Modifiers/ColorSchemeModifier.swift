import RecurseReconciler
import RecurseThemes

extension EnvironmentValues {
  /// The color scheme in use: light text on dark, or dark text on light. `nil` if the terminal does
  /// not tell, and the app prefers none.
  ///
  /// ```swift
  /// WithEnvironment(\.colorScheme) { scheme in
  ///   Text(scheme == .light ? "☀" : "☾")
  /// }
  /// ```
  ///
  /// A reader is rendered again when the terminal tells another background. Colors need no reader:
  /// a role such as `.accent` follows the scheme by itself. `RECURSE_THEME=light` is told as the
  /// terminal's own scheme. `.preferredColorScheme(_:)` sets the value for the content inside.
  public var colorScheme: ColorScheme? { schemeInUse }

  /// The same. An app cannot set it alone, as that would change no color.
  package var schemeInUse: ColorScheme? {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }
}

private struct ColorSchemeKey: EnvironmentKey {
  static var defaultValue: ColorScheme? { nil }
}

extension Modifiable {
  /// Sets the color scheme of the content: that of a dark or of a light terminal, whatever the
  /// terminal is. `nil` uses what the terminal tells, or a modifier around this one.
  ///
  /// ```swift
  /// VStack {
  ///   Toggle("Light") { $0.scheme == .light } set: { $0.scheme = $1 ? .light : nil }
  /// }
  /// .preferredColorScheme(state.scheme)
  /// ```
  ///
  /// On the outermost node it is for the whole screen, and so are its layers. The nearest theme
  /// shows its ``Theme/dark`` or ``Theme/light`` colors, on a background of its own where the
  /// terminal's does not fit. Inside, ``EnvironmentValues/colorScheme`` is the scheme.
  ///
  /// A terminal with sixteen colors keeps its own: they fit its background alone.
  public consuming func preferredColorScheme(_ scheme: ColorScheme?) -> Modified {
    let style = NodeModifier.content {
      guard let scheme, $0.theme?.preferred == nil else { return }
      $0.theme = ThemeReference($0.theme?.theme, preferring: scheme)
    }
    let values = NodeModifier.environment { if let scheme { $0.schemeInUse = scheme } }
    return modified(
      by: NodeModifier {
        style.apply(&$0)
        values.apply(&$0)
      })
  }
}
