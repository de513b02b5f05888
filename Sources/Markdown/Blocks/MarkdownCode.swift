/// A block of code, between fences or indented.
package struct MarkdownCode: Equatable, Sendable {
  /// What follows the opening fence, or an empty text.
  package var info: String
  /// The lines, each with a line feed at its end.
  package var text: String
  /// Whether the code is between fences, not indented.
  package var isFenced: Bool
  /// Whether the closing fence was there. Indented code counts as closed.
  package var isClosed: Bool

  package init(info: String = "", text: String, isFenced: Bool = true, isClosed: Bool = true) {
    self.info = info
    self.text = text
    self.isFenced = isFenced
    self.isClosed = isClosed
  }

  /// The first word of the info, which by custom names a language, or `nil` if there is none.
  package var language: Substring? {
    let word = info.prefix { !$0.isWhitespace }
    return word.isEmpty ? nil : word
  }
}
