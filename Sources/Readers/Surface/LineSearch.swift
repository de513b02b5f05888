import RecurseAlgorithms

/// The lines of a log that contain a text, found a part at a time.
///
///     lines   │ 1 … 900 │ 901 … 5000 │
///               looked at   not yet        another part with each call of `look(in:)`
///
/// Letters of ASCII match in either case, unless the text has a capital one.
struct LineSearch {
  let pattern: String
  private let wanted: [UInt8]
  private let ignoresCase: Bool
  /// The numbers of the lines that contain the text, in order.
  private var found: [Int] = []
  /// The line after the last one that was looked at.
  private var next = 0

  init(_ pattern: String) {
    self.pattern = pattern
    wanted = Array(pattern.utf8)
    ignoresCase = !wanted.contains { (0x41...0x5A).contains($0) }
  }

  /// Looks at a further part of the lines: about 1 MiB, or 64 KiB of lines that a closure makes.
  ///
  /// - Returns: whether all lines were looked at.
  @MainActor
  mutating func look(in cache: LineCache) -> Bool {
    let (lines, part) = (cache.lines, cache.isMade ? 1 << 16 : 1 << 20)
    if next < lines.lowerBound || next > lines.upperBound {
      found = []
      next = lines.lowerBound
    }
    let gone = found.partitioningIndex { $0 >= lines.lowerBound }
    if gone > 0 { found.removeFirst(gone) }
    var bytes = 0
    while next < lines.upperBound, bytes < part {
      let text = cache.text(of: next)
      bytes += text.count + 1
      if firstMatch(in: text) != nil { found.append(next) }
      next += 1
    }
    return next == lines.upperBound
  }

  /// Forgets a line that has changed, and all after it.
  mutating func forget(from line: Int) {
    next = min(next, line)
    while let last = found.last, last >= line { found.removeLast() }
  }

  /// The number of lines found so far.
  var count: Int { found.count }

  /// Returns the place of a line among those that were found, counted from 1.
  func place(of line: Int) -> Int? {
    let index = found.partitioningIndex { $0 >= line }
    return index < found.count && found[index] == line ? index + 1 : nil
  }

  /// Returns the first line that was found at or after a line, or else the first of all.
  func line(atOrAfter line: Int) -> Int? {
    let index = found.partitioningIndex { $0 >= line }
    return index < found.count ? found[index] : found.first
  }

  /// Returns the last line that was found before a line, or else the last of all.
  func line(before line: Int) -> Int? {
    let index = found.partitioningIndex { $0 >= line }
    return index > 0 ? found[index - 1] : found.last
  }

  /// Returns the byte ranges of the matches in a text, which do not overlap. Linear in the length
  /// of the text for most texts.
  func matches(in text: [UInt8]) -> [Range<Int>] {
    var matches: [Range<Int>] = []
    while let match = firstMatch(in: text, from: matches.last?.upperBound ?? 0) {
      matches.append(match)
    }
    return matches
  }

  /// Returns the byte range of the first match in a text at or after an offset.
  func firstMatch(in text: [UInt8], from offset: Int = 0) -> Range<Int>? {
    guard let first = wanted.first else { return nil }
    var start = offset
    while start + wanted.count <= text.count {
      if folded(text[start]) == first, matches(text, at: start) {
        return start..<start + wanted.count
      }
      start += 1
    }
    return nil
  }

  private func matches(_ text: [UInt8], at start: Int) -> Bool {
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
