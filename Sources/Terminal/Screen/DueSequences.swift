/// Sequences for the terminal that are sent after the next frame: the window's title and progress,
/// the shape of the cursor, and what the app asks for once.
///
/// They wait while the terminal reads too slowly, so their number is limited. A later text to copy
/// replaces an earlier one, as it does in a clipboard. Several bells are one. Of the notifications
/// the newest ``mostNotices`` are kept.
struct DueSequences {
  /// The largest number of notifications that wait for a frame.
  static let mostNotices = 8

  private enum Kind { case mode, title, progress, copy, bell, notice }
  private var sequences: [(kind: Kind, bytes: [UInt8])] = []

  var isEmpty: Bool { sequences.isEmpty }

  /// Adds a sequence that changes a mode. All are sent.
  mutating func add(_ bytes: some Sequence<UInt8>) { sequences.append((.mode, Array(bytes))) }

  mutating func setTitle(_ bytes: [UInt8]) { replace(.title, by: bytes) }
  mutating func setProgress(_ bytes: [UInt8]) { replace(.progress, by: bytes) }
  mutating func copy(_ bytes: [UInt8]) { replace(.copy, by: bytes) }
  mutating func ring(_ bytes: [UInt8]) { replace(.bell, by: bytes) }

  mutating func notify(_ bytes: [UInt8]) {
    sequences.append((.notice, bytes))
    if sequences.count(where: { $0.kind == .notice }) > Self.mostNotices,
      let oldest = sequences.firstIndex(where: { $0.kind == .notice })
    {
      sequences.remove(at: oldest)
    }
  }

  private mutating func replace(_ kind: Kind, by bytes: [UInt8]) {
    sequences.removeAll { $0.kind == kind }
    sequences.append((kind, bytes))
  }

  /// Returns the bytes in order, and forgets them.
  mutating func take() -> [UInt8] {
    guard !sequences.isEmpty else { return [] }
    defer { sequences.removeAll(keepingCapacity: true) }
    return sequences.flatMap(\.bytes)
  }
}
