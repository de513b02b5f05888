/// The color scheme of a terminal: dark or light.
public enum ColorScheme: String, Hashable, Sendable, CaseIterable {
  /// Light text on dark.
  case dark
  /// Dark text on light.
  case light
}
