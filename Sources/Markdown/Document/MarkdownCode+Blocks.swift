extension MarkdownCode {
  /// Returns the blocks of code in a text in Markdown, in order, also those in lists and quotes.
  ///
  /// The text is parsed: O(n).
  public static func blocks(in text: String) -> [MarkdownCode] {
    var blocks: [MarkdownCode] = []
    for block in MarkdownDocument(text).blocks { collect(block.value, into: &blocks) }
    return blocks
  }

  private static func collect(_ block: MarkdownBlock, into found: inout [MarkdownCode]) {
    switch block {
    case .code(let code): found.append(code)
    case .quote(let blocks): for block in blocks { collect(block, into: &found) }
    case .list(let list):
      for item in list.items { for block in item.blocks { collect(block, into: &found) } }
    case .paragraph, .heading, .table, .thematicBreak, .html: break
    }
  }
}
