/// A text whose characters are given as the numbers of the query's characters.
protocol NumberedText {
  /// The number of characters.
  var count: Int { get }
  /// The number of the query's character that occurs at a position, or -1.
  func number(at position: Int) -> Int32
  /// The bonus for a character found at a position.
  func bonus(at position: Int) -> PlaceBonus
}

extension NumberedText {
  /// Whether the characters of a word occur in their order.
  ///
  /// - Complexity: O(n), where n is the number of characters in the text.
  @inline(__always)
  func contains(_ word: [Int32]) -> Bool {
    var found = 0
    var wanted = word[0]
    for position in 0..<count where number(at: position) == wanted {
      found += 1
      guard found < word.count else { return true }
      wanted = word[found]
    }
    return false
  }
}

/// A text of ASCII characters, read where it is.
struct ASCIIText: NumberedText {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let numbers: UnsafeBufferPointer<Int32>

  /// A text whose bytes may turn out not to be ASCII. Until `isValid` is known to be true, only
  /// the order of ASCII characters may be asked for.
  @inline(__always)
  init(_ bytes: UnsafeBufferPointer<UInt8>, numbers: UnsafeBufferPointer<Int32>) {
    self.bytes = bytes
    self.numbers = numbers
  }

  /// Whether all bytes are ASCII.
  @inline(__always)
  var isASCII: Bool {
    // Without a way out of the loop it is compiled to vector instructions.
    var union: UInt8 = 0
    for byte in bytes { union |= byte }
    return union < 0x80
  }

  /// Whether each byte is one character. A carriage return may form one with a line feed.
  @inline(__always)
  var isValid: Bool {
    var returns: UInt8 = 0
    for byte in bytes { returns |= byte == 0x0D ? 1 : 0 }
    return isASCII && returns == 0
  }

  @inline(__always)
  var count: Int { bytes.count }

  @inline(__always)
  func number(at position: Int) -> Int32 {
    let byte = bytes[position]
    return byte < 0x80 ? numbers[Int(byte)] : -1
  }

  @inline(__always)
  func bonus(at position: Int) -> PlaceBonus {
    PlaceBonus(
      of: CharacterClass(ascii: bytes[position]),
      after: position > 0 ? CharacterClass(ascii: bytes[position - 1]) : .space)
  }
}

/// A text of any characters, read into arrays.
struct CharacterText: NumberedText {
  private var numbers: [Int32] = []
  private var bonuses: [PlaceBonus] = []

  init(_ text: String, query: FuzzyQuery) {
    numbers.reserveCapacity(text.utf8.count)
    bonuses.reserveCapacity(text.utf8.count)
    var previous = CharacterClass.space
    for character in text {
      let current = CharacterClass(character)
      numbers.append(query.number(of: character))
      bonuses.append(PlaceBonus(of: current, after: previous))
      previous = current
    }
  }

  var count: Int { numbers.count }
  func number(at position: Int) -> Int32 { numbers[position] }
  func bonus(at position: Int) -> PlaceBonus { bonuses[position] }
}
