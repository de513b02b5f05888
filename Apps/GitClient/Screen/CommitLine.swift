import GitWork
import Recurse

/// A commit in a line: the lanes, the names that point to it, the subject, the author and the age.
struct CommitLine: Component, Equatable {
  let commit: GitCommit
  let graph: GitGraphRow?
  let age: String
  /// The columns of the window, which say what else there is room for.
  let columns: Int

  func render(state: Void) -> Node {
    HStack(spacing: 1) {
      if columns >= 150 { Text(commit.id.short).foreground(.secondaryText) }
      (lanes + Self.badges(commit.decorations) + Text(commit.subject)).lineLimit(1)
        .flex(grow: 1, shrink: 1, basis: 0)
        // The lanes are for the eye.
        .accessibilityLabel(heard)
      if columns >= 100 {
        Text(commit.author.name).foreground(.secondaryText).lineLimit(1)
          .frame(width: columns >= 150 ? 22 : 12)
      }
      Text(age).foreground(.secondaryText).frame(width: 3, alignment: .trailing)
        .padding(.trailing)
    }
  }

  private var heard: String {
    let names = commit.decorations.filter(\.isShown).map { $0.ref?.name ?? "HEAD" }
    return (names + (commit.isMerge ? ["merge"] : []) + [commit.subject]).joined(separator: ", ")
  }

  private var lanes: Text {
    graph.map { GraphText.text(of: $0, isMerge: commit.isMerge) } ?? Text("")
  }

  /// The names that point to a commit: `[main] (origin/main) <v1.0>`.
  static func badges(_ decorations: [GitDecoration]) -> Text {
    var text = Text("")
    for decoration in decorations {
      switch decoration.ref?.kind {
      case .branch:
        let name = Text("[\(decoration.ref?.name ?? "")]").foreground(.accent)
        text += decoration.isHead ? name.bold() : name
      case .remoteBranch where decoration.ref?.name.hasSuffix("/HEAD") == true: continue
      case .remoteBranch:
        text += Text("(\(decoration.ref?.name ?? ""))").foreground(.info)
      case .tag: text += Text("<\(decoration.ref?.name ?? "")>").foreground(.warning)
      case nil: text += Text("[HEAD]").bold().foreground(.accent)
      case .stash, .other: continue
      }
      text += Text(" ")
    }
    return text
  }
}

extension GitDecoration {
  /// Whether the name stands in a line.
  fileprivate var isShown: Bool {
    switch ref?.kind {
    case .remoteBranch: ref?.name.hasSuffix("/HEAD") == false
    case .stash, .other: false
    case .branch, .tag, nil: true
    }
  }
}
