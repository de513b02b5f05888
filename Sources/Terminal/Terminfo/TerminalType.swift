/// A kind of terminal: what `TERM` says, and the entry that stands for it.
package struct TerminalType: Sendable {
  /// What `TERM` says.
  package var name: String
  /// The entry's name: another than ``name`` where that has no entry here.
  package var entryName: String
  /// The installed entry; `nil` where ncurses alone knows it.
  package var entry: TerminfoEntry?

  /// Terminals whose entry is often missing, and which do what xterm does.
  private static let likeXterm = [
    "xterm", "foot", "ghostty", "wezterm", "alacritty", "contour", "kitty", "rio", "konsole",
    "vte", "gnome", "iterm", "mintty", "st-256color",
  ]
  private static let likeScreen = ["tmux", "screen"]

  /// Finds the terminal that `TERM` names.
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

  /// Whether the terminal takes private modes, title and 24-bit colours for what they are: those
  /// whose alternate screen is xterm's mode 1049. The Linux console and a VT100 do not.
  package var isXtermLike: Bool {
    guard let enter = entry?.string(TerminfoPatch.Slot.enterAlternateScreen) else { return false }
    return enter.indices.contains { enter[$0...].starts(with: "?1049h".utf8) }
  }

  /// Whether it can do more to a character than terminfo has slots for, colons in SGR included.
  package var hasExtendedAttributes: Bool {
    isXtermLike && !name.hasPrefix("screen") && !name.hasPrefix("rxvt")
  }

  /// Whether margins can be switched off though the entry does not say so.
  var hasUnsaidMargins: Bool {
    isXtermLike && entry?.string(TerminfoPatch.Slot.exitMargins) == nil
  }
}
