/// Bytes as lines of hexadecimal numbers and characters.
///
///     000000  48 65 6c 6c 6f 00        |Hello.|
enum HexDump {
  static func lines(_ bytes: [UInt8], perLine count: Int = 8) -> [String] {
    stride(from: 0, to: bytes.count, by: count).map { start in
      let part = bytes[start..<min(start + count, bytes.count)]
      let numbers = part.map { padded($0, to: 2) }.joined(separator: " ")
      let spaces = String(repeating: " ", count: max(0, 3 * count - 1 - numbers.utf8.count))
      return "\(padded(start, to: 6))  \(numbers)\(spaces)  |\(characters(part))|"
    }
  }

  /// The number of bytes in a line for which a width has room, beside a scrollbar.
  static func perLine(in columns: Int) -> Int {
    // An address, and for each byte a number and a character.
    [16, 8, 4, 2].first { 12 + 4 * $0 <= columns } ?? 1
  }

  private static func padded(_ number: some BinaryInteger, to width: Int) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }

  private static func characters(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes.map { (0x20..<0x7F).contains($0) ? $0 : 0x2E }, as: UTF8.self)
  }
}
