/// Lines of a document that are parsed together: those of a top-level block, of two that share a
/// line, or of definitions of links, which are no block.
struct Section: Equatable {
  /// The bytes of the lines in the source, without blank lines around them.
  var source: Range<Int>
  /// The blocks of the document that the lines make.
  var blocks: Range<Int>
  /// The labels in its lines after the settled ones.
  var labels: Labels
  /// The parts of its last block that are not settled.
  var parts: [BlockPart] = []
  var settled: Settled?

  /// Returns whether any of these labels is in the lines.
  func mentions(anyOf labels: Set<String>) -> Bool {
    !self.labels.mentioned.isDisjoint(with: labels)
      || settled?.labels.mentioned.isDisjoint(with: labels) == false
  }

  /// Returns whether the lines may define any of these labels.
  func defines(anyOf labels: Set<String>) -> Bool {
    !self.labels.defined.isDisjoint(with: labels)
      || settled?.labels.defined.isDisjoint(with: labels) == false
  }

  /// The labels in all of its lines.
  var allLabels: Labels {
    var all = labels
    if let settled { all.formUnion(settled.labels) }
    return all
  }

  /// Returns whether no later line can be a part of the block.
  ///
  /// - Parameters:
  ///   - block: the section's last block, or `nil` if it has none.
  ///   - lineEnds: the number of line ends after it.
  ///   - next: the first byte of the line after these, or `nil` if nothing follows yet.
  static func isClosed(_ block: MarkdownBlock?, lineEnds: Int, next: UInt8?) -> Bool {
    guard lineEnds > 0 else { return false }
    let next = next.flatMap { $0.isLineEnd ? nil : $0 }
    switch block {
    case .heading, .thematicBreak: return true
    case .paragraph, .quote, .table, nil: return lineEnds > 1
    case .code(let code) where code.isFenced: return code.isClosed
    case .code: return next.map { !$0.isBlank } ?? false
    case .list:
      guard lineEnds > 1, let next else { return false }
      return !(next.isBlank || next.isDigit || next == "-" || next == "+" || next == "*")
    case .html: return false
    }
  }
}

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
