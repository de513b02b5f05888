extension MarkdownDocument {
  /// Shows the last section as it was written.
  mutating func restoreWrittenTail() {
    guard let written = writtenTail, let section = sections.last else { return }
    blocks.replaceSubrange(section.blocks.lowerBound..., with: written)
    writtenTail = nil
  }

  /// Shows the last section as if what is open at its end were closed.
  mutating func completeTail() {
    guard let section = sections.last, let last = blocks.last, !section.blocks.isEmpty,
      canGoOn(last.value, after: section.source.upperBound)
    else { return }
    let settled = section.settled.flatMap {
      $0.isApart(
        from: source[$0.end...], mentioned: section.labels.mentioned,
        defined: section.labels.defined) ? $0 : nil
    }
    let first = settled?.end ?? section.source.lowerBound
    let own = first..<section.source.upperBound
    let start = TailLines.start(in: source[own])
    guard let end = OpenInlines.completed(source[start..<section.source.upperBound])
    else { return }

    let bytes = Array(source[first..<start]) + end
    let labels = settled == nil ? section.allLabels.mentioned : section.labels.mentioned
    let parts = definitions(of: labels, before: sections.count - 1)
    let read = parsed(
      parts.map { passage(of: $0, before: section.source.lowerBound) } + [
        Passage(own, as: bytes)
      ])
    let written = Array(blocks[section.blocks])
    // Where only marks are left, the block comes with its first word.
    var values = Array(read[parts.count].flatMap(\.blocks).prefix(written.count))
    if let settled {
      guard let rest = values.first,
        let whole = MarkdownBlock.joined(written[0].value, settled, rest)
      else { return }
      values[0] = whole
    }
    writtenTail = written
    let shown = zip(written, values).map { Block(id: $0.id, source: $0.source, value: $1) }
    blocks.replaceSubrange(section.blocks, with: shown)
  }

  /// Returns whether the text at the end of a block is not at its end.
  private func canGoOn(_ block: MarkdownBlock, after end: Int) -> Bool {
    let lineEnds = source[end...].lineEnds
    switch block {
    case .paragraph: return lineEnds < 2
    case .heading, .table: return lineEnds == 0
    case .quote(let blocks): return blocks.last.map { canGoOn($0, after: end) } ?? false
    case .list(let list):
      return list.items.last?.blocks.last.map { canGoOn($0, after: end) } ?? false
    case .code, .html, .thematicBreak: return false
    }
  }
}
