import _RopeModule

/// A piece of a long text: some thousand bytes and the number of line feeds in them.
struct TextChunk: Sendable {
  /// The most bytes of a chunk, and the fewest of one that is not joined with another.
  static let most = 4096
  static let least = 1024

  private(set) var bytes: [UInt8]
  private(set) var lineFeeds: Int

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lineFeeds = bytes.lineFeeds
  }

  mutating func replace(_ range: Range<Int>, with new: [UInt8]) {
    lineFeeds += new.lineFeeds - bytes[range].lineFeeds
    bytes.replaceSubrange(range, with: new)
  }

  /// Returns the offset after a number of line feeds.
  func offset(afterLineFeeds number: Int) -> Int {
    var left = number
    guard left > 0 else { return 0 }
    for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      left -= 1
      if left == 0 { return offset + 1 }
    }
    return bytes.count
  }
}

extension Collection<UInt8> {
  /// The number of line feeds. Linear.
  var lineFeeds: Int {
    withContiguousStorageIfAvailable { bytes in
      bytes.reduce(0) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
    } ?? reduce(0) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
  }
}

extension TextChunk: RopeElement {
  struct Summary: RopeSummary {
    static var maxNodeSize: Int { 15 }
    static var zero: Summary { Summary() }

    var bytes = 0
    var lineFeeds = 0

    var isZero: Bool { bytes == 0 && lineFeeds == 0 }

    mutating func add(_ other: Summary) {
      bytes += other.bytes
      lineFeeds += other.lineFeeds
    }

    mutating func subtract(_ other: Summary) {
      bytes -= other.bytes
      lineFeeds -= other.lineFeeds
    }
  }

  typealias Index = Int

  var summary: Summary { Summary(bytes: bytes.count, lineFeeds: lineFeeds) }
  var isEmpty: Bool { bytes.isEmpty }
  var isUndersized: Bool { bytes.count < Self.least }

  func invariantCheck() {}

  mutating func rebalance(nextNeighbor right: inout TextChunk) -> Bool {
    let all = bytes + right.bytes
    guard all.count > Self.most else {
      self = TextChunk(all)
      right = TextChunk([])
      return true
    }
    self = TextChunk(Array(all[..<(all.count / 2)]))
    right = TextChunk(Array(all[(all.count / 2)...]))
    return false
  }

  mutating func split(at offset: Int) -> TextChunk {
    let tail = TextChunk(Array(bytes[offset...]))
    self = TextChunk(Array(bytes[..<offset]))
    return tail
  }
}

/// Bytes as the measure of a rope.
struct ByBytes: RopeMetric {
  func size(of summary: TextChunk.Summary) -> Int { summary.bytes }
  func index(at offset: Int, in chunk: TextChunk) -> Int { offset }
}

/// Line feeds as the measure of a rope: an offset is that after a line feed.
struct ByLineFeeds: RopeMetric {
  func size(of summary: TextChunk.Summary) -> Int { summary.lineFeeds }
  func index(at offset: Int, in chunk: TextChunk) -> Int { chunk.offset(afterLineFeeds: offset) }
}
