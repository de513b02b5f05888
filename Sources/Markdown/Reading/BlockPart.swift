import CMarkdown

/// An item of a list, or a block in a quote, from whose start on the rest can be parsed alone.
struct BlockPart: Equatable {
  /// The offset of its first line.
  var start: Int
  /// Its number among the items or the blocks.
  var index: Int

  /// Returns the parts of a list or a quote, with the number of a line as the start of each. Other
  /// blocks have none.
  static func parts(of node: ParsedNode, _ block: MarkdownBlock) -> [BlockPart] {
    switch block {
    case .list, .quote: break
    default: return []
    }
    var parts: [BlockPart] = []
    var waiting: Int?
    for (index, child) in nodes(in: node).enumerated() {
      let line = Int(cmark_node_get_start_line(child)) - 1
      // cmark gives no line to the paragraph before a table's header.
      if line >= 0 {
        parts.append(BlockPart(start: line, index: waiting ?? index))
        waiting = nil
      } else {
        waiting = waiting ?? index
      }
    }
    return parts
  }
}
