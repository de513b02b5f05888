import GitWork
import Recurse

/// A commit in a line: the lanes, the names that point to it, the subject, the author and the time.
struct CommitLine: Component, Equatable {
  let commit: GitCommit
  let graph: GitGraphRow?
  /// The time, as the columns have it.
  let date: String
  let columns: CommitColumns
  /// The words that were searched, which are marked in the subject.
  let found: String

  init(_ row: LogRow, columns: CommitColumns, now: Int, found: String = "") {
    (commit, graph, self.columns, self.found) = (row.commit, row.graph, columns, found)
    date = columns.text(of: row.commit.date, now: now)
  }

  func render(state: Void) -> Node {
    HStack(spacing: 1) {
      if columns.showsHash {
        Text(commit.id.short).foreground(.secondaryText).frame(width: CommitColumns.hashColumns)
      }
      HStack(spacing: 0) {
        lanes.fixedSize()
        names
        FoundText.marking(found, in: commit.subject).lineLimit(1).flex(grow: 1, shrink: 1, basis: 0)
      }
      .flex(grow: 1, shrink: 1, basis: 0)
      // The lanes are for the eye.
      .accessibilityLabel(heard)
      if columns.author > 0 {
        Text(commit.author.name).foreground(.secondaryText).lineLimit(1)
          .frame(width: columns.author)
      }
      Text(date).foreground(.secondaryText).frame(width: columns.dateColumns, alignment: .trailing)
    }
    .padding(.trailing)
  }

  /// The names that point to the commit. They are whole where the subject is; elsewhere both are
  /// cut.
  @NodeBuilder<Self>
  private var names: Node {
    if !badges.isEmpty {
      let room = columns.rest - (graph.map(GraphText.columns) ?? 0) - 1
      badges.text(in: RefBadges.columns(in: room, besides: commit.subject.cellWidth))
        .lineLimit(1).fixedSize().padding(.trailing)
    }
  }

  private var badges: RefBadges { RefBadges(commit.decorations) }

  private var heard: String {
    (badges.names + (commit.isMerge ? ["merge"] : []) + [commit.subject]).joined(separator: ", ")
  }

  private var lanes: Text {
    graph.map { GraphText.text(of: $0, isMerge: commit.isMerge) } ?? Text("")
  }
}
