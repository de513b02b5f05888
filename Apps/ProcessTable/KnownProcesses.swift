/// The processes of the refresh before, found by their identities.
///
/// A folder lists its items in the same order each time, so that the one after the last one found
/// is mostly the next.
struct KnownProcesses {
  private let entries: [ProcessEntry]
  private var next = 0
  /// The places of all entries, once one was not the next.
  private var places: [ProcessEntry.ID: Int]?

  init(_ entries: [ProcessEntry]) { self.entries = entries }

  var count: Int { entries.count }

  mutating func entry(_ id: ProcessEntry.ID) -> ProcessEntry? {
    if next < entries.count, entries[next].id == id {
      next += 1
      return entries[next - 1]
    }
    if places == nil {
      places = Dictionary(zip(entries.lazy.map(\.id), entries.indices)) { first, _ in first }
    }
    guard let place = places?[id] else { return nil }
    next = place + 1
    return entries[place]
  }
}
