/// Says where a line may break, one cluster after the other: UAX #14, reduced to what plain text
/// needs.
///
/// After spaces and U+200B; on both sides of an ideograph, an emoji or a syllable of Hangul; after
/// a hyphen that follows a word, unless a digit comes next. Never beside a no-break space or a word
/// joiner, before closing or after opening punctuation.
struct LineBreaker {
  private var last: LineClass?
  private var hyphenEndsWord = false

  /// Starts a new line.
  mutating func reset() { self = LineBreaker() }

  /// Whether what is ordinary would go on with a word, and change nothing here.
  @inline(__always)
  var isInWord: Bool { last == .ordinary }

  /// What is invisible but says something about breaks.
  mutating func takeInvisible(_ lineClass: LineClass) {
    if lineClass == .zeroWidthSpace || lineClass == .glue { last = lineClass }
  }

  /// Whether a line may break before a cluster, which is then the last one.
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
