/// The part of the terminal that an app has: the whole screen, or some rows below the prompt.
public enum Presentation: Hashable, Sendable {
  /// The whole screen. The terminal shows its former content after the app.
  case fullScreen
  /// Rows below the prompt, as many as the content needs, but at most `maxHeight`. The lines above
  /// stay the terminal's own.
  case inline(maxHeight: Int)

  /// The most rows that an app below the prompt has; `nil` for the whole screen.
  package var maxHeight: Int? {
    if case .inline(let height) = self { max(1, height) } else { nil }
  }
}
