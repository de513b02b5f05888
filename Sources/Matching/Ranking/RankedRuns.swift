/// Ranked entries in sorted runs, each at least twice as long as the next.
///
/// A short run is sorted and added; runs of similar length are merged. So each entry is merged
/// O(log n) times, however few come at once (merge sort from the bottom up; the logarithmic method
/// of Bentley and Saxe, "Decomposable searching problems", 1980).
struct RankedRuns: Sendable {
  /// A candidate that matches. The lesser of two comes first.
  struct Entry: Comparable, Sendable {
    /// The score, so that the highest is the least, in the upper half, and the length in the lower.
    private let key: UInt64
    let index: Int

    init(score: Int, length: Int, index: Int) {
      key = UInt64(UInt32.max - UInt32(clamping: score)) << 32 | UInt64(UInt32(clamping: length))
      self.index = index
    }

    static func < (left: Entry, right: Entry) -> Bool {
      // Indices differ, so there are no equals, and a sort need not be stable.
      left.key != right.key ? left.key < right.key : left.index < right.index
    }
  }

  private var runs: [[Entry]] = []

  /// The number of entries.
  private(set) var count = 0

  /// Adds entries in any order.
  mutating func add(_ entries: [Entry]) {
    guard !entries.isEmpty else { return }
    count += entries.count
    runs.append(entries.sorted())
    while runs.count > 1, runs[runs.count - 2].count < 2 * runs[runs.count - 1].count {
      mergeLast()
    }
  }

  /// Merges all runs to one, so that reading is cheap.
  mutating func mergeAll() {
    while runs.count > 1 { mergeLast() }
  }

  private mutating func mergeLast() {
    let second = runs.removeLast()
    let first = runs.removeLast()
    var merged: [Entry] = []
    merged.reserveCapacity(first.count + second.count)
    var next = 0
    for entry in first {
      while next < second.count, second[next] < entry {
        merged.append(second[next])
        next += 1
      }
      merged.append(entry)
    }
    merged += second[next...]
    runs.append(merged)
  }

  /// The indices of the first entries.
  ///
  /// - Complexity: O(k log n) for k of n entries, O(k) after `mergeAll()`.
  func first(_ limit: Int) -> [Int] {
    if runs.count == 1 { return runs[0].prefix(limit).map(\.index) }
    var result: [Int] = []
    var places = [Int](repeating: 0, count: runs.count)
    while result.count < min(limit, count) {
      var best: (run: Int, entry: Entry)?
      for run in runs.indices where places[run] < runs[run].count {
        let entry = runs[run][places[run]]
        if best.map({ entry < $0.entry }) ?? true { best = (run, entry) }
      }
      guard let best else { break }
      places[best.run] += 1
      result.append(best.entry.index)
    }
    return result
  }
}
