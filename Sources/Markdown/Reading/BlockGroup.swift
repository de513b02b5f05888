import CMarkdown

/// The top-level blocks that start at one line: mostly one, and two where a paragraph ends in the
/// header of a table.
struct BlockGroup {
  /// The lines, of which the last ones can be too many, but never too few.
  var lines: Range<Int>
  var blocks: [MarkdownBlock]
  /// The parts of the last block, with lines as their starts.
  var parts: [BlockPart] = []

  /// Returns the groups of a tree, in order.
  static func groups(of root: ParsedNode, reader: BlockReader) -> [BlockGroup] {
    var groups: [BlockGroup] = []
    var waiting: [MarkdownBlock] = []
    for node in nodes(in: root) {
      guard let block = reader.block(node) else { continue }
      waiting.append(block)
      let start = Int(cmark_node_get_start_line(node)) - 1
      // cmark gives no line to the paragraph before a table's header.
      guard start >= 0 else { continue }
      groups.append(
        BlockGroup(
          lines: start..<end(of: node, block, start, reader.lines), blocks: waiting,
          parts: BlockPart.parts(of: node, block)))
      waiting = []
    }
    return groups
  }

  /// Returns the line after a block, where cmark's own word of it is not exact.
  private static func end(
    of node: ParsedNode, _ block: MarkdownBlock, _ start: Int, _ lines: LineTable
  ) -> Int {
    let end = max(Int(cmark_node_get_end_line(node)), start + 1)
    switch block {
    case .html(let text):
      return max(end, start + text.utf8.lazy.filter { $0 == "\n" }.count)
    case .heading where end > start + 1:
      // A heading with a line under it ends, as cmark says, at the line after that.
      return isUnderline(end - 1, lines) ? end : end - 1
    case .code(let code) where code.isFenced && !code.isClosed:
      return lines.count
    default:
      return end
    }
  }

  private static func isUnderline(_ line: Int, _ lines: LineTable) -> Bool {
    let content = lines.bytes[lines.content(line)].drop { $0.isBlank }
    guard let mark = content.first, mark == "=" || mark == "-" else { return false }
    return content.drop { $0 == mark }.allSatisfy { $0.isBlank }
  }
}
