/// A reader of words and numbers in the text of a file of `/proc`, byte by byte.
struct FieldScanner {
  private let bytes: FileContents
  private(set) var place: Int

  init(_ bytes: FileContents, from place: Int = 0) { (self.bytes, self.place) = (bytes, place) }

  var isAtEnd: Bool { place >= bytes.count }

  /// Whether the line has no more words.
  var isAtLineEnd: Bool {
    mutating get {
      skipSpaces()
      return isAtEnd || bytes[place] == Self.lineFeed
    }
  }

  /// The next number. What is no number is 0, and a number that is too large the greatest.
  mutating func number() -> UInt64 {
    skipSpaces()
    var number: UInt64 = 0
    while place < bytes.count, case let digit = bytes[place] &- UInt8(ascii: "0"), digit < 10 {
      let (tens, isLarge) = number.multipliedReportingOverflow(by: 10)
      let (sum, isLarger) = tens.addingReportingOverflow(UInt64(digit))
      number = isLarge || isLarger ? .max : sum
      place += 1
    }
    skipWord()
    return number
  }

  /// Passes over some words.
  mutating func skip(_ count: Int) {
    for _ in 0..<count {
      skipSpaces()
      skipWord()
    }
  }

  /// The next byte that is no space.
  mutating func byte() -> UInt8? {
    skipSpaces()
    guard place < bytes.count else { return nil }
    place += 1
    return bytes[place - 1]
  }

  /// The next word, which a colon ends, too.
  mutating func word() -> String {
    skipSpaces()
    let start = place
    while place < bytes.count, bytes[place] > Self.space, bytes[place] != Self.colon { place += 1 }
    defer { if place < bytes.count, bytes[place] == Self.colon { place += 1 } }
    return bytes.text(start..<place)
  }

  mutating func nextLine() {
    while place < bytes.count, bytes[place] != Self.lineFeed { place += 1 }
    place += 1
  }

  private mutating func skipSpaces() {
    while place < bytes.count, bytes[place] == Self.space || bytes[place] == Self.tab { place += 1 }
  }

  private mutating func skipWord() {
    while place < bytes.count, bytes[place] > Self.space { place += 1 }
  }

  private static let space = UInt8(ascii: " ")
  private static let tab = UInt8(ascii: "\t")
  private static let lineFeed = UInt8(ascii: "\n")
  private static let colon = UInt8(ascii: ":")
}
