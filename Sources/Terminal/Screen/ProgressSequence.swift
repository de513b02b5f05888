/// The sequence for progress in a terminal's tab or in the taskbar: OSC 9;4 of ConEmu. Windows
/// Terminal, Ghostty, WezTerm and VTE know it, too.
enum ProgressSequence {
  static func bytes(for percent: Int?) -> [UInt8] {
    let content = percent.map { "1;\(min(max(0, $0), 100))" } ?? "0;0"
    return Array("\u{1b}]9;4;\(content)\u{1b}\\".utf8)
  }

  /// Returns whether a terminal knows the sequence, by the names that terminals set in the
  /// environment. Another one may show the sequence as a notification. `RECURSE_PROGRESS` overrides
  /// the names: 0 turns progress off, any other value turns it on.
  static func isKnown(in environment: [String: String]) -> Bool {
    if let choice = environment["RECURSE_PROGRESS"], !choice.isEmpty { return choice != "0" }
    // A multiplexer hands down the environment, and keeps the sequence.
    if environment["TMUX"] != nil || environment["STY"] != nil { return false }
    let program = environment["TERM_PROGRAM"] ?? ""
    return environment["WT_SESSION"] != nil || environment["ConEmuANSI"] == "ON"
      || ["ghostty", "WezTerm"].contains(program)
      || environment["VTE_VERSION"].flatMap { Int($0) }.map { $0 >= 7_900 } == true
  }
}

/// A notification of the desktop, sent through the terminal by OSC 9, as iTerm2 has it.
enum Notice {
  /// The largest number of Unicode scalars of a text.
  static let mostScalars = 256

  /// Returns the text as it is sent: a line without controls. `nil` if it is empty.
  static func content(for text: String) -> String? {
    var line = String(text.asOneLine.unicodeScalars.prefix(mostScalars)).terminalSafeLine
    // A number and a semicolon are commands of ConEmu and Windows Terminal: 4 is a progress bar.
    let digits = line.prefix { $0.isASCII && $0.isNumber }
    if !digits.isEmpty, line[digits.endIndex...].first == ";" {
      line = "\(digits),\(line[digits.endIndex...].dropFirst())"
    }
    return line.isEmpty ? nil : line
  }

  static func sequence(for content: String) -> [UInt8] {
    Array("\u{1b}]9;\(content)\u{1b}\\".utf8)
  }
}
