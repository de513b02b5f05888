/// A query made ready to be looked for in many texts: each of its characters has a number.
///
/// Numbers make comparing cheap. Characters are grapheme clusters, equal if they are canonically
/// equivalent.
struct FuzzyQuery: Sendable {
  /// Whether the case of letters matters: it does if the query has an uppercase letter.
  let isCaseSensitive: Bool
  /// The words, each as the numbers of its characters.
  private(set) var words: [[Int32]] = []
  /// The number of each character, folded.
  private(set) var numbers: [Character: Int32] = [:]
  /// The number of each ASCII character, whatever its case, or -1.
  private(set) var asciiNumbers: [Int32] = []
  /// Whether all characters are ASCII.
  let isASCII: Bool

  init(_ query: String) {
    isCaseSensitive = query.contains(where: \.isUppercase)
    isASCII = query.utf8.allSatisfy { $0 < 0x80 }
    for word in query.split(whereSeparator: \.isWhitespace) {
      words.append(
        word.map { character in
          let folded = folded(character)
          let number = numbers[folded] ?? Int32(numbers.count)
          numbers[folded] = number
          return number
        })
    }
    asciiNumbers = (0..<0x80).map { byte in
      numbers[folded(Character(Unicode.Scalar(UInt8(byte))))] ?? -1
    }
  }

  /// The character in the form in which it is compared.
  func folded(_ character: Character) -> Character {
    guard !isCaseSensitive else { return character }
    let lowercased = character.lowercased()
    return lowercased.count == 1 ? Character(lowercased) : character
  }

  /// The number of the query's character that a character of a text is equal to, or -1.
  func number(of character: Character) -> Int32 {
    let bytes = character.utf8
    if bytes.count == 1, let byte = bytes.first { return asciiNumbers[Int(byte)] }
    if isASCII, !character.unicodeScalars.contains(where: isASCIIAlias) { return -1 }
    return numbers[folded(character)] ?? -1
  }
}

/// Whether a scalar outside ASCII is equal to an ASCII character or becomes one in lowercase: the
/// Kelvin sign, the Greek question mark, and the Greek varia. There are no others.
func isASCIIAlias(_ scalar: Unicode.Scalar) -> Bool {
  scalar.value == 0x212A || scalar.value == 0x037E || scalar.value == 0x1FEF
}
