extension ArraySlice<UInt8> {
  /// The text with a sign for each control, and for each character that is invisible or changes the
  /// order of others: `␛`, `<U+202E>`. No change hides in them. Tabs stay, and so do the joiners of
  /// emoji.
  ///
  /// The characters are those of "Trojan Source" (CVE-2021-42574).
  var visible: ArraySlice<UInt8> {
    guard contains(where: Self.mayHide) else { return self }
    var shown: [UInt8] = []
    for scalar in String(decoding: self, as: UTF8.self).unicodeScalars {
      switch scalar.value {
      case 0x09: shown.append(0x09)
      case 0x00..<0x20: shown += Array(String(UnicodeScalar(0x2400 + scalar.value) ?? " ").utf8)
      case 0x7F: shown += Array("␡".utf8)
      case 0x80..<0xA0, 0x200B, 0x2028, 0x2029, 0x2060...0x2065, 0xFEFF,
        _ where scalar.properties.isBidiControl:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        let zeros = String(repeating: "0", count: Swift.max(0, 4 - digits.utf8.count))
        shown += Array("<U+\(zeros)\(digits)>".utf8)
      default: shown += Array(String(scalar).utf8)
      }
    }
    return shown[...]
  }

  /// Returns whether a byte is a control, or begins a character that may need a sign.
  private static func mayHide(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x09: false
    case 0x00..<0x20, 0x7F, 0xC2, 0xD8, 0xE2, 0xEF: true
    default: false
    }
  }
}
