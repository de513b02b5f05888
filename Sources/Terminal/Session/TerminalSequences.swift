import CRecurse

/// The shape of the terminal's cursor.
package enum CursorShape: Int, Hashable, Sendable {
  case standard = 0
  case blinkingBlock, block, blinkingUnderline, underline, blinkingBar, bar
}

extension TerminalSession {
  /// Changes the shape of the cursor. The end of the session restores the terminal's own.
  package func setCursorShape(_ shape: CursorShape) {
    guard shape != cursorShape else { return }
    cursorShape = shape
    if screen.type.isXtermLike { screen.send("\u{1b}[\(shape.rawValue) q".utf8) }
  }
}

/// The encoding of characters for ncurses and the C library.
package enum TerminalLocale {
  /// Sets the locale of characters from the environment. Returns whether its encoding is UTF-8.
  ///
  /// If no variable names a locale (containers, cron), or the named one is not installed, the
  /// encoding is UTF-8. With `C` it is ASCII.
  package static func prepare(environment: [String: String]) -> Bool {
    let named = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }
      .first { !$0.isEmpty }
    if let named, recurse_set_locale(named) { return recurse_locale_is_utf8() }
    for fallback in ["C.UTF-8", "en_US.UTF-8", "UTF-8"] where recurse_set_locale(fallback) {
      return recurse_locale_is_utf8()
    }
    return false
  }
}
