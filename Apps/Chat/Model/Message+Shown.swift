import RecurseMarkdown

extension Message {
  /// The text as it is shown: an answer has no signs of Markdown, addresses of links and languages
  /// of code. Each block and each line of code begins a line. It is parsed: O(n).
  ///
  ///     See [the book](https://swift.org).   ──▶   See the book.
  var shownText: String {
    guard author == .assistant else { return text }
    return Self.text(of: MarkdownDocument(text).blocks.map(\.value))
  }

  private static func text(of blocks: [MarkdownBlock]) -> String {
    blocks.map { text(of: $0) }.joined(separator: "\n")
  }

  private static func text(of block: MarkdownBlock) -> String {
    switch block {
    case .paragraph(let text), .heading(_, let text): text.string
    case .code(let code): code.text
    case .quote(let blocks): text(of: blocks)
    case .list(let list): text(of: list.items.flatMap(\.blocks))
    case .table(let table):
      ([table.header] + table.rows).map { cells in
        cells.map(\.string).joined(separator: " ")
      }
      .joined(separator: "\n")
    case .html(let text): text
    case .thematicBreak: ""
    }
  }
}
