import CMarkdown

/// Reads blocks from cmark's tree of a text.
struct BlockReader {
  let lines: LineTable

  /// Returns the block of a node in a number of quotes and lists, or `nil` if it is none.
  func block(_ node: ParsedNode, depth: Int = 0) -> MarkdownBlock? {
    switch recurse_markdown_kind_of(node) {
    case RECURSE_MARKDOWN_PARAGRAPH: .paragraph(TextReader.text(of: node))
    case RECURSE_MARKDOWN_HEADING:
      .heading(level: Int(cmark_node_get_heading_level(node)), TextReader.text(of: node))
    case RECURSE_MARKDOWN_CODE: .code(code(node))
    case RECURSE_MARKDOWN_QUOTE:
      depth < MarkdownBlock.depthLimit
        ? .quote(children(of: node, depth: depth)) : .paragraph(flatText(of: node))
    case RECURSE_MARKDOWN_LIST:
      depth < MarkdownBlock.depthLimit
        ? .list(list(node, depth: depth)) : .paragraph(flatText(of: node))
    case RECURSE_MARKDOWN_TABLE: .table(table(node))
    case RECURSE_MARKDOWN_BREAK: .thematicBreak
    case RECURSE_MARKDOWN_HTML: .html(literal(node))
    default: nil
    }
  }

  private func children(of node: ParsedNode, depth: Int) -> [MarkdownBlock] {
    nodes(in: node).compactMap { block($0, depth: depth + 1) }
  }

  /// Returns the text of all that is in a node, with a line for each block.
  private func flatText(of root: ParsedNode) -> MarkdownText {
    var text = ""
    forEachEvent(in: root) { node, isEnter in
      switch recurse_markdown_kind_of(node) {
      case RECURSE_MARKDOWN_TEXT, RECURSE_MARKDOWN_CODE_SPAN, RECURSE_MARKDOWN_CODE,
        RECURSE_MARKDOWN_HTML, RECURSE_MARKDOWN_INLINE_HTML:
        text += literal(node)
      case RECURSE_MARKDOWN_SOFT_BREAK: text += " "
      case RECURSE_MARKDOWN_HARD_BREAK: text += "\n"
      case RECURSE_MARKDOWN_PARAGRAPH, RECURSE_MARKDOWN_HEADING, RECURSE_MARKDOWN_ROW:
        if !isEnter { text += "\n" }
      case RECURSE_MARKDOWN_CELL: if !isEnter { text += " " }
      default: break
      }
    }
    if text.last == "\n" { text.removeLast() }
    return MarkdownText(text)
  }

  // MARK: - Code

  private func code(_ node: ParsedNode) -> MarkdownCode {
    let text = literal(node)
    var length: Int32 = 0
    var offset: Int32 = 0
    var fence: CChar = 0
    guard cmark_node_get_fenced(node, &length, &offset, &fence) != 0 else {
      return MarkdownCode(text: text, isFenced: false)
    }
    let first = Int(cmark_node_get_start_line(node)) - 1
    let last = Int(cmark_node_get_end_line(node)) - 1
    let isClosed =
      last == first + text.utf8.lazy.filter { $0 == "\n" }.count + 1
      && startsWithFence(last, UInt8(bitPattern: fence)) && !startsBlock(last, after: node)
    return MarkdownCode(
      info: swiftString(cmark_node_get_fence_info(node)), text: text, isClosed: isClosed)
  }

  /// Returns whether a line has a fence's character first, but for the marks of quotes.
  private func startsWithFence(_ line: Int, _ fence: UInt8) -> Bool {
    lines.bytes[lines.content(line)].first { !$0.isBlank && $0 != ">" } == fence
  }

  /// Returns whether the next block after a node starts at a line. cmark also says of code without
  /// a closing fence that it ends at the line that closes what it is in.
  private func startsBlock(_ line: Int, after node: ParsedNode) -> Bool {
    var node: ParsedNode? = node
    while let place = node {
      if let next = cmark_node_next(place) {
        // cmark gives no line to the paragraph before a table's header. The table starts there.
        let first = cmark_node_get_start_line(next) > 0 ? next : cmark_node_next(next) ?? next
        return Int(cmark_node_get_start_line(first)) - 1 == line
      }
      node = cmark_node_parent(place)
    }
    return false
  }
}

/// Returns the children of a node.
func nodes(in parent: ParsedNode) -> some Sequence<ParsedNode> {
  sequence(state: cmark_node_first_child(parent)) { next in
    defer { next = next.flatMap { cmark_node_next($0) } }
    return next
  }
}

extension BlockReader {
  // MARK: - Lists

  private func list(_ node: ParsedNode, depth: Int) -> MarkdownList {
    let isNumbered = cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
    let delimiter: MarkdownList.Delimiter =
      cmark_node_get_list_delim(node) == CMARK_PAREN_DELIM ? .parenthesis : .period
    return MarkdownList(
      isNumbered ? .number(start: Int(cmark_node_get_list_start(node)), delimiter) : .bullet,
      isTight: cmark_node_get_list_tight(node) != 0,
      items: nodes(in: node).map {
        MarkdownList.Item(children(of: $0, depth: depth), task: task(of: $0))
      })
  }

  /// Returns the state of an item's box, from its own first line: cmark takes a box anywhere in the
  /// line for it.
  private func task(of item: ParsedNode) -> MarkdownList.Task? {
    guard recurse_markdown_kind_of(item) == RECURSE_MARKDOWN_TASK else { return nil }
    let line = lines.content(Int(cmark_node_get_start_line(item)) - 1)
    let box = lines.bytes[line].dropFirst(Int(cmark_node_get_start_column(item)) - 1)
      .drop { $0 != "[" }.dropFirst()
    return box.first.map { $0 | 0x20 } == 0x78 ? .done : .open
  }

  // MARK: - Tables

  private func table(_ node: ParsedNode) -> MarkdownTable {
    let columns = Int(cmark_gfm_extensions_get_table_columns(node))
    let letters = cmark_gfm_extensions_get_table_alignments(node)
    let alignments = (0..<columns).map { column -> MarkdownTable.Alignment in
      switch letters?[column] {
      case 0x6C: .left
      case 0x63: .center
      case 0x72: .right
      default: .natural
      }
    }
    var rows = nodes(in: node).map { row in nodes(in: row).map { TextReader.text(of: $0) } }
    let header = rows.isEmpty ? [] : rows.removeFirst()
    return MarkdownTable(alignments: alignments, header: header, rows: rows)
  }
}
