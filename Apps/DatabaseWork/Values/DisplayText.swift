/// The text of bytes that are perhaps no text.
package enum DisplayText {
  /// Decodes bytes so that a terminal can show them in a line: invalid UTF-8 becomes U+FFFD, a
  /// control character its picture, such as "␊".
  package static func line(_ bytes: some Collection<UInt8>) -> String {
    let isPlain = bytes.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
    let text = String(decoding: bytes, as: UTF8.self)
    guard !isPlain else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.map { shown($0) }))
  }

  package static func line(_ text: String) -> String { line(Array(text.utf8)) }

  /// Decodes bytes in the same way, but keeps their lines.
  package static func lines(_ bytes: some Collection<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    return String(
      String.UnicodeScalarView(text.unicodeScalars.map { $0 == "\n" ? $0 : shown($0) }))
  }

  private static func shown(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
    case 0x7F: "\u{2421}"
    // Line separators break a line; direction marks let a text look like another.
    case 0x80..<0xA0, 0x2028...0x202E, 0x2066...0x2069, 0x200E, 0x200F: "\u{FFFD}"
    default: scalar
    }
  }
}
