extension String {
  /// The text as a field of one line takes it. Line breaks at its end are dropped, since a line
  /// that was copied has one. Any other becomes a space, and so does a tab. Other controls are
  /// dropped.
  ///
  /// Line breaks are LF, VT, FF, CR, CR LF, NEL, and Unicode's separators of lines and paragraphs.
  /// Linear; a text may be megabytes, so it is scanned byte by byte.
  package var asOneLine: String {
    var text = self
    return text.withUTF8 { bytes in
      guard bytes.contains(where: OneLine.mayBeSpecial) else { return nil }
      // Each byte that is written stands for one of the text at least: there is room for all.
      return String(unsafeUninitializedCapacity: bytes.count) { line in
        OneLine.write(bytes[..<OneLine.end(of: bytes)], to: line)
      }
    } ?? self
  }
}

private enum OneLine {
  /// Whether a control or a separator may begin with a byte: 0xC2 begins C1 controls and `¡`, 0xE2
  /// the separators and `…`.
  static func mayBeSpecial(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x7F || byte == 0xC2 || byte == 0xE2
  }

  /// Returns the end of the text without its trailing line breaks.
  static func end(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var end = bytes.count
    while end > 0 {
      switch bytes[end - 1] {
      case 0x0A...0x0D: end -= 1
      case 0x85 where end > 1 && bytes[end - 2] == 0xC2: end -= 2
      case 0xA8, 0xA9:
        guard end > 2, bytes[end - 2] == 0x80, bytes[end - 3] == 0xE2 else { return end }
        end -= 3
      default: return end
      }
    }
    return end
  }

  /// - Returns: how many bytes there are.
  static func write(
    _ bytes: Slice<UnsafeBufferPointer<UInt8>>, to line: UnsafeMutableBufferPointer<UInt8>
  ) -> Int {
    var count = 0
    var index = 0
    while index < bytes.endIndex {
      let byte = bytes[index]
      index += 1
      switch byte {
      case 0x09...0x0D:
        line[count] = 0x20
        if byte == 0x0D, index < bytes.endIndex, bytes[index] == 0x0A { index += 1 }
      case ..<0x20, 0x7F: continue
      // In a valid text as many bytes follow as the first one says.
      case 0xC2 where bytes[index] < 0xA0:
        index += 1
        guard bytes[index - 1] == 0x85 else { continue }
        line[count] = 0x20
      case 0xE2 where bytes[index] == 0x80 && 0xA8...0xA9 ~= bytes[index + 1]:
        index += 2
        line[count] = 0x20
      default: line[count] = byte
      }
      count += 1
    }
    return count
  }
}
