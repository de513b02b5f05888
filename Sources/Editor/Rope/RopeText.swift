import RecurseEditing
import _RopeModule

/// A text of any length: chunks of bytes in a balanced tree. A copy shares the tree, and an edit
/// copies only the nodes on the way to it.
///
/// Editing and finding lines are O(log n). The tree is the `Rope` of swift-collections.
package struct RopeText: Sendable {
  // Unsafe, because the package does not declare its trees `Sendable`. The rope is a value, and its
  // elements are `Sendable`.
  nonisolated(unsafe) private var rope: Rope<TextChunk>

  package init(_ text: String) { self.init(bytes: Array(text.utf8)) }

  package init(bytes: [UInt8]) { self.init(bytes: bytes) { _ in } }

  /// Creates the text of many bytes.
  ///
  /// - Parameter progress: called with the number of bytes that are done, some thousand at a time.
  package init(bytes: [UInt8], progress: (Int) -> Void) {
    let full = TextChunk.most * 3 / 4
    guard bytes.count > full else {
      rope = bytes.isEmpty ? Rope() : Rope(TextChunk(bytes))
      return
    }
    var chunks: [TextChunk] = []
    chunks.reserveCapacity(bytes.count / full + 1)
    var start = 0
    while start < bytes.count {
      let end = bytes.count - start < full + TextChunk.least ? bytes.count : start + full
      chunks.append(TextChunk(Array(bytes[start..<end])))
      start = end
      progress(end)
    }
    rope = Rope(chunks)
  }

  private init(_ rope: Rope<TextChunk>) { self.rope = rope }

  // MARK: - Lines

  /// The number of lines: one more than there are line feeds. O(1).
  package var lineCount: Int { rope.count(in: ByLineFeeds()) + 1 }

  /// Returns the number of line feeds before an offset.
  package func line(at offset: Int) -> Int {
    guard !rope.isEmpty else { return 0 }
    let (index, rest) = rope.find(at: offset, in: ByBytes(), preferEnd: true)
    return rope.offset(of: index, in: ByLineFeeds()) + rope[index].bytes[..<rest].lineFeeds
  }

  /// Returns the offset at which a line starts: 0, or that after a line feed.
  package func start(ofLine line: Int) -> Int {
    guard line > 0 else { return 0 }
    let (index, rest) = rope.find(at: line, in: ByLineFeeds(), preferEnd: true)
    return rope.offset(of: index, in: ByBytes()) + rope[index].offset(afterLineFeeds: rest)
  }

  /// Returns the bytes of a line without its line feed.
  package func range(ofLine line: Int) -> Range<Int> {
    let start = start(ofLine: line)
    return start..<(line + 1 < lineCount ? self.start(ofLine: line + 1) - 1 : count)
  }

  // MARK: - Bytes

  /// Returns the bytes of a range.
  package func bytes(in range: Range<Int>) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(range.count)
    guard !range.isEmpty else { return bytes }
    var (index, start) = rope.find(at: range.lowerBound, in: ByBytes(), preferEnd: false)
    while bytes.count < range.count {
      let chunk = rope[index].bytes
      bytes += chunk[start..<min(chunk.count, start + range.count - bytes.count)]
      start = 0
      rope.formIndex(after: &index)
    }
    return bytes
  }
}

extension RopeText: Equatable {
  /// Whether the bytes are the same. O(1) for a copy and for another number of bytes; otherwise up
  /// to the first difference, without the chunks that both share.
  package static func == (left: RopeText, right: RopeText) -> Bool {
    if left.rope.isIdentical(to: right.rope) { return true }
    guard left.count == right.count, left.lineCount == right.lineCount else { return false }
    var (first, second) = (left.rope.makeIterator(), right.rope.makeIterator())
    var (one, other) = (first.next()?.bytes[...], second.next()?.bytes[...])
    while let bytes = one, let others = other {
      let count = min(bytes.count, others.count)
      // Two slices of the same memory are equal without a look at their bytes.
      guard bytes.prefix(count) == others.prefix(count) else { return false }
      one = bytes.count > count ? bytes.dropFirst(count) : first.next()?.bytes[...]
      other = others.count > count ? others.dropFirst(count) : second.next()?.bytes[...]
    }
    return true
  }
}

extension RopeText: TextStorage {
  package var count: Int { rope.count(in: ByBytes()) }
  package var bytes: [UInt8] { bytes(in: 0..<count) }
  package var string: String { String(decoding: bytes, as: UTF8.self) }

  package subscript(range: Range<Int>) -> RopeText {
    range.count <= TextChunk.most
      ? RopeText(bytes: bytes(in: range)) : RopeText(rope.extract(range, in: ByBytes()))
  }

  package mutating func replace(_ range: Range<Int>, with text: RopeText) {
    guard !range.isEmpty || !text.isEmpty else { return }
    if text.count <= TextChunk.least, replaceInChunk(range, with: text) { return }
    var builder = rope.builder(removing: range, in: ByBytes())
    if !text.isEmpty { builder.insertBeforeTip(text.rope) }
    rope = builder.finalize()
  }

  /// Replaces bytes inside one chunk, if the chunk then has neither too few nor too many bytes.
  /// Returns whether it did.
  private mutating func replaceInChunk(_ range: Range<Int>, with text: RopeText) -> Bool {
    guard !rope.isEmpty else { return false }
    var (index, start) = rope.find(at: range.lowerBound, in: ByBytes(), preferEnd: true)
    let size = rope[index].bytes.count
    let new = size + text.count - range.count
    guard start + range.count <= size, new <= TextChunk.most,
      new >= min(size, TextChunk.least), new > 0
    else { return false }
    let bytes = text.bytes
    rope.update(at: &index) { $0.replace(start..<start + range.count, with: bytes) }
    return true
  }

  package func lineStart(before offset: Int) -> Int { start(ofLine: line(at: offset)) }

  package func lineFeed(atOrAfter offset: Int) -> Int {
    let next = line(at: offset) + 1
    return next < lineCount ? start(ofLine: next) - 1 : count
  }

  package func withBytes<Result>(
    in range: Range<Int>, _ body: (UnsafeBufferPointer<UInt8>, _ start: Int) -> Result
  ) -> Result {
    // Up to three bytes on either side complete a character.
    let wide = max(0, range.lowerBound - 3)..<min(count, range.upperBound + 3)
    var bytes = bytes(in: wide)
    let valid = bytes.makeValid(
      in: range.lowerBound - wide.lowerBound..<range.upperBound - wide.lowerBound)
    // The body reads the bytes in place; the pointer is valid for the call only.
    return bytes.withUnsafeBufferPointer {
      body(UnsafeBufferPointer(rebasing: $0[valid]), wide.lowerBound + valid.lowerBound)
    }
  }
}
