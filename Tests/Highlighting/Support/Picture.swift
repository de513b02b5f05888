import RecurseHighlighting
import Testing

extension TokenKind {
  /// The letter of the kind in a picture.
  var letter: Character {
    switch self {
    case .keyword: "k"
    case .type: "t"
    case .function: "f"
    case .string: "s"
    case .escape: "e"
    case .number: "n"
    case .comment: "c"
    case .attribute: "a"
    case .key: "y"
    case .heading: "h"
    case .emphasis: "i"
    case .strong: "b"
    case .code: "d"
    case .link: "l"
    case .inserted: "+"
    case .removed: "-"
    case .error: "x"
    }
  }
}

/// Returns a letter for every byte of a line: that of its token, a space for a blank without one,
/// and a period for the others.
func picture(of tokens: [Token], in line: [UInt8]) -> String {
  var letters = line.map { $0 == 0x20 || $0 == 0x09 ? " " : "." as Character }
  for token in tokens {
    for offset in token.range { letters[offset] = token.kind.letter }
  }
  while letters.last == " " { letters.removeLast() }
  return String(letters)
}

/// Expects lines to be marked as the pictures below them show.
func expect(
  _ language: Language, _ pictures: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let rows = pictures.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  var state = language.tokenizer.start
  for index in stride(from: 0, to: rows.count - 1, by: 2) {
    let line = Array(rows[index].utf8)
    let tokens = language.tokenizer.tokens(of: line[...], state: &state)
    let marked = picture(of: tokens, in: line)
    #expect(
      marked == rows[index + 1],
      "\n\(rows[index])\n\(marked) is marked\n\(rows[index + 1]) is expected",
      sourceLocation: sourceLocation)
  }
}
