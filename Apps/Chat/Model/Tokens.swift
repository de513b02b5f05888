/// The tokens of a text: its words, each with the white space after it.
struct Tokens: Sequence, IteratorProtocol {
  private var rest: Substring

  init(_ text: String) { rest = text[...] }

  mutating func next() -> String? {
    guard !rest.isEmpty else { return nil }
    let word = rest.prefix { !$0.isWhitespace }
    let space = rest[word.endIndex...].prefix(while: \.isWhitespace)
    let token = rest[..<space.endIndex]
    rest = rest[token.endIndex...]
    return String(token)
  }
}
