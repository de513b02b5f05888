/// A block of code in Markdown, between fences or indented.
///
/// ```swift
/// Command("Copy code", key: "alt+c") { state, emit in
///   if let code = MarkdownCode.blocks(in: state.answer).last { emit.copy(code.text) }
/// }
/// ```
public struct MarkdownCode: Equatable, Sendable {
  /// The text after the opening fence, which may be empty.
  package var info: String
  /// The lines, each with a line feed at its end.
  public package(set) var text: String
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

  /// The language that the fence names, or `nil` if it names none.
  public var language: String? {
    let word = info.prefix { !$0.isWhitespace }
    return word.isEmpty ? nil : String(word)
  }
}
