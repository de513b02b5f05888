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

  /// The minimum number of bytes between two marks.
  private static let markBytes = 16 << 10
  private static let groupMarks = 1024

  let file: OpenFile
  /// The marks, in groups, so that changing one of two copies duplicates only one group.
  private var groups: [[Mark]] = []
  /// The number of lines, with the last one that has no end yet.
  private(set) var count = 0
  /// The number of bytes scanned so far.
  private(set) var size = 0
  /// The offset of the last line, if it has no end yet.
  private(set) var openStart: Int?
  private let chunks = ChunkCache()

  init(_ file: OpenFile) { self.file = file }

  // MARK: - Finding lines

  /// Finds lines in the next bytes of the file. O(n).
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

  /// Returns whether both come from one reading of the file, though one may be further along.
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
    let (start, end) = (mark(index), end(ofMark: index))
    return LineChunk(
      (try? file.read(start.offset..<end.offset)) ?? [], first: start.line,
      count: end.line - start.line)
  }

  /// Returns the place of the next mark, or the end of what was scanned.
  private func end(ofMark index: Int) -> Mark {
    index + 1 == markCount ? Mark(line: count, offset: size) : mark(index + 1)
  }

  private func chunk(of line: Int) -> LineChunk {
    let index = markIndex(of: line)
    return chunks.chunk(from: mark(index).offset, to: end(ofMark: index).offset) { chunk(index) }
  }

  /// Returns the bytes of a line.
  subscript(line: Int) -> ArraySlice<UInt8> { chunk(of: line)[line] }

  /// Returns the line that has a byte of the file, or the last one that was found; `nil` if there
  /// is none.
  func line(at offset: Int) -> Int? {
    guard count > 0 else { return nil }
    let group = max(0, groups.partitioningIndex { $0[0].offset > offset } - 1)
    let inGroup = max(0, groups[group].partitioningIndex { $0.offset > offset } - 1)
    let mark = mark(group * Self.groupMarks + inGroup)
    return chunk(of: mark.line).line(at: offset - mark.offset)
  }

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
