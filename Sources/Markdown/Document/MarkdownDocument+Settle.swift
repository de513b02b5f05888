extension MarkdownDocument {
  /// Settles the parts of the list or the quote at the end that no later line can change.
  mutating func settle() {
    guard let index = sections.lastIndex(where: { $0.source.lowerBound < lineStart }),
      let block = sections[index].blocks.last,
      let next = sections[index].parts.last(where: { $0.start < lineStart })
    else { return }
    var settled = sections[index].settled ?? Settled(end: sections[index].source.lowerBound)
    guard next.start > settled.end else { return }
    // The labels are then held only once, so they grow in place.
    sections[index].settled = nil
    settled.isTight = settled.isTight && isTight(blocks[block].value, settled.end, next.start)
    let new = source[settled.end..<next.start]
    settled.labels.formUnion(Labels(in: new))
    settled.opens += ParserGuard.opens(in: new)
    settled.end = next.start
    settled.count = next.index
    sections[index].settled = settled
    sections[index].labels = Labels(in: source[next.start..<sections[index].source.upperBound])
  }

  /// Returns whether parts of a list are tight, from an offset to the start of the next part.
  private mutating func isTight(_ block: MarkdownBlock, _ start: Int, _ next: Int) -> Bool {
    guard case .list(let list) = block, !list.isTight else { return true }
    // The blank line may be in the last part. The first line of the next one has none.
    let end = source.endOfLine(from: next)
    let read = parsed([Passage(start..<end, of: source)])
    guard case .list(let list)? = read[0].first?.blocks.last else { return false }
    return list.isTight
  }

  /// Joins the settled parts of a section with its rest, which was parsed alone. Returns whether
  /// the rest continues them.
  func join(_ settled: Settled, of section: Section, with read: inout [ReadSection])
    -> Bool
  {
    guard let index = section.blocks.last, let rest = read.first, rest.blocks.count == 1,
      let block = MarkdownBlock.joined(blocks[index].value, settled, rest.blocks[0])
    else { return false }
    read[0].blocks = [block]
    read[0].source = section.source.lowerBound..<rest.source.upperBound
    read[0].parts = rest.parts.map {
      BlockPart(start: $0.start, index: $0.index + settled.count)
    }
    return true
  }
}
