/// A place in a line that moves on, and the tokens before it.
struct LineScanner {
  private let line: ArraySlice<UInt8>
  /// The number of bytes, without a carriage return at the end.
  let count: Int
  var index = 0
  private(set) var tokens: [Token] = []

  init(_ line: ArraySlice<UInt8>) {
    self.line = line
    count = line.last == 0x0D ? line.count - 1 : line.count
  }

  var isAtEnd: Bool { index >= count }

  /// The byte at the place, or 0 at the end.
  var byte: UInt8 { self[index] }

  /// Returns the byte at an offset, or 0 outside the line.
  subscript(offset: Int) -> UInt8 {
    offset >= 0 && offset < count ? line[line.startIndex + offset] : 0
  }

  // MARK: - Looking

  func starts(with text: String, at offset: Int? = nil) -> Bool {
    var offset = offset ?? index
    for byte in text.utf8 {
      guard offset < count, self[offset] == byte else { return false }
      offset += 1
    }
    return true
  }

  /// Returns the first offset, at or after one, whose byte does not match, or else the limit.
  func end(from offset: Int, to limit: Int = .max, while matches: (UInt8) -> Bool) -> Int {
    var offset = offset
    let limit = min(limit, count)
    while offset < limit, matches(self[offset]) { offset += 1 }
    return offset
  }

  /// Returns the first offset at or after one that is not blank.
  func endOfBlanks(from offset: Int) -> Int { end(from: offset) { $0.isBlank } }

  func word(_ range: Range<Int>) -> Word? {
    Word(line[line.startIndex + range.lowerBound..<line.startIndex + range.upperBound])
  }

  func bytes(_ range: Range<Int>) -> [UInt8] { range.map { self[$0] } }

  // MARK: - Moving

  mutating func skip(_ length: Int = 1) { index = min(count, index + length) }

  mutating func skip(while matches: (UInt8) -> Bool) { index = end(from: index, while: matches) }

  // MARK: - Marking

  /// Marks the bytes from an offset to the place. Neighbors of one kind become one token.
  mutating func mark(_ kind: TokenKind, from start: Int) {
    guard start < index else { return }
    if let last = tokens.last, last.kind == kind, last.range.upperBound == start {
      tokens[tokens.count - 1].range = last.range.lowerBound..<index
    } else {
      tokens.append(Token(start..<index, kind))
    }
  }

  /// Moves on by a number of bytes, and marks them.
  mutating func mark(_ kind: TokenKind, next length: Int) {
    let start = index
    skip(length)
    mark(kind, from: start)
  }

  /// Marks the rest of the line.
  mutating func markRest(_ kind: TokenKind) { mark(kind, next: count - index) }
}
