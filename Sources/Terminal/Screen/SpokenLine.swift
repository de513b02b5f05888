/// A line for a person who hears an app: plain text, which a screen reader reads from the terminal.
package enum SpokenLine {
  /// The largest number of Unicode scalars of a line.
  package static let mostScalars = 4_096

  /// Returns the text as one line without controls; `nil` if nothing is left of it.
  package static func content(for text: String) -> String? {
    let line = String(text.asOneLine.unicodeScalars.prefix(mostScalars)).terminalSafeLine
    return line.allSatisfy { $0 == " " } ? nil : line
  }
}
