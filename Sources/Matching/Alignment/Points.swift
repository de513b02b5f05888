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
