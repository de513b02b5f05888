/// A block of Markdown, such as a paragraph or a list.
///
/// Blocks nest at most ``depthLimit`` deep. What is quoted or listed deeper is one paragraph of its
/// text, since a value that nests without a limit overflows the stack when it is freed or compared.
package enum MarkdownBlock: Equatable, Sendable {
  case paragraph(MarkdownText)
  /// A heading of level 1 to 6.
  case heading(level: Int, MarkdownText)
  case code(MarkdownCode)
  case quote([MarkdownBlock])
  case list(MarkdownList)
  case table(MarkdownTable)
  case thematicBreak
  /// HTML as written. Nothing interprets it.
  case html(String)

  /// The number of quotes and lists that a block can be in.
  package static let depthLimit = 64
}
