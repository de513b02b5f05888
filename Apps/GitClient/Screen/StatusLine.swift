import GitWork
import Recurse

/// A line with the step that goes on, or what went wrong, or what a page has.
struct StatusLine: Component, Equatable {
  private let title: String?
  private let progress: GitProgress?
  private let problem: Problem?
  private let advice: String?
  private let facts: String
  private let isReading: Bool

  init(_ state: ClientState) {
    (title, progress) = (state.work.job?.step.title, state.work.progress)
    (problem, advice) = (state.work.problem, state.work.advice)
    facts = Self.facts(state)
    isReading =
      state.obstacle == nil
      && (state.repository == nil || state.planning != nil
        || state.panel == .log && state.log.reading != nil)
  }

  func render(state: Void) -> Node {
    if let problem, title == nil {
      WithEnvironment(\.windowSize) { size in
        HStack(alignment: .top, spacing: 2) {
          Text(problem.words).foreground(.error).lineLimit(Problem.mostRows)
            .flex(grow: 1, shrink: 1, basis: 0)
          if size.columns >= Self.columnsForKeys { keys(of: problem, in: size) }
        }
        .padding(horizontal: 1)
      }
    } else {
      StatusBar {
        if let title {
          Spinner(title)
          if let progress {
            Text(progress.phase).foreground(.secondaryText).flex(shrink: 1)
            if let fraction = progress.fraction { ProgressView(value: fraction).frame(width: 16) }
          }
          Spacer()
          Text("Esc cancels").foreground(.secondaryText)
        } else {
          Text(advice ?? facts).foreground(advice == nil ? .secondaryText : .warning)
            .lineLimit(1).flex(shrink: 1)
          Spacer()
          if isReading { Spinner("Reading") }
        }
      }
    }
  }

  /// The columns from which keys are beside the reason, and those that they and the gaps take.
  private static let (columnsForKeys, keyColumns) = (60, 15)

  /// Whether there is more to read of a problem than the line has room for.
  static func hasMore(_ problem: Problem, in size: CellSize) -> Bool {
    let others = 2 + (size.columns >= columnsForKeys ? keyColumns : 0)
    return problem.hasMore(columns: size.columns - others)
  }

  private func keys(of problem: Problem, in size: CellSize) -> Node {
    VStack(alignment: .trailing) {
      Text("Esc dismisses")
      if Self.hasMore(problem, in: size) { Text("w tells all") }
    }
    .foreground(.secondaryText).lineLimit(1).fixedSize()
  }

  private static func facts(_ state: ClientState) -> String {
    switch state.panel {
    case .status:
      guard let status = state.status.value else { return "" }
      let parts = StatusArea.allCases.compactMap { area -> String? in
        let count = area.entries(of: status).count
        return count == 0 ? nil : "\(count) \(area.words)"
      }
      if parts.isEmpty, let operation = status.operation {
        return "The \(operation.kind.words) is to go on"
      }
      return parts.isEmpty ? "Nothing to commit" : parts.joined(separator: ", ")
    case .log: return state.log.row.map { facts($0.commit) } ?? ""
    case .branches:
      return state.refs.selectedBranch.map {
        "\($0.commit.text)  \($0.author)  \($0.date.text)"
      } ?? ""
    case .stashes:
      return state.refs.selectedStash.map { "stash@{\($0.index)}  \($0.date.text)" } ?? ""
    case .remotes:
      return state.refs.selectedRemote.map { $0.ref?.description ?? $0.note } ?? ""
    }
  }

  /// The parts of a commit that its row has no room for. Titles count the rows.
  private static func facts(_ commit: GitCommit) -> String {
    "\(commit.id.text)  \(commit.author.name) <\(commit.author.email)>"
  }
}

extension StatusArea {
  fileprivate var words: String {
    switch self {
    case .conflicts: "in conflict"
    case .staged: "staged"
    case .unstaged: "changed"
    case .untracked: "untracked"
    }
  }
}
