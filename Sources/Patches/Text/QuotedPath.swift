/// A path in the C-style quotes that git puts around unusual names.
enum QuotedPath {
  /// Reads a quoted path at the start of bytes.
  ///
  /// - Returns: its bytes and what follows the closing quote, or nil if there is no such path.
  static func read(
    _ bytes: ArraySlice<UInt8>
  ) -> (path: [UInt8], rest: ArraySlice<UInt8>)? {
    guard bytes.first == .quote else { return nil }
    var path: [UInt8] = []
    var index = bytes.startIndex + 1
    while index < bytes.endIndex {
      let byte = bytes[index]
      index += 1
      if byte == .quote { return (path, bytes[index...]) }
      guard byte == .backslash else {
        path.append(byte)
        continue
      }
      guard index < bytes.endIndex else { return nil }
      path.append(escaped(bytes, &index))
    }
    return nil
  }

  private static func escaped(_ bytes: ArraySlice<UInt8>, _ index: inout Int) -> UInt8 {
    let digits = bytes[index...].prefix(3).prefix { $0 >= 0x30 && $0 <= 0x37 }
    if !digits.isEmpty {
      index += digits.count
      return UInt8(truncatingIfNeeded: digits.reduce(0) { $0 * 8 + Int($1 - 0x30) })
    }
    let byte = bytes[index]
    index += 1
    return letters.first { $0.letter == byte }?.byte ?? byte
  }

  /// Returns a path as git writes it: in quotes if it holds a quote, a backslash or a control.
  static func written(_ path: String) -> [UInt8] {
    let isPlain = path.utf8.allSatisfy {
      $0 >= 0x20 && $0 < 0x7F && $0 != .quote && $0 != .backslash
    }
    if isPlain { return Array(path.utf8) }
    var written: [UInt8] = [.quote]
    for byte in path.utf8 {
      if let letter = letters.first(where: { $0.byte == byte })?.letter {
        written += [.backslash, letter]
      } else if byte < 0x20 || byte >= 0x7F {
        written += [.backslash] + [6, 3, 0].map { 0x30 + ((byte >> UInt8($0)) & 7) }
      } else {
        written.append(byte)
      }
    }
    return written + [.quote]
  }

  private static let letters: [(letter: UInt8, byte: UInt8)] = [
    (UInt8(ascii: "a"), 7), (UInt8(ascii: "b"), 8), (UInt8(ascii: "t"), 9),
    (UInt8(ascii: "n"), 10), (UInt8(ascii: "v"), 11), (UInt8(ascii: "f"), 12),
    (UInt8(ascii: "r"), 13), (.quote, .quote), (.backslash, .backslash),
  ]
}
