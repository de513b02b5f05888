/// A kind of terminal: its name in `TERM`, and its entry.
package struct TerminalType: Sendable {
  /// The value of `TERM`.
  package var name: String
  /// The entry's name, which differs from ``name`` if the system has no entry for that.
  package var entryName: String
  /// The installed entry; `nil` if only ncurses has one.
  package var entry: TerminfoEntry?

  /// Terminals that behave like xterm, and whose entry is often missing.
  private static let likeXterm = [
    "xterm", "foot", "ghostty", "wezterm", "alacritty", "contour", "kitty", "rio", "konsole",
    "vte", "gnome", "iterm", "mintty", "st-256color",
  ]
  private static let likeScreen = ["tmux", "screen"]

  /// Finds the entry for `TERM`.
  package init(environment: [String: String]) throws(TerminalError) {
    guard let name = environment["TERM"], !name.isEmpty else { throw .terminalNotNamed }
    let search = TerminfoSearch(environment: environment)
    self.name = name
    entryName = name
    entry = search.entry(named: name)
    if entry != nil { return }
    for other in Self.substitutes(for: name) {
      guard let found = search.entry(named: other) else { continue }
      entry = found
      entryName = other
      return
    }
  }

  private static func substitutes(for name: String) -> [String] {
    if likeScreen.contains(where: { name.hasPrefix($0) }) { return ["screen-256color", "screen"] }
    if likeXterm.contains(where: { name.hasPrefix($0) }) { return ["xterm-256color", "xterm"] }
    return []
  }

  /// Whether the terminal supports private modes, a title and 24-bit colors, which is assumed if
  /// its alternate screen is xterm's mode 1049. The Linux console and a VT100 do not.
  package var isXtermLike: Bool {
    guard let enter = entry?.string(TerminfoPatch.Slot.enterAlternateScreen) else { return false }
    return enter.indices.contains { enter[$0...].starts(with: "?1049h".utf8) }
  }

  /// Whether an app can have some rows of the terminal. The sequences for that are xterm's.
  var canBeInline: Bool { isXtermLike }

  /// Whether the terminal has more attributes than terminfo, and accepts colons in SGR.
  package var hasExtendedAttributes: Bool {
    isXtermLike && !name.hasPrefix("screen") && !name.hasPrefix("rxvt")
  }

  /// Whether margins can be switched off although the entry does not say so.
  var hasUndeclaredMargins: Bool {
    isXtermLike && entry?.string(TerminfoPatch.Slot.exitMargins) == nil
  }
}
