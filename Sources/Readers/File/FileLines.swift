import RecurseAlgorithms

/// The lines of an open file, of which only the places are kept.
///
///     file    │ 16 KiB or one line │ 16 KiB or one line │ …
///     marks   ▲ line 0             ▲ line 214           ▲ line 305
///
/// A line is found by reading from the mark before it, so a file of 2 GB takes 2 MB of memory.
/// Copies share the marks.
struct FileLines: Sendable {
  private struct Mark: Sendable {
    var line: Int
    var offset: Int
  }

  /// The bytes between two marks at least.
  private static let markBytes = 16 << 10
  private static let groupMarks = 1024

  let file: OpenFile
  /// The marks, in groups so that a copy of which another one is kept copies few of them.
  private var groups: [[Mark]] = []
  /// The number of lines, with the last one that has no end yet.
  private(set) var count = 0
  /// The bytes in which lines were found.
  private(set) var size = 0
  /// The offset of the last line, if it has no end yet.
  private(set) var openStart: Int?
  private let chunks = ChunkCache()

  init(_ file: OpenFile) { self.file = file }

  // MARK: - Finding lines

  /// Finds lines in the bytes that follow those before. O(n).
  mutating func append(_ bytes: [UInt8]) {
    var start = openStart ?? size
    let first = size
    bytes.withUnsafeBytes { bytes in
      var place = 0
      while place < bytes.count {
        if openStart == nil { beginLine(at: start) }
        guard let end = bytes.lineEnd(from: place, after: first + place - start) else { break }
        place = end
        start = first + place
        openStart = nil
      }
    }
    size += bytes.count
  }

  private mutating func beginLine(at offset: Int) {
    openStart = offset
    count += 1
    if let last = groups.last?.last, offset - last.offset < Self.markBytes { return }
    if groups.last.map({ $0.count == Self.groupMarks }) ?? true { groups.append([]) }
    groups[groups.count - 1].append(Mark(line: count - 1, offset: offset))
  }

  /// Returns whether both are of the same reading of a file, of which one may have gone further.
  func isSameReading(as other: FileLines) -> Bool { chunks === other.chunks }

  // MARK: - Reading lines

  private var markCount: Int {
    groups.isEmpty ? 0 : (groups.count - 1) * Self.groupMarks + groups[groups.count - 1].count
  }

  private func mark(_ index: Int) -> Mark {
    groups[index / Self.groupMarks][index % Self.groupMarks]
  }

  /// Returns the index of the last mark that is not after a line. O(log n).
  private func markIndex(of line: Int) -> Int {
    let group = max(0, groups.partitioningIndex { $0[0].line > line } - 1)
    let inGroup = max(0, groups[group].partitioningIndex { $0.line > line } - 1)
    return group * Self.groupMarks + inGroup
  }

  /// Returns the lines from a mark to the next one. Those that cannot be read any more are empty.
  private func chunk(_ index: Int) -> LineChunk {
    let mark = mark(index)
    let isLast = index + 1 == markCount
    let end = isLast ? size : self.mark(index + 1).offset
    let lineCount = (isLast ? count : self.mark(index + 1).line) - mark.line
    return LineChunk(
      (try? file.read(mark.offset..<end)) ?? [], first: mark.line, count: lineCount)
  }

  private func chunk(of line: Int) -> LineChunk {
    let index = markIndex(of: line)
    let end = index + 1 == markCount ? size : mark(index + 1).offset
    return chunks.chunk(from: mark(index).offset, to: end) { chunk(index) }
  }

  /// Returns the bytes of a line.
  subscript(line: Int) -> ArraySlice<UInt8> { chunk(of: line)[line] }

  /// Calls a closure with the lines of a range in order, until it returns `false`. What is read is
  /// not kept.
  func forEachLine(in range: Range<Int>, _ body: (Int, ArraySlice<UInt8>) -> Bool) {
    guard !range.isEmpty else { return }
    for index in markIndex(of: range.lowerBound)..<markCount {
      let chunk = chunk(index)
      for line in chunk.lines.clamped(to: range) where !body(line, chunk[line]) { return }
      if chunk.lines.upperBound >= range.upperBound { return }
    }
  }
}
