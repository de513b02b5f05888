/// A text that lines may contain.
///
/// Letters of ASCII match in either case, unless the text has a capital one.
struct TextPattern: Hashable, Sendable {
  let text: String
  private let wanted: [UInt8]
  private let ignoresCase: Bool

  init(_ text: String) {
    self.text = text
    wanted = Array(text.utf8)
    ignoresCase = !wanted.contains { (0x41...0x5A).contains($0) }
  }

  /// Returns the byte ranges of the matches in a text, which do not overlap. Linear in the length
  /// of the text for most texts.
  func matches(in text: [UInt8]) -> [Range<Int>] {
    var matches: [Range<Int>] = []
    while let match = firstMatch(in: text[...], from: matches.last?.upperBound ?? 0) {
      matches.append(match)
    }
    return matches
  }

  /// Returns the byte range of the first match at or after an offset, counted from the start of the
  /// text.
  func firstMatch(in text: ArraySlice<UInt8>, from offset: Int = 0) -> Range<Int>? {
    guard let first = wanted.first else { return nil }
    return text.withUnsafeBufferPointer { text in
      var start = offset
      while start + wanted.count <= text.count {
        if folded(text[start]) == first, matches(text, at: start) {
          return start..<start + wanted.count
        }
        start += 1
      }
      return nil
    }
  }

  private func matches(_ text: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    for index in 1..<wanted.count where folded(text[start + index]) != wanted[index] {
      return false
    }
    return true
  }

  @inline(__always)
  private func folded(_ byte: UInt8) -> UInt8 {
    ignoresCase && byte &- 0x41 < 26 ? byte | 0x20 : byte
  }
}
