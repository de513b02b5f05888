/// A kind of character, as far as it tells where words begin.
enum CharacterClass {
  case space
  case symbol
  /// A symbol that separates the parts of a path or a list.
  case delimiter
  case lowercase
  case uppercase
  /// A letter without a case, such as those of Chinese.
  case letter
  case number

  init(ascii byte: UInt8) {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): self = .lowercase
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): self = .uppercase
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self = .number
    case UInt8(ascii: " "), 0x09...0x0D: self = .space
    case UInt8(ascii: "/"), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: ";"),
      UInt8(ascii: "|"):
      self = .delimiter
    default: self = .symbol
    }
  }

  init(_ character: Character) {
    let bytes = character.utf8
    if bytes.count == 1, let byte = bytes.first {
      self.init(ascii: byte)
    } else if character.isLowercase {
      self = .lowercase
    } else if character.isUppercase {
      self = .uppercase
    } else if character.isLetter {
      // Before numbers, because 一 is both and begins no word.
      self = .letter
    } else if character.isNumber {
      self = .number
    } else if character.isWhitespace {
      self = .space
    } else {
      self = .symbol
    }
  }
}
