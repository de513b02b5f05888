import RecurseCore

/// A ranking of a folder's entries for a query, in slices: a key that is typed meanwhile comes
/// before the next one.
///
///     another query or entries ─▶ rank a slice ─▶ all are ranked
///                                  ▲      │ no
///                                  └──────┘ in the next turn, by an effect
struct FolderRanking {
  /// The most entries that are ranked at once.
  static let slice = 4_096
  /// The most rows that are shown while entries are still to be ranked.
  private static let mostUnfinished = 1_024

  private let entries: [FileEntry]
  private let matcher: FuzzyMatcher
  private(set) var rankedCount = 0
  /// What matches, the best first.
  private var found: [Found] = []

  private struct Found {
    let score: Int
    let length: Int
    let index: Int

    /// The best score comes first, of equal ones the shorter name, and of those the first one.
    func precedes(_ other: Found) -> Bool {
      (-score, length, index) < (-other.score, other.length, other.index)
    }
  }

  init(of entries: [FileEntry], for query: String) {
    self.entries = entries
    matcher = FuzzyMatcher(query)
  }

  var isFinished: Bool { rankedCount == entries.count }

  /// The rows so far. O(rows).
  var rows: [FileEntry] {
    found.prefix(isFinished ? found.count : Self.mostUnfinished).map { entries[$0.index] }
  }

  /// Ranks the next slice. O(slice · log slice + rows).
  mutating func rankSlice() {
    let end = min(rankedCount + Self.slice, entries.count)
    var added: [Found] = []
    for index in rankedCount..<end {
      let text = entries[index].text
      guard let score = matcher.score(text) else { continue }
      added.append(Found(score: score, length: text.count, index: index))
    }
    rankedCount = end
    guard !added.isEmpty else { return }
    added.sort { $0.precedes($1) }
    var merged: [Found] = []
    merged.reserveCapacity(found.count + added.count)
    var next = 0
    for known in found {
      while next < added.count, added[next].precedes(known) {
        merged.append(added[next])
        next += 1
      }
      merged.append(known)
    }
    found = merged + added[next...]
  }
}
