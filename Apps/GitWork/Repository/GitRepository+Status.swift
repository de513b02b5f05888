/// A choice of untracked files in a status.
package enum GitUntracked: Hashable, Sendable {
  case none
  /// Folders of which git knows nothing are one entry that ends in a slash.
  case folders
  case files
}

extension GitRepository {
  /// Reads what differs; nothing does in a bare repository.
  package func status(
    untracked: GitUntracked = .files, ignored: Bool = false
  ) async throws(GitError) -> GitStatus {
    if isBare {
      let output = try await run(
        GitCommand(reading: "symbolic-ref", "--quiet", "HEAD").accepting(1))
      let branch = output.code == 0 ? GitRef(bytes: output.line) : nil
      return GitStatus(head: GitHead(branch: branch, commit: try await head()), entries: [])
    }
    var command = GitCommand(
      reading: "status", "--porcelain=v2", "-z", "--branch", "--find-renames",
      "--ignore-submodules=none")
    switch untracked {
    case .none: command = command.with("--untracked-files=no")
    case .folders: command = command.with("--untracked-files=normal")
    case .files: command = command.with("--untracked-files=all")
    }
    if ignored { command = command.with("--ignored=traditional") }
    var status = GitStatus(porcelain: try await run(command).bytes)
    status.operation = operation()
    return status
  }
}
