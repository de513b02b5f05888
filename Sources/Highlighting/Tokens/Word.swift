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
