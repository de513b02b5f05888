extension [UInt8] {
  /// The control that stands for a byte that is no part of a character.
  private static let substitute: UInt8 = 0x1A

  /// Replaces each byte of a range that is no part of a character of UTF-8.
  ///
  /// - Returns: the range, extended to whole characters.
  mutating func makeValid(in range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    while start > 0, range.lowerBound - start < 3, isContinuation(start) { start -= 1 }
    if isContinuation(start) { start = range.lowerBound }
    var end = range.upperBound
    while end < count, end - range.upperBound < 3, isContinuation(end) { end += 1 }
    var next = start
    while next < end {
      let length = characterLength(at: next)
      if length == 0 { self[next] = Self.substitute }
      next += Swift.max(1, length)
    }
    return start..<Swift.max(end, next)
  }

  private func isContinuation(_ index: Int) -> Bool { index < count && self[index] & 0xC0 == 0x80 }

  /// Returns the number of bytes of the character at an index, or 0 if there is none: the table of
  /// well-formed sequences in section 3.9 of the Unicode Standard.
  private func characterLength(at index: Int) -> Int {
    let first = self[index]
    let (length, second): (Int, ClosedRange<UInt8>)
    switch first {
    case 0x00...0x7F: return 1
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return 0
    }
    guard index + length <= count, second.contains(self[index + 1]) else { return 0 }
    for next in 2..<Swift.max(2, length) where !isContinuation(index + next) { return 0 }
    return length
  }
}
