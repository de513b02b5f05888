/// Finds the places where a line can break, cluster by cluster: a part of UAX #14.
///
/// A line can break after spaces and U+200B, and on both sides of an ideograph, an emoji or a
/// syllable of Hangul. It can break after a hyphen that follows a word, unless a digit follows. It
/// never breaks next to a no-break space or a word joiner, before closing or after opening
/// punctuation.
struct LineBreaker {
  private var last: LineClass?
  private var hyphenEndsWord = false

  /// Starts a new line.
  mutating func reset() { self = LineBreaker() }

  /// Whether an ordinary character would continue a word and not change this state.
  @inline(__always)
  var isInWord: Bool { last == .ordinary }

  /// An invisible character that controls breaks.
  mutating func takeInvisible(_ lineClass: LineClass) {
    if lineClass == .zeroWidthSpace || lineClass == .glue { last = lineClass }
  }

  /// Adds a cluster, and returns whether a line can break before it.
  mutating func allowsBreak(before next: LineClass, isDigit: Bool) -> Bool {
    defer {
      if next == .hyphen {
        hyphenEndsWord = last == .ordinary || (last == .hyphen && hyphenEndsWord)
      }
      last = next
    }
    guard let last, next != .space else { return false }
    switch last {
    case .zeroWidthSpace, .space: return true
    case .glue, .opening: return false
    default: break
    }
    switch next {
    case .glue, .closing, .hyphen: return false
    default: break
    }
    if last == .hyphen { return next == .ideograph || (hyphenEndsWord && !isDigit) }
    return last == .ideograph || next == .ideograph
  }
}
