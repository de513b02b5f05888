import CMarkdown

extension MarkdownDocument {
  /// Makes this the document of another text. One that begins with this text is appended to it;
  /// else the text is parsed, and equal blocks at its start and its end keep their numbers.
  package mutating func update(to text: String) {
    var text = text
    text.withUTF8 { bytes in
      if starts(bytes) {
        append(UnsafeBufferPointer(rebasing: bytes[source.count...]))
      } else {
        replace(with: bytes)
      }
    }
  }

  private func starts(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count >= source.count else { return false }
    guard let address = bytes.baseAddress else { return true }
    // Both have that many bytes, as compared above; the pointers end with the call.
    return source.withUnsafeBufferPointer {
      $0.baseAddress.map { recurse_markdown_equal($0, address, source.count) } ?? true
    }
  }

  private mutating func replace(with bytes: UnsafeBufferPointer<UInt8>) {
    let old = blocks
    let parsed = parsedBytes
    let next = nextID
    self = MarkdownDocument(isStreaming: isStreaming)
    parsedBytes = parsed
    append(bytes)

    let most = min(old.count, blocks.count)
    let first = zip(old, blocks).prefix { $0.value == $1.value }.count
    let last = zip(old.reversed(), blocks.reversed()).prefix(most - first)
      .prefix { $0.value == $1.value }.count
    nextID = next
    for index in blocks.indices {
      let fromEnd = blocks.count - index
      let id =
        index < first
        ? old[index].id : fromEnd <= last ? old[old.count - fromEnd].id : newID()
      blocks[index] = Block(id: id, source: blocks[index].source, value: blocks[index].value)
    }
    renumberWrittenTail()
  }

  /// Gives the last section's blocks as written the numbers that its shown ones have.
  private mutating func renumberWrittenTail() {
    guard let written = writtenTail, let section = sections.last else { return }
    let shown = blocks[min(section.blocks.lowerBound, blocks.count)...].map(\.id)
    writtenTail = written.enumerated().map { place, block in
      let id = place < shown.count ? shown[place] : newID()
      return Block(id: id, source: block.source, value: block.value)
    }
  }
}
