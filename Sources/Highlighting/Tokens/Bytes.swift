extension UInt8 {
  var isBlank: Bool { self == 0x20 || self == 0x09 }
  var isDigit: Bool { self &- 0x30 < 10 }
  var isLetter: Bool { (self | 0x20) &- 0x61 < 26 }
  var isCapital: Bool { self &- 0x41 < 26 }
  var isHexDigit: Bool { isDigit || (self | 0x20) &- 0x61 < 6 }
  /// Whether the byte is a letter, the underscore or not ASCII, most of which is letters.
  var startsName: Bool { isLetter || self == 0x5F || self >= 0x80 }
  var isInName: Bool { startsName || isDigit }
}

/// Returns whether a byte is an ASCII character.
func == (byte: UInt8, character: Unicode.Scalar) -> Bool { UInt32(byte) == character.value }

func != (byte: UInt8, character: Unicode.Scalar) -> Bool { UInt32(byte) != character.value }

/// Makes a character a pattern for a byte.
func ~= (character: Unicode.Scalar, byte: UInt8) -> Bool { UInt32(byte) == character.value }

/// A word of at most 16 bytes, which is as cheap to look up as a number.
struct Word: Hashable, Sendable, ExpressibleByStringLiteral {
  private let letters: UInt128

  /// - Returns: `nil` for a longer word, which is no keyword of any language here.
  init?(_ bytes: some Collection<UInt8>) {
    guard bytes.count <= 16 else { return nil }
    letters = bytes.reduce(0) { $0 &<< 8 | UInt128($1) }
  }

  /// Takes the last 16 letters of a word.
  init(stringLiteral word: String) {
    letters = word.utf8.reduce(0) { $0 &<< 8 | UInt128($1) }
  }

  /// Returns the words of a text that are separated by spaces.
  static func set(_ words: String) -> Set<Word> {
    Set(words.split(separator: " ").compactMap { Word($0.utf8) })
  }
}
