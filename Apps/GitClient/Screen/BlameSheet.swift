import GitWork
import Recurse

/// The lines of a file with the commits that wrote them; Enter shows a commit in the log. A bar in
/// the commit's color, and a tint where the theme has backgrounds, tell a block of lines from its
/// neighbors.
struct BlameSheet: Component {
  let repository: GitRepository
  let file: ClientState.Blamed
  let now: Int

  struct State {
    var lines: [Line] = []
    var commits: [GitID: GitBlameCommit] = [:]
    /// The columns of the longest name of an author.
    var authorColumns = 0
    var selected: Int?
    var failure: String?
    var isRead = false

    mutating func take(_ lines: [Line], _ commits: [GitID: GitBlameCommit]) {
      (self.lines, self.commits, isRead) = (lines, commits, true)
      authorColumns = min(28, commits.values.lazy.map(\.author.name.cellWidth).max() ?? 0)
      selected = lines.first?.id
    }

    /// The line with the cursor and its commit.
    var current: (line: Line, commit: GitBlameCommit)? {
      guard let selected, lines.indices.contains(selected - 1) else { return nil }
      let line = lines[selected - 1]
      return commits[line.commit].map { (line, $0) }
    }
  }

  /// A line, with what is told of its commit.
  struct Line: Identifiable, Sendable {
    let id: Int
    let commit: GitID
    /// The commit, of the first line of several from the same one.
    let facts: GitBlameCommit?
    /// Whether the block of lines has a tint, as every other one has.
    let isTinted: Bool
    /// The number of the commit's color.
    let color: Int
    let text: String
  }

  enum Output { case chosen(GitID) }

  var initialState: State { State() }

  func render(state: State) -> Node {
    WithEnvironment(\.windowSize) { size in
      // The keys below stay in view.
      content(state, size).frame(height: size.rows >= 12 ? size.rows - 4 : nil)
    }
  }

  private func content(_ state: State, _ size: CellSize) -> Node {
    let columns = Columns(size.columns, author: state.authorColumns, lines: state.lines.count)
    return VStack(alignment: .stretch) {
      HStack(spacing: 2) {
        Text("Blame of \(file.path)").bold().truncationMode(.head).flex(shrink: 1)
        Text(words(for: state)).foreground(.secondaryText).fixedSize()
      }
      .lineLimit(1)
      if let failure = state.failure { Text(failure).foreground(.error).lineLimit(3) }
      List(\.lines, selection: \.selected) { line, state in
        row(line, columns, isSelected: line.id == state.selected)
          .onSelect { _, emit in if !line.commit.isZero { emit(.chosen(line.commit)) } }
          .commands {
            Command("Show in the log", key: "enter", isEnabled: !line.commit.isZero) { _, emit in
              emit(.chosen(line.commit))
            }
          }
      } placeholder: {
        if state.failure == nil {
          Text(state.isRead ? "The file is empty" : "Reading…").foreground(.secondaryText)
        }
      }
      .accessibilityLabel("Lines")
      if size.rows >= 12 { commitRow(state) }
    }
  }

  /// The widths of the parts beside a line. Where there are few columns, the last row alone tells
  /// the hash, and not even the author where there are fewer.
  private struct Columns {
    let hash, author, number: Int

    init(_ all: Int, author widest: Int, lines: Int) {
      hash = all < 100 ? 0 : 7
      author = all < 70 ? 0 : min(widest, all < 100 ? 12 : all < 150 ? 20 : 28)
      number = "\(lines)".count
    }
  }

  private func words(for state: State) -> String {
    let (lines, commits) = (state.lines.count, state.commits.count)
    guard lines > 0 else { return "" }
    return "\(lines == 1 ? "1 line" : "\(lines) lines") of "
      + (commits == 1 ? "1 commit" : "\(commits) commits")
  }

  /// The commit of the line with the cursor, also where its first line is out of view.
  private func commitRow(_ state: State) -> Node {
    let current = state.current
    return HStack(spacing: 2) {
      if let (line, commit) = current, !line.commit.isZero {
        Text(line.commit.short).foreground(.accent).fixedSize()
        Text(commit.author.name).fixedSize()
        Text(commit.date.text).foreground(.secondaryText).fixedSize()
        Text(commit.subject).flex(grow: 1, shrink: 1, basis: 0)
      } else {
        Text(current == nil ? "" : "Not committed yet").foreground(.secondaryText)
      }
    }
    .lineLimit(1)
  }

  private func row(_ line: Line, _ columns: Columns, isSelected: Bool) -> Node {
    let number = "\(line.id)"
    let margin = String(repeating: " ", count: max(0, columns.number - number.count)) + number
    let facts = line.commit.isZero ? nil : line.facts
    let author = line.facts.map { line.commit.isZero ? "not committed" : $0.author.name } ?? ""
    return HStack(alignment: .top, spacing: 1) {
      if columns.hash > 0 {
        Text(facts == nil ? "" : line.commit.short).foreground(.accent).frame(width: columns.hash)
      }
      if columns.author > 0 {
        Text(author).foreground(.secondaryText).lineLimit(1).frame(width: columns.author)
        Text(facts.map { Age.text(of: $0.date.seconds, now: now) } ?? "")
          .foreground(.secondaryText).frame(width: 3, alignment: .trailing)
      }
      Text(margin).foreground(.secondaryText) + Text(" ▎").foreground(.series(line.color))
      Text(verbatim: line.text).lineLimit(12).flex(grow: 1, shrink: 1, basis: 0)
    }
    // The row with the cursor has the color of that.
    .background(line.isTinted && !isSelected ? .field : nil)
  }

  func effects(state: State) -> [Effect] {
    Effect.task(id: "blame") { [repository, file] app in
      do throws(GitError) {
        let blame = try await repository.blame(file.path, at: file.revision)
        let lines = Self.lines(of: blame)
        app.send { $0.take(lines, blame.commits) }
      } catch {
        app.send { ($0.failure, $0.isRead) = ("\(error)", true) }
      }
    }
  }

  private nonisolated static func lines(of blame: GitBlame) -> [Line] {
    var (before, color): (GitID?, Int) = (nil, -1)
    var isTinted = true
    var numbers: [GitID: Int] = [:]
    return blame.lines.enumerated().map { index, line in
      defer { before = line.commit }
      guard line.commit != before else {
        return Line(
          id: index + 1, commit: line.commit, facts: nil, isTinted: isTinted, color: color,
          text: line.text)
      }
      isTinted.toggle()
      let number = numbers[line.commit, default: numbers.count] % 8
      numbers[line.commit] = numbers[line.commit] ?? numbers.count
      // Two of many commits may have the same color, but neighbors have not.
      color = number == color ? (number + 1) % 8 : number
      return Line(
        id: index + 1, commit: line.commit, facts: blame.commits[line.commit], isTinted: isTinted,
        color: color, text: line.text)
    }
  }
}
