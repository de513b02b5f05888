/// The words, blanks and signs of a line. Their ends are between characters.
struct TextTokens {
  private enum Kind { case word, blank, sign }

  /// The bytes of each token, one after the other.
  private(set) var ranges: [Range<Int>] = []
  private(set) var numbers: [Int32] = []
  /// The bytes of each token if it counts for how much two lines have in common, else 0.
  private(set) var weights: [Int] = []

  init(_ text: String, numbers table: inout TextNumbers) {
    let bytes = Array(text.utf8)
    var kinds: [Kind] = []
    if bytes.allSatisfy({ $0 < 0x80 }) {
      for byte in bytes { append(1, Self.kind(ofASCII: byte), to: &kinds) }
    } else {
      for character in text {
        append(character.utf8.count, Self.kind(of: character), to: &kinds)
      }
    }
    numbers = ranges.map { table.number(of: bytes[$0]) }
    weights = zip(ranges, kinds).map { $1 == .blank ? 0 : $0.count }
  }

  var weight: Int { weights.reduce(0, +) }

  /// Adds a character to the last token or as a new one.
  private mutating func append(_ length: Int, _ kind: Kind, to kinds: inout [Kind]) {
    let end = ranges.last?.upperBound ?? 0
    if kind != .sign, kinds.last == kind {
      ranges[ranges.count - 1] = ranges[ranges.count - 1].lowerBound..<end + length
    } else {
      ranges.append(end..<end + length)
      kinds.append(kind)
    }
  }

  private static func kind(of character: Character) -> Kind {
    if let ascii = character.asciiValue { return kind(ofASCII: ascii) }
    if character.isLetter || character.isNumber { return .word }
    return character.isWhitespace ? .blank : .sign
  }

  private static func kind(ofASCII byte: UInt8) -> Kind {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      .word
    case 9...13, 32: .blank
    default: .sign
    }
  }
}
