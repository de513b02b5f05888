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

/// The points that an alignment of a word with a text wins and loses.
///
/// An alignment wins `match` for each character, and the bonus of its place. Without a gap before
/// it, a character wins at least `run`, and at least the bonus of the place where its run started.
/// The first character of a word wins its bonus twice, because people type it with more care. A gap
/// costs points by its length, but never more than were won before it.
///
/// The rules and numbers are those of fzf (Junegunn Choi, `FuzzyMatchV2` in `src/algo/algo.go`).
enum Points {
  static let match = 16
  static let run = 4
  static let firstFactor = 2

  /// The rest of a score after a gap, which costs 3 points for the first character and 1 for each
  /// more.
  @inline(__always)
  static func left(of score: Int, afterGap length: Int) -> Int { max(0, score - 2 - length) }
}
