import RecurseTerminal

/// A move of `HEAD`.
package struct GitReflogEntry: Hashable, Sendable {
  package var commit: GitID
  package var date: GitDate
  /// The reason of the move, such as "checkout: moving from a to b".
  package var message: String
}

extension GitRepository {
  /// Reads a commit with its message and files.
  package func commit(_ revision: GitRevision) async throws(GitError) -> GitCommitDetail {
    let command = GitCommand(
      reading: "log", "-z", "--date=raw", "--decorate=full", "--no-color", "--max-count=1",
      LogReader.format + "%x00%cn%x00%ce%x00%cd%x00%B")
    let output = try await run(command.with(try await commitID(revision)).with("--"))
    var fields = ByteFields(output.bytes)
    guard let all = fields.next(LogReader.fieldCount + 4), let commit = LogReader.commit(all)
    else { throw .unreadable(command: "log") }
    let changes = try await run(
      changes(of: commit, GitCommand(reading: "diff-tree", "--raw", "--numstat", "-z", "-M"))
        .with("--"))
    let message = all[LogReader.fieldCount + 3].lines.map { String(terminalSafeName: $0) }
    return GitCommitDetail(
      commit: commit,
      committer: GitPerson(
        name: String(terminalSafeName: all[LogReader.fieldCount]),
        email: String(terminalSafeName: all[LogReader.fieldCount + 1])),
      committerDate: LogReader.date(all[LogReader.fieldCount + 2]),
      message: message.joined(separator: "\n").withoutEmptyEnd,
      files: FileChangeReader.changes(changes.bytes))
  }

  /// Adds the trees that show what a commit changes: its first parent's, or none, and its own.
  func changes(of commit: GitCommit, _ command: GitCommand) -> GitCommand {
    let command = command.with("-r", "--root", "--no-commit-id")
    return (commit.parents.first.map { command.with($0) } ?? command).with(commit.id)
  }

  /// Reads the moves of `HEAD`, the last one first.
  package func reflog(count: Int = 200) async throws(GitError) -> [GitReflogEntry] {
    guard try await head() != nil else { return [] }
    let command = GitCommand(
      reading: "log", "--walk-reflogs", "-z", "--max-count=\(max(0, count))", "--date=raw",
      "--format=tformat:%H%x00%cd%x00%gs", "HEAD", "--")
    var fields = ByteFields(try await run(command).bytes)
    var entries: [GitReflogEntry] = []
    while let entry = fields.next(3) {
      guard let id = GitID(bytes: entry[0]) else { continue }
      entries.append(
        GitReflogEntry(
          commit: id, date: LogReader.date(entry[1]), message: String(terminalSafeName: entry[2])))
    }
    return entries
  }

  /// Reads a file as it is in a commit.
  package func contents(
    of path: GitPath, in revision: GitRevision = .head
  ) async throws(GitError) -> [UInt8] {
    let name = Array("\(try await commitID(revision)):".utf8) + path.bytes
    return try await run(GitCommand(reading: "cat-file", "blob").with(bytes: [name])).bytes
  }

  /// Finds who wrote the lines of a file: as it is, or in a commit.
  package func blame(
    _ path: GitPath, at revision: GitRevision? = nil
  ) async throws(GitError) -> GitBlame {
    var command = GitCommand(reading: "blame", "--porcelain")
    if let revision { command = command.with(try await commitID(revision)) }
    return GitBlame(porcelain: try await run(command.with(paths: [path])).bytes)
  }
}

extension String {
  var withoutEmptyEnd: String {
    var text = self[...]
    while text.last?.isWhitespace == true { text = text.dropLast() }
    return String(text)
  }
}
