/// Bytes as hexadecimal digits.
package enum Hex {
  private static let digits = Array("0123456789abcdef".utf8)

  package static func text(of bytes: some Collection<UInt8>) -> String {
    String(
      decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }

  /// Reads digits, between which there may be blanks; `nil` if that are no bytes.
  package static func bytes(_ text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    var high: UInt8?
    for character in text where !character.isWhitespace {
      guard character.isASCII, let digit = character.hexDigitValue else { return nil }
      if let first = high {
        bytes.append(first << 4 | UInt8(digit))
        high = nil
      } else {
        high = UInt8(digit)
      }
    }
    return high == nil ? bytes : nil
  }

  /// Lines of 16 bytes with their offsets and characters.
  ///
  ///     00000010  53 51 4c 69 74 65 20 66 6f 72 6d 61 74 20 33 00  SQLite format 3.
  package static func dump(_ bytes: [UInt8]) -> String {
    stride(from: 0, to: bytes.count, by: 16).map { start in
      let line = bytes[start..<min(start + 16, bytes.count)]
      let offset = String(start, radix: 16)
      let cells = line.map { text(of: [$0]) }.joined(separator: " ")
      let words = line.map { 0x20..<0x7F ~= $0 ? String(Unicode.Scalar($0)) : "." }.joined()
      return String(repeating: "0", count: max(0, 8 - offset.count)) + offset + "  " + cells
        + String(repeating: " ", count: 47 - cells.count) + "  " + words
    }
    .joined(separator: "\n")
  }
}
