extension String {
  /// Whether no terminal is asked to copy the text.
  package var isTooLongToCopy: Bool { utf8.count > Clipboard.mostBytes }
}

/// The terminal's clipboard: it is written, by OSC 52, and never read.
package enum Clipboard {
  /// The most bytes of a text that is copied. Terminals drop longer sequences, or cut them.
  package static let mostBytes = 65_536

  /// Returns the content to copy for a text, which may be pasted into a shell: line breaks are
  /// newlines, and tabs are the only other controls. `nil` if it is too long.
  static func content(for text: String) -> String? {
    text.isTooLongToCopy ? nil : text.withoutControls
  }

  /// Returns the bytes that copy a text, or `nil` if it is too long.
  static func sequence(for text: String) -> [UInt8]? {
    guard let text = content(for: text) else { return nil }
    return Array("\u{1b}]52;c;".utf8) + base64(Array(text.utf8)) + Array("\u{1b}\\".utf8)
  }

  /// RFC 4648, section 4.
  static func base64(_ bytes: [UInt8]) -> [UInt8] {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    let padding = UInt8(ascii: "=")
    var encoded: [UInt8] = []
    encoded.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let count = min(3, bytes.count - start)
      var group = 0
      for offset in 0..<3 { group = group << 8 | (offset < count ? Int(bytes[start + offset]) : 0) }
      for digit in 0..<4 {
        encoded.append(digit <= count ? digits[group >> (18 - 6 * digit) & 63] : padding)
      }
    }
    return encoded
  }
}
