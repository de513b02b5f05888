/// Removed lines of a hunk and the added lines right after them.
package struct ChangeBlock: Hashable, Sendable {
  /// The removed lines as places among the lines of the hunk.
  package let removed: Range<Int>
  /// The added lines, which follow.
  package let added: Range<Int>

  var range: Range<Int> { removed.lowerBound..<added.upperBound }
}

extension PatchHunk {
  /// The changes of the hunk, in order, without the lines around them.
  package var changeBlocks: [ChangeBlock] {
    var blocks: [ChangeBlock] = []
    var index = 0
    while index < lines.count {
      let removed = run(of: .removed, from: index)
      let added = run(of: .added, from: removed.upperBound)
      if removed.isEmpty, added.isEmpty {
        index += 1
      } else {
        blocks.append(ChangeBlock(removed: removed, added: added))
        index = added.upperBound
      }
    }
    return blocks
  }

  private func run(of kind: PatchLine.Kind, from start: Int) -> Range<Int> {
    var end = start
    while end < lines.count, lines.kind(at: end) == kind { end += 1 }
    return start..<end
  }
}

extension PatchHunk {
  /// Lines of a hunk that changed, or that did not.
  enum Part {
    case context(Range<Int>)
    case block(ChangeBlock)
  }

  /// All lines of the hunk, in order.
  var parts: [Part] {
    var parts: [Part] = []
    var next = 0
    for block in changeBlocks {
      parts += [.context(next..<block.range.lowerBound), .block(block)]
      next = block.range.upperBound
    }
    return parts + [.context(next..<lines.count)]
  }
}
