import RecurseAlgorithms
import RecurseTerminal
import Synchronization

/// Some lines of a file that follow each other.
struct LineChunk: Sendable {
  let lines: Range<Int>
  let bytes: [UInt8]
  /// The end of each line in the bytes, behind its newline if it has one.
  private var endsBehindNewlines: [Int] = []

  /// - Parameter count: the number of lines. Missing ones are empty.
  init(_ bytes: [UInt8], first: Int, count: Int) {
    self.bytes = bytes
    lines = first..<first + count
    endsBehindNewlines.reserveCapacity(count)
    // The ends of lines are found in place; the pointer does not leave the closure.
    bytes.withUnsafeBytes { bytes in
      var start = 0
      while start < bytes.count, endsBehindNewlines.count < count {
        start = bytes.lineEnd(from: start) ?? bytes.count
        endsBehindNewlines.append(start)
      }
    }
    while endsBehindNewlines.count < count { endsBehindNewlines.append(bytes.count) }
  }

  /// The bytes of a line, without its newline.
  subscript(line: Int) -> ArraySlice<UInt8> {
    let index = line - lines.lowerBound
    let start = index == 0 ? 0 : endsBehindNewlines[index - 1]
    let end = endsBehindNewlines[index]
    let hasNewline = end > start && bytes[end - 1] == 0x0A
    return bytes[start..<(hasNewline ? end - 1 : end)]
  }
}

extension LineChunk {
  /// Returns the line that has a byte of the chunk, or the last one.
  func line(at place: Int) -> Int {
    let index = endsBehindNewlines.partitioningIndex { $0 > place }
    return lines.lowerBound + min(index, max(0, lines.count - 1))
  }
}

extension UnsafeRawBufferPointer {
  /// Returns the place after the newline of a line. A very long line is broken earlier, so that
  /// reading one takes bounded memory. `nil` if the line goes on behind the bytes.
  ///
  /// - Parameters:
  ///   - place: the first place of the line in the bytes, which is one of theirs.
  ///   - length: the bytes of the line before them.
  func lineEnd(from place: Int, after length: Int = 0) -> Int? {
    guard baseAddress != nil else { return nil }
    let most = place + Log.mostLineBytes - length
    let newline = firstLineFeed(in: place..<Swift.min(count, most))
    return newline.map { $0 + 1 } ?? (most <= count ? most : nil)
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
