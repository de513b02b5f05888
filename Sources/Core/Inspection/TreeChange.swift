/// The difference between two texts of lines: the lines between their common ends.
///
///     before:  a b c d       at 1, 2 removed, inserted: x
///     after:   a x d
package struct TreeChange: Equatable, Sendable {
  package var index: Int
  package var removed: Int
  package var inserted: [String]

  /// Finds the difference. O(n).
  package init(from old: [String], to new: [String]) {
    let most = min(old.count, new.count)
    var start = 0
    while start < most, old[start] == new[start] { start += 1 }
    var end = 0
    while end < most - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    index = start
    removed = old.count - start - end
    inserted = Array(new[start..<(new.count - end)])
  }

  /// The change that replaces a whole text of some lines.
  package init(replacing count: Int, with new: [String]) {
    (index, removed, inserted) = (0, count, new)
  }

  /// Makes the second text of the first.
  package func apply(to lines: inout [String]) {
    lines.replaceSubrange(index..<(index + removed), with: inserted)
  }
}
