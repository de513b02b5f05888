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
