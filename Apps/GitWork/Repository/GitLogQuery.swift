/// The choice of a log's commits.
package struct GitLogQuery: Hashable, Sendable {
  package enum Order: Hashable, Sendable {
    /// Branches one after the other, children before parents.
    case topological
    /// The newest first, children before parents.
    case date
    /// The newest first as far as git knows without a look at the whole history.
    case loose
  }

  /// The commits to begin with; `HEAD` if there are none.
  package var revisions: [GitRevision] = []
  /// Whether it begins with all branches, tags and `HEAD` as well.
  package var includesAll = false
  /// Commits that these reach are left out.
  package var excluded: [GitRevision] = []
  /// The paths that a commit changes.
  package var paths: [GitPath] = []
  /// Whether the one path is followed across renames.
  package var followsRenames = false
  /// A part of the message, in any case.
  package var message: String?
  /// A part of the author's name or address, in any case.
  package var author: String?
  /// A text that a commit adds or removes.
  package var content: String?
  package var firstParentOnly = false
  package var order = Order.topological

  package init() {}

  /// The command with its options, without the commits.
  var command: GitCommand {
    var command = GitCommand(
      reading: "log", "-z", "--date=raw", "--decorate=full", "--no-color", LogReader.format)
    switch order {
    case .topological: command = command.with("--topo-order")
    case .date: command = command.with("--date-order")
    case .loose: break
    }
    if firstParentOnly { command = command.with("--first-parent") }
    if message != nil || author != nil { command = command.with("-F", "-i") }
    if let message { command = command.with("--grep=\(message)") }
    if let author { command = command.with("--author=\(author)") }
    if let content { command = command.with("-S\(content)") }
    if followsRenames, paths.count == 1 { command = command.with("--follow") }
    // Stashes and notes are commits as well, but no part of the history.
    if includesAll {
      command = command.with("--exclude=refs/stash", "--exclude=refs/notes/*", "--all")
    }
    return command
  }
}

extension GitRepository {
  /// Begins a log. Git ends with the log, or when the object is freed.
  package func log(_ query: GitLogQuery = GitLogQuery()) -> GitLog {
    GitLog(self) { try await command(query) }
  }

  /// Reads some commits of a log at once.
  package func commits(
    _ query: GitLogQuery = GitLogQuery(), skip: Int = 0, count: Int = 500
  ) async throws(GitError) -> [GitCommit] {
    let limits = ["--skip=\(max(0, skip))", "--max-count=\(max(0, count))"]
    guard let command = try await command(query, limits) else { return [] }
    var stream = CommitStream()
    return stream.read(try await run(command).bytes)
  }

  /// Makes the command of a log; nil if the repository has no commits yet.
  private func command(
    _ query: GitLogQuery, _ limits: [String] = []
  ) async throws(GitError) -> GitCommand? {
    var command = query.command.with(bytes: limits.map { Array($0.utf8) })
    for revision in query.revisions { command = command.with(try await commitID(revision)) }
    if query.revisions.isEmpty, !query.includesAll {
      guard let head = try await head() else { return nil }
      command = command.with(head)
    }
    for revision in query.excluded {
      command = command.with("^" + (try await commitID(revision)).text)
    }
    return command.with(paths: query.paths)
  }
}
