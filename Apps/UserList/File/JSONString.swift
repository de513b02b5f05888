/// The strings of JSON.
enum JSONString {
  /// The text of a valid string literal; `nil` if it contains half of a surrogate pair.
  static func decode(_ quoted: ArraySlice<UInt8>) -> String? {
    let text = quoted.dropFirst().dropLast()
    guard text.contains(UInt8(ascii: "\\")) else { return String(decoding: text, as: UTF8.self) }
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var rest = text
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let kind = rest.popFirst() else {
        result.append(byte)
        continue
      }
      switch kind {
      case UInt8(ascii: "b"): result.append(0x08)
      case UInt8(ascii: "f"): result.append(0x0C)
      case UInt8(ascii: "n"): result.append(0x0A)
      case UInt8(ascii: "r"): result.append(0x0D)
      case UInt8(ascii: "t"): result.append(0x09)
      case UInt8(ascii: "u"):
        guard let scalar = scalar(&rest) else { return nil }
        result.append(contentsOf: String(scalar).utf8)
      default: result.append(kind)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The scalar of four digits, or of the twelve bytes of a surrogate pair.
  private static func scalar(_ rest: inout ArraySlice<UInt8>) -> Unicode.Scalar? {
    let first = unit(&rest)
    guard UTF16.isLeadSurrogate(first) else { return Unicode.Scalar(first) }
    guard rest.starts(with: #"\u"#.utf8) else { return nil }
    rest.removeFirst(2)
    let second = unit(&rest)
    guard UTF16.isTrailSurrogate(second) else { return nil }
    return Unicode.Scalar(0x1_0000 + (UInt32(first) - 0xD800) << 10 + (UInt32(second) - 0xDC00))
  }

  private static func unit(_ rest: inout ArraySlice<UInt8>) -> UInt16 {
    defer { rest = rest.dropFirst(4) }
    return UInt16(String(decoding: rest.prefix(4), as: UTF8.self), radix: 16) ?? 0
  }

  /// A string literal with as few escapes as JSON requires.
  static func encode(_ text: String) -> [UInt8] {
    var result: [UInt8] = [UInt8(ascii: "\"")]
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): result += [UInt8(ascii: "\\"), byte]
      case 0x0A: result += #"\n"#.utf8
      case 0..<0x20: result += (#"\u00"# + (byte < 0x10 ? "0" : "") + String(byte, radix: 16)).utf8
      default: result.append(byte)
      }
    }
    return result + [UInt8(ascii: "\"")]
  }
}
