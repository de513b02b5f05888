/// Paths in the quotes that git puts around unusual ones where it has no `-z`.
enum QuotedName {
  private static let quote = UInt8(ascii: "\"")
  private static let backslash = UInt8(ascii: "\\")

  /// Returns a path in quotes.
  static func quoted(_ bytes: some Sequence<UInt8>) -> [UInt8] {
    var quoted = [quote]
    for byte in bytes {
      if byte == quote || byte == backslash {
        quoted += [backslash, byte]
      } else if byte < 0x20 || byte >= 0x7F {
        quoted += [backslash, 0x30 + (byte >> 6), 0x30 + (byte >> 3 & 7), 0x30 + (byte & 7)]
      } else {
        quoted.append(byte)
      }
    }
    return quoted + [quote]
  }

  /// Reads a path that is perhaps in quotes.
  static func path(_ bytes: ArraySlice<UInt8>) -> GitPath {
    guard bytes.count >= 2, bytes.first == quote, bytes.last == quote else {
      return GitPath(bytes: bytes)
    }
    var rest = bytes.dropFirst().dropLast()
    var path: [UInt8] = []
    while let byte = rest.popFirst() {
      guard byte == backslash, let next = rest.popFirst() else {
        path.append(byte)
        continue
      }
      let digits = ([next] + rest.prefix(2)).prefix { (0x30...0x37).contains($0) }
      if digits.count == 3 {
        path.append(digits.reduce(0) { $0 &* 8 &+ ($1 - 0x30) })
        rest = rest.dropFirst(2)
      } else {
        path.append(letters[next] ?? next)
      }
    }
    return GitPath(bytes: path)
  }

  private static let letters: [UInt8: UInt8] = [
    UInt8(ascii: "a"): 7, UInt8(ascii: "b"): 8, UInt8(ascii: "t"): 9, UInt8(ascii: "n"): 10,
    UInt8(ascii: "v"): 11, UInt8(ascii: "f"): 12, UInt8(ascii: "r"): 13,
  ]
}
