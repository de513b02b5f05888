import CRecurse

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
