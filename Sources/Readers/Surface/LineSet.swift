/// A set of line numbers, to which higher ones are added.
///
///     words   │ 0110…  64 lines │ …        a bit for each line
///     ranks   │ lines before each block of 64 words
///
/// Ten million lines take 1.3 MB. Looking a line up, counting those before it and finding the next
/// one cost the same for any number of lines, unless a gap is long.
package struct LineSet: Equatable, Sendable {
  private static let blockWords = 64
  private static let blockLines = 64 * 64

  /// The number of the line of the first bit: a multiple of the lines of a block.
  private var base = 0
  private var words: [UInt64] = []
  /// The number of lines before each block, counted with those that were removed at the start.
  private var ranks: [Int] = []
  /// The number of lines that were added.
  private var added = 0
  /// The number of lines that were removed at the start.
  private var removed = 0
  /// No line below this one is in the set.
  private var lower = 0

  package init() {}

  /// The number of lines.
  package var count: Int { added - removed }
  package var isEmpty: Bool { count == 0 }

  /// Adds a line that is higher than all others.
  package mutating func append(_ line: Int) {
    if words.isEmpty { base = line / Self.blockLines * Self.blockLines }
    let word = (line - base) >> 6
    while words.count <= word {
      if words.count % Self.blockWords == 0 { ranks.append(added) }
      words.append(0)
    }
    words[word] |= 1 << UInt64((line - base) & 63)
    added += 1
  }

  /// Removes all lines from one on.
  package mutating func removeAll(from line: Int) {
    guard line > lower else {
      self = LineSet()
      return
    }
    guard line - base < words.count << 6, line >= base else {
      if line < base { self = LineSet() }
      return
    }
    added = total(before: line)
    let word = (line - base) >> 6
    words.removeSubrange((word + 1)...)
    words[word] &= (1 << UInt64((line - base) & 63)) - 1
    ranks.removeSubrange(((word / Self.blockWords) + 1)...)
  }

  /// Removes all lines below one.
  package mutating func removeAll(below line: Int) {
    guard line > lower, !words.isEmpty else { return }
    removed = total(before: line)
    lower = line
    guard removed < added else {
      self = LineSet()
      return
    }
    let blocks = (line - base) / Self.blockLines
    guard blocks > 0 else { return }
    words.removeFirst(blocks * Self.blockWords)
    ranks.removeFirst(blocks)
    base += blocks * Self.blockLines
  }

  package func contains(_ line: Int) -> Bool {
    guard line >= lower, line >= base, (line - base) >> 6 < words.count else { return false }
    return words[(line - base) >> 6] & (1 << UInt64((line - base) & 63)) != 0
  }

  /// Returns the number of lines below one.
  package func rank(of line: Int) -> Int { total(before: max(line, lower)) - removed }

  /// Returns the line with a rank.
  package func line(at rank: Int) -> Int? {
    guard (0..<count).contains(rank) else { return nil }
    let wanted = rank + removed
    var (low, high) = (0, ranks.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if ranks[middle] <= wanted { low = middle } else { high = middle }
    }
    var left = wanted - ranks[low]
    for word in (low * Self.blockWords)..<words.count {
      let count = words[word].nonzeroBitCount
      guard left >= count else {
        var bits = words[word]
        for _ in 0..<left { bits &= bits - 1 }
        return base + word << 6 + bits.trailingZeroBitCount
      }
      left -= count
    }
    return nil
  }

  /// The highest line.
  package var last: Int? { line(at: count - 1) }
  /// The lowest line.
  package var first: Int? { line(at: 0) }

  /// Returns the lowest line that is not below one.
  package func line(atOrAfter line: Int) -> Int? { self.line(at: rank(of: line)) }

  /// Returns the highest line below one.
  package func line(before line: Int) -> Int? { self.line(at: rank(of: line) - 1) }

  /// Returns the lowest line that is not below one and in both sets.
  package func line(atOrAfter line: Int, alsoIn other: LineSet?) -> Int? {
    guard let other else { return self.line(atOrAfter: line) }
    let start = max(line, lower, base, other.lower, other.base)
    var place = start & ~63
    var mask = ~UInt64(0) << UInt64(start & 63)
    while place - base < words.count << 6, place - other.base < other.words.count << 6 {
      let common = word(at: place) & other.word(at: place) & mask
      if common != 0 { return place + common.trailingZeroBitCount }
      place += 64
      mask = ~0
    }
    return nil
  }

  /// Returns the number of lines below one that are in both sets. O(lines / 64).
  package func count(before line: Int = .max, alsoIn other: LineSet?) -> Int {
    guard let other else { return rank(of: line) }
    let start = max(lower, base, other.lower, other.base)
    let end = min(line, base + words.count << 6, other.base + other.words.count << 6)
    var count = 0
    var place = start & ~63
    while place < end {
      var common = word(at: place) & other.word(at: place)
      if place < start { common &= ~UInt64(0) << UInt64(start & 63) }
      if end - place < 64 { common &= 1 << UInt64(end - place) - 1 }
      count += common.nonzeroBitCount
      place += 64
    }
    return count
  }

  /// Returns the highest line below one that is in both sets.
  package func line(before line: Int, alsoIn other: LineSet?) -> Int? {
    guard let other else { return self.line(before: line) }
    let first = max(lower, base, other.lower, other.base)
    let end = min(line, base + words.count << 6, other.base + other.words.count << 6)
    guard end > first else { return nil }
    var place = (end - 1) & ~63
    var mask = ~UInt64(0) >> UInt64(63 - (end - 1) & 63)
    while place + 64 > first {
      var common = word(at: place) & other.word(at: place) & mask
      if place < first { common &= ~UInt64(0) << UInt64(first & 63) }
      if common != 0 { return place + 63 - common.leadingZeroBitCount }
      place -= 64
      mask = ~0
    }
    return nil
  }

  /// The bits of 64 lines.
  private func word(at line: Int) -> UInt64 { words[(line - base) >> 6] }

  /// Returns the number of lines below one, with those that were removed at the start.
  private func total(before line: Int) -> Int {
    let offset = line - base
    guard offset > 0, !words.isEmpty else { return ranks.first ?? added }
    let word = offset >> 6
    guard word < words.count else { return added }
    let block = word / Self.blockWords
    var total = ranks[block]
    for index in (block * Self.blockWords)..<word { total += words[index].nonzeroBitCount }
    return total + (words[word] & ((1 << UInt64(offset & 63)) - 1)).nonzeroBitCount
  }
}
