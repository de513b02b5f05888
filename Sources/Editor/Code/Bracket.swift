import RecurseEditing

/// A bracket of code: round, square or curly.
struct Bracket: Equatable {
  let byte: UInt8
  let opposite: UInt8
  let isOpening: Bool

  private static let pairs: [(UInt8, UInt8)] = [
    (UInt8(ascii: "("), UInt8(ascii: ")")), (UInt8(ascii: "["), UInt8(ascii: "]")),
    (UInt8(ascii: "{"), UInt8(ascii: "}")),
  ]

  init?(_ byte: UInt8) {
    guard let pair = Self.pairs.first(where: { $0.0 == byte || $0.1 == byte }) else { return nil }
    self.byte = byte
    isOpening = pair.0 == byte
    opposite = isOpening ? pair.1 : pair.0
  }
}

extension RopeText {
  /// The bytes in which a bracket is looked for, so that a key costs the same in any text.
  private static let mostBytes = 16 << 10

  /// Returns the offset of the bracket that matches one, or `nil` if there is none nearby. Brackets
  /// in texts and comments count, too.
  func matchingBracket(of offset: Int) -> Int? {
    guard offset >= 0, offset < count,
      let bracket = bytes(in: offset..<offset + 1).first.flatMap(Bracket.init)
    else { return nil }
    var depth = 0
    func ends(_ byte: UInt8) -> Bool {
      if byte == bracket.byte { depth += 1 }
      if byte == bracket.opposite { depth -= 1 }
      return depth == 0
    }
    if bracket.isOpening {
      let bytes = bytes(in: offset..<min(count, offset + Self.mostBytes))
      return bytes.firstIndex(where: ends).map { offset + $0 }
    }
    let first = max(0, offset + 1 - Self.mostBytes)
    let bytes = bytes(in: first..<offset + 1)
    for index in bytes.indices.reversed() where ends(bytes[index]) { return first + index }
    return nil
  }

  /// Returns the bracket at or before a cursor and the one that matches it.
  func brackets(at cursor: Int) -> (Int, Int)? {
    for place in [cursor, cursor - 1] {
      if let other = matchingBracket(of: place) { return (place, other) }
    }
    return nil
  }
}
