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

  /// The names that point to the commit. They leave the subject its room, and have a quarter of the
  /// row where that is scarce: what was done tells more than where it is.
  @NodeBuilder<Self>
  private var names: Node {
    let names = commit.decorations.compactMap(\.badge)
    if !names.isEmpty {
      let width = names.reduce(-1) { $0 + $1.cellWidth + 1 }
      let room = columns.rest - (graph.map(GraphText.columns) ?? 0) - 1
      Self.badges(commit.decorations).lineLimit(1)
        .frame(width: max(1, min(width, max(8, room / 4, room - commit.subject.cellWidth))))
        .padding(.trailing)
    }
  }

  private var heard: String {
    let names = commit.decorations.filter { $0.badge != nil }.map { $0.ref?.name ?? "HEAD" }
    return (names + (commit.isMerge ? ["merge"] : []) + [commit.subject]).joined(separator: ", ")
  }

  private var lanes: Text {
    graph.map { GraphText.text(of: $0, isMerge: commit.isMerge) } ?? Text("")
  }

  /// The names that point to a commit: `[main] (origin/main) <v1.0>`.
  static func badges(_ decorations: [GitDecoration]) -> Text {
    var text = Text("")
    for (place, decoration) in decorations.filter({ $0.badge != nil }).enumerated() {
      guard let badge = decoration.badge else { continue }
      if place > 0 { text += Text(" ") }
      let color: Color =
        switch decoration.ref?.kind {
        case .remoteBranch: .info
        case .tag: .warning
        default: .accent
        }
      text += Text(badge).foreground(color).bold(decoration.isHead)
    }
    return text
  }
}

extension GitDecoration {
  /// The name in the brackets of its kind; `nil` for one that is not shown.
  fileprivate var badge: String? {
    switch ref?.kind {
    case .branch: "[\(ref?.name ?? "")]"
    case .remoteBranch where ref?.name.hasSuffix("/HEAD") == true: nil
    case .remoteBranch: "(\(ref?.name ?? ""))"
    case .tag: "<\(ref?.name ?? "")>"
    case nil: "[HEAD]"
    case .stash, .other: nil
    }
  }
}
