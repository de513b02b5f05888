import CRecurse
import Synchronization

/// Some lines of a file that follow each other.
struct LineChunk: Sendable {
  let lines: Range<Int>
  let bytes: [UInt8]
  /// The end of each line in the bytes, with its newline.
  private var ends: [Int] = []

  /// - Parameter count: the number of lines. Missing ones are empty.
  init(_ bytes: [UInt8], first: Int, count: Int) {
    self.bytes = bytes
    lines = first..<first + count
    ends.reserveCapacity(count)
    bytes.withUnsafeBytes { bytes in
      var start = 0
      while start < bytes.count, ends.count < count {
        let most = min(bytes.count, start + Log.mostLineBytes)
        let end = memchr(bytes.baseAddress! + start, 0x0A, most - start)
        start = end.map { UnsafeRawPointer($0) - bytes.baseAddress! + 1 } ?? most
        ends.append(start)
      }
    }
    while ends.count < count { ends.append(bytes.count) }
  }

  /// The bytes of a line, without its newline.
  subscript(line: Int) -> ArraySlice<UInt8> {
    let index = line - lines.lowerBound
    let (start, end) = (index == 0 ? 0 : ends[index - 1], ends[index])
    let hasNewline = end > start && bytes[end - 1] == 0x0A
    return bytes[start..<(hasNewline ? end - 1 : end)]
  }
}

/// The chunks of a file that were read last.
final class ChunkCache: Sendable {
  private static let mostBytes = 4 << 20

  private struct Entry {
    var end: Int
    var chunk: LineChunk
  }

  private struct Contents {
    var entries: [Int: Entry] = [:]
    var bytes = 0
  }

  private let contents = Mutex(Contents())

  /// Returns the chunk between two offsets.
  func chunk(from start: Int, to end: Int, read: () -> LineChunk) -> LineChunk {
    let known = contents.withLock { contents in
      contents.entries[start].flatMap { $0.end == end ? $0.chunk : nil }
    }
    if let known { return known }
    let chunk = read()
    contents.withLock { contents in
      if contents.bytes + chunk.bytes.count > Self.mostBytes { contents = Contents() }
      contents.bytes += chunk.bytes.count - (contents.entries[start]?.chunk.bytes.count ?? 0)
      contents.entries[start] = Entry(end: end, chunk: chunk)
    }
    return chunk
  }
}
