/// A reward for a character found where a person is likely to look for it, from the least to the
/// most.
enum PlaceBonus: Int {
  case none
  /// An uppercase letter after a lowercase one, or the first digit of a number.
  case camelCase
  /// The start of a word, or a symbol.
  case word
  /// The start of a word after a delimiter.
  case delimiter
  /// The start of a word after a space, or of the text.
  case space

  /// The reward for a character after one of another class. A text starts as if after a space.
  @inline(__always)
  init(of character: CharacterClass, after previous: CharacterClass) {
    switch (previous, character) {
    case (_, .space): self = .space
    case (_, .symbol): self = .word
    case (.space, _): self = .space
    case (.delimiter, _): self = .delimiter
    case (.symbol, _): self = .word
    case (.number, .number): self = .none
    case (_, .number), (.lowercase, .uppercase): self = .camelCase
    case (_, .delimiter): self = .word
    default: self = .none
    }
  }

  @inline(__always)
  var points: Int {
    switch self {
    case .none: 0
    case .camelCase: 7
    case .word: 8
    case .delimiter: 9
    case .space: 10
    }
  }

  /// Whether the place also decides what the characters that follow without a gap are worth.
  @inline(__always)
  var startsRun: Bool { rawValue >= PlaceBonus.word.rawValue }
}
