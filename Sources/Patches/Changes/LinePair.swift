/// A removed line and the added line that stands in for it, as places among the lines of a hunk.
package struct LinePair: Hashable, Sendable {
  package let removed: Int
  package let added: Int

  package init(removed: Int, added: Int) {
    self.removed = removed
    self.added = added
  }
}

extension PatchHunk {
  /// Returns which lines of a change belong together, in order.
  ///
  /// Lines of equal counts do one by one. Else those do that have the most words in common.
  package func pairs(in block: ChangeBlock) -> [LinePair] {
    if block.removed.count != block.added.count,
      !block.removed.isEmpty, !block.added.isEmpty,
      max(block.removed.count, block.added.count) <= LineAlignment.limit
    {
      return LineAlignment(block, of: lines).pairs
    }
    return zip(block.removed, block.added).map { LinePair(removed: $0, added: $1) }
  }

  /// Returns what changed between the lines of a pair, or nil if they have too little in common.
  package func changedWords(in pair: LinePair) -> ChangedWords? {
    ChangedWords(from: lines[pair.removed].text, to: lines[pair.added].text)
  }
}
