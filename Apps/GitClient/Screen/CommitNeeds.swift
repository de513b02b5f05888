import GitWork
import Recurse

/// The columns that the parts of commits need, as far as they are read.
package struct CommitNeeds: Hashable, Sendable {
  /// The columns of the longest name of an author.
  package var author = 0
  /// The columns of the lanes, the names and the subject in all but one of thirty rows. A subject
  /// that is longer takes none from all other parts.
  package var rest = 0

  init() {}

  init(_ rows: some Sequence<LogRow>) {
    author = rows.lazy.map(\.commit.author.name.cellWidth).max() ?? 0
    let columns = rows.map(Self.rest(of:)).sorted()
    if !columns.isEmpty { rest = columns[columns.count * 29 / 30] }
  }

  /// Returns what both need.
  func joined(with other: CommitNeeds) -> CommitNeeds {
    var joined = self
    (joined.author, joined.rest) = (max(author, other.author), max(rest, other.rest))
    return joined
  }

  var withoutAuthor: CommitNeeds {
    var needs = self
    needs.author = 0
    return needs
  }

  private static func rest(of row: LogRow) -> Int {
    let names = RefBadges(row.commit.decorations).usualColumns
    return (row.graph.map(GraphText.columns) ?? 0) + (names > 0 ? names + 1 : 0)
      + row.commit.subject.cellWidth
  }
}
