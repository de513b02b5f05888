extension MarkdownDocument {
  mutating func append(_ more: UnsafeBufferPointer<UInt8>) {
    guard !more.isEmpty else { return }
    restoreWrittenTail()
    settle()
    let start = firstChangeable(before: more[0])
    let line = lineStart
    let fence = openFence
    let count = source.count
    source += more
    moveLineStart(past: count)
    if let fence, !fence.isClosed(by: source, from: line, newFrom: count) {
      lengthen(fence, from: count)
    } else {
      parse(from: start)
    }
    if isStreaming {
      settle()
      completeTail()
    }
  }

  /// Moves the start of the last line past new text. After a carriage return a line feed may come,
  /// so that line is not finished.
  private mutating func moveLineStart(past count: Int) {
    let end = source.last == 0x0D ? source.count - 1 : source.count
    let start = max(0, min(count - 1, end))
    if let last = source[start..<end].lastIndex(where: { $0.isLineEnd }) { lineStart = last + 1 }
  }

  /// Returns the offset from which on text may change its meaning when more text comes.
  ///
  /// The last line may be unfinished, so it can still become a part of the block before it.
  private func firstChangeable(before next: UInt8) -> Int {
    guard let last = sections.last(where: { $0.source.lowerBound < lineStart }) else { return 0 }
    guard last.source.upperBound <= lineStart else { return last.source.lowerBound }
    let first = lineStart < source.count ? source[lineStart] : next
    let block = last.blocks.isEmpty ? nil : blocks[last.blocks.upperBound - 1].value
    let lineEnds = source[last.source.upperBound..<lineStart].lineEnds
    return Section.isClosed(block, lineEnds: lineEnds, next: first)
      ? lineStart : last.source.lowerBound
  }

  /// Parses the text from an offset on, and the blocks before it that mention what it defines.
  ///
  /// Of a list or a quote that starts there, only what is not settled is parsed, unless the settled
  /// parts tell what it means.
  private mutating func parse(from start: Int) {
    let kept = sections.prefix { $0.source.lowerBound < start }.count
    let section = kept < sections.count ? sections[kept] : nil
    let settled = section?.settled
    let rest = settled?.end ?? start
    let labels = Labels(in: source[rest...])
    let changed = sections[kept...].reduce(labels.defined) { $0.union($1.labels.defined) }
    let stale = mentions(of: changed, before: kept)
    let needed = stale.reduce(labels.mentioned) { $0.union(sections[$1].allLabels.mentioned) }
    if let settled,
      !settled.isApart(from: source[rest...], mentioned: needed, defined: changed)
    {
      sections[kept].settled = nil
      return parse(from: start)
    }
    let parts = Set(stale).union(definitions(of: needed, before: kept)).sorted()

    let passages = parts.map { passage(of: $0, before: start) }
    let read = parsed(passages + [Passage(rest..<source.count, of: source)])
    let isStale = Set(stale)
    for (part, sections) in zip(parts, read) where isStale.contains(part) {
      refresh(part, with: sections)
    }
    var tail = read[parts.count]
    if let section, let settled, !join(settled, of: section, with: &tail) {
      sections[kept].settled = nil
      return parse(from: start)
    }
    replaceTail(from: kept, with: tail, settled: settled)
  }

  /// Returns a section with the blank lines up to the next one: they can be lines of its last code.
  func passage(of section: Int, before end: Int) -> Passage {
    let next = section + 1 < sections.count ? sections[section + 1].source.lowerBound : end
    let end = min(next, end)
    return Passage(sections[section].source.lowerBound..<end, of: source)
  }

  mutating func parsed(_ passages: [Passage]) -> [[ReadSection]] {
    let reader = PassageReader(passages)
    parsedBytes += reader.count
    return reader.read()
  }

  /// Returns the sections before one that mention any of these labels.
  private func mentions(of labels: Set<String>, before end: Int) -> [Int] {
    guard !labels.isEmpty else { return [] }
    return (0..<end).filter { sections[$0].mentions(anyOf: labels) }
  }

  /// Returns the sections before one that may define any of these labels.
  func definitions(of labels: Set<String>, before end: Int) -> [Int] {
    guard !labels.isEmpty else { return [] }
    return (0..<end).filter { sections[$0].defines(anyOf: labels) }
  }

  /// Gives the blocks of a section their new values. Definitions of links change no block's place.
  private mutating func refresh(_ section: Int, with read: [ReadSection]) {
    let values = read.flatMap(\.blocks)
    for (index, value) in zip(sections[section].blocks, values) { blocks[index].value = value }
  }

  /// Replaces the sections from one on, of which the first one may have settled parts. Their blocks
  /// keep their numbers, in order.
  private mutating func replaceTail(
    from kept: Int, with read: [ReadSection], settled: Settled?
  ) {
    let firstBlock = kept > 0 ? sections[kept - 1].blocks.upperBound : 0
    let ids = blocks[firstBlock...].map(\.id)
    blocks.removeSubrange(firstBlock...)
    sections.removeSubrange(kept...)
    for section in read {
      let start = blocks.count
      for value in section.blocks {
        let place = blocks.count - firstBlock
        blocks.append(
          Block(
            id: place < ids.count ? ids[place] : newID(), source: section.source, value: value))
      }
      let settled = sections.count == kept ? settled : nil
      let own = (settled?.end ?? section.source.lowerBound)..<section.source.upperBound
      sections.append(
        Section(
          source: section.source, blocks: start..<blocks.count,
          labels: section.mayHaveLinks ? Labels(in: source[own]) : Labels(),
          parts: section.parts, settled: settled))
    }
    giveBack(ids.dropFirst(blocks.count - firstBlock))
  }

  /// Makes numbers that no block has any more the next ones, if they were the last ones.
  private mutating func giveBack(_ ids: ArraySlice<Int>) {
    for id in ids.reversed() where id == nextID - 1 { nextID = id }
  }

  mutating func newID() -> Int {
    defer { nextID += 1 }
    return nextID
  }
}
