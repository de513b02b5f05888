import RecurseTerminal

/// The text of bytes that are perhaps no text.
package enum DisplayText {
  /// Decodes bytes so that a terminal can show them in a line, as `String(terminalSafeName:)` does.
  package static func line(_ bytes: some Collection<UInt8>) -> String {
    String(terminalSafeName: bytes)
  }

  package static func line(_ text: String) -> String { line(text.utf8) }

  /// Decodes bytes in the same way, but keeps their lines.
  package static func lines(_ bytes: some Collection<UInt8>) -> String {
    bytes.split(omittingEmptySubsequences: false) { $0 == UInt8(ascii: "\n") }
      .map { line($0) }.joined(separator: "\n")
  }
}
