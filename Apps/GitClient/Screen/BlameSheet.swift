import GitWork
import Recurse

/// The lines of a file with the commits that wrote them; Enter shows a commit in the log.
struct BlameSheet: Component {
  let repository: GitRepository
  let file: ClientState.Blamed
  let now: Int

  struct State {
    var lines: [Line] = []
    var selected: Int?
    var failure: String?
    var isRead = false

    mutating func take(_ lines: [Line]) {
      (self.lines, isRead) = (lines, true)
      selected = lines.first?.id
    }
  }

  /// A line, with what is told of its commit.
  struct Line: Identifiable, Sendable {
    let id: Int
    let commit: GitID
    /// The commit, of the first line of several from the same one.
    let facts: GitBlameCommit?
    let text: String
  }

  enum Output { case chosen(GitID) }

  var initialState: State { State() }

  func render(state: State) -> Node {
    let digits = "\(state.lines.count)".count
    return VStack(alignment: .stretch) {
      Text("Blame of \(file.path)").bold().lineLimit(1).truncationMode(.head)
      if let failure = state.failure { Text(failure).foreground(.error).lineLimit(3) }
      WithEnvironment(\.windowSize) { size in
        List(\.lines, selection: \.selected) { line in
          row(line, digits: digits, isNarrow: size.columns < 70)
            .onSelect { _, emit in if !line.commit.isZero { emit(.chosen(line.commit)) } }
        } placeholder: {
          Text(state.isRead ? "The file is empty" : "Reading…").foreground(.secondaryText)
        }
        .accessibilityLabel("Lines")
      }
    }
  }

  private func row(_ line: Line, digits: Int, isNarrow: Bool) -> Node {
    let number = "\(line.id)"
    let margin = String(repeating: " ", count: max(0, digits - number.count)) + number
    return HStack(spacing: 1) {
      Text(line.facts == nil ? "" : line.commit.isZero ? "not yet" : line.commit.short)
        .foreground(.accent).frame(width: 7)
      if !isNarrow {
        Text(line.facts?.author.name ?? "").foreground(.secondaryText).lineLimit(1)
          .frame(width: 14)
        Text(line.facts.map { Age.text(of: $0.date.seconds, now: now) } ?? "")
          .foreground(.secondaryText).frame(width: 3, alignment: .trailing)
      }
      Text(margin).foreground(.secondaryText)
      Text(verbatim: line.text).lineLimit(1).flex(grow: 1, shrink: 1, basis: 0)
    }
  }

  func effects(state: State) -> [Effect] {
    Effect.task(id: "blame") { [repository, file] app in
      do throws(GitError) {
        let lines = Self.lines(of: try await repository.blame(file.path, at: file.revision))
        app.send { $0.take(lines) }
      } catch {
        app.send { ($0.failure, $0.isRead) = ("\(error)", true) }
      }
    }
  }

  private nonisolated static func lines(of blame: GitBlame) -> [Line] {
    var before: GitID?
    return blame.lines.enumerated().map { index, line in
      defer { before = line.commit }
      let facts = line.commit == before ? nil : blame.commits[line.commit]
      return Line(id: index + 1, commit: line.commit, facts: facts, text: line.text)
    }
  }
}
