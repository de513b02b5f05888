/// Lines of bytes that are appended at the end and dropped at the start.
///
///     groups ──▶ chunks of 256 lines ──▶ bytes and the ends of the lines
///     [ ○ ○ ○ ]   64 to a group           "GET /\nPOST /\n…"   [5, 11, …]
///
/// Copies share groups and chunks. Changing one of two copies duplicates only the last or the first
/// chunk and its group, so appending costs the same for any number of lines. Line `i` of the store
/// is at a fixed place, so it is found in O(1).
struct LineStore: Sendable {
  private struct Chunk: Equatable, Sendable {
    var bytes: [UInt8] = []
    /// The end of each line in ``bytes``, which hold no newlines.
    var ends: [Int] = []

    /// Returns the number of lines at the start that are the same.
    func commonCount(with other: Chunk) -> Int {
      var start = 0
      for (index, (end, otherEnd)) in zip(ends, other.ends).enumerated() {
        guard end == otherEnd, bytes[start..<end] == other.bytes[start..<end] else { return index }
        start = end
      }
      return min(ends.count, other.ends.count)
    }
  }

  private static let chunkLines = 256
  private static let groupLines = 256 * 64

  private var groups: [[Chunk]] = []
  /// The number of lines before the first one in the first group.
  private var start = 0
  private(set) var count = 0
  /// The number of bytes of all lines.
  private(set) var byteCount = 0

  private func place(of index: Int) -> (group: Int, chunk: Int, line: Int) {
    let line = start + index
    let inGroup = line % Self.groupLines
    return (line / Self.groupLines, inGroup / Self.chunkLines, inGroup % Self.chunkLines)
  }

  /// The bytes of a line. O(1).
  subscript(index: Int) -> ArraySlice<UInt8> {
    assert((0..<count).contains(index), "the store has the line")
    let place = place(of: index)
    let chunk = groups[place.group][place.chunk]
    let start = place.line == 0 ? 0 : chunk.ends[place.line - 1]
    return chunk.bytes[start..<chunk.ends[place.line]]
  }

  /// The number of bytes of a line. O(1).
  func byteCount(of index: Int) -> Int { self[index].count }

  /// Appends a line.
  mutating func append(_ line: some Sequence<UInt8>) {
    let place = place(of: count)
    if place.group == groups.count { groups.append([]) }
    if place.chunk == groups[place.group].count { groups[place.group].append(Chunk()) }
    count += 1
    add(line, at: place, isNew: true)
  }

  /// Appends bytes to the last line.
  mutating func extendLast(_ bytes: some Sequence<UInt8>) {
    assert(count > 0, "the store has a line")
    add(bytes, at: place(of: count - 1), isNew: false)
  }

  private mutating func add(
    _ bytes: some Sequence<UInt8>, at place: (group: Int, chunk: Int, line: Int), isNew: Bool
  ) {
    func change(_ chunk: inout Chunk) -> Int {
      let before = chunk.bytes.count
      chunk.bytes.append(contentsOf: bytes)
      if isNew { chunk.ends.append(before) }
      chunk.ends[place.line] = chunk.bytes.count
      return chunk.bytes.count - before
    }
    byteCount += change(&groups[place.group][place.chunk])
  }

  /// Removes the first line. The memory of a chunk is freed with its last line.
  mutating func removeFirst() {
    byteCount -= byteCount(of: 0)
    start += 1
    count -= 1
    if start == Self.groupLines {
      groups.removeFirst()
      start = 0
    } else if start % Self.chunkLines == 0 {
      groups[0][start / Self.chunkLines - 1] = Chunk()
    }
  }

  /// Returns whether both have the same lines. Chunks that both share are not compared.
  func hasSameLines(as other: LineStore) -> Bool {
    guard count == other.count, byteCount == other.byteCount else { return false }
    if start == other.start, groups == other.groups { return true }
    return (0..<count).allSatisfy { self[$0] == other[$0] }
  }

  /// Returns the number of lines at the start that are as in an earlier store.
  ///
  /// Shared chunks are not compared. If the lines are at different offsets within their chunks, the
  /// result is 0.
  ///
  /// - Parameter dropped: the number of lines of the earlier store that were before those here.
  func commonCount(with old: LineStore, dropped: Int) -> Int {
    let (groupShift, rest) = (old.start + dropped - start).quotientAndRemainder(
      dividingBy: Self.groupLines)
    let most = min(count, old.count - dropped)
    guard most > 0, groupShift >= 0, rest == 0 else { return 0 }
    for group in groups.indices where group + groupShift < old.groups.count {
      let (mine, other) = (groups[group], old.groups[group + groupShift])
      guard mine != other else { continue }
      // Chunks before the first line are empty here, and may not be there.
      let first = group == 0 ? start / Self.chunkLines : 0
      for chunk in first..<mine.count where chunk >= other.count || mine[chunk] != other[chunk] {
        let line = group * Self.groupLines + chunk * Self.chunkLines
        let common = chunk < other.count ? mine[chunk].commonCount(with: other[chunk]) : 0
        return min(max(0, line + common - start), most)
      }
    }
    return most
  }

  mutating func removeAll() { self = LineStore() }
}
