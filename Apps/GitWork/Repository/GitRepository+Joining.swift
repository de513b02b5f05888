package enum GitMergeMode: Hashable, Sendable {
  /// A commit is made if the branch cannot just move forward.
  case automatic
  case fastForwardOnly
  /// A commit is always made.
  case always
  /// The changes are staged, and no commit is made.
  case squash
}

extension GitRepository {
  package func merge(
    _ revision: GitRevision, mode: GitMergeMode = .automatic
  ) async throws(GitError) -> GitOutcome {
    _ = try await commitID(revision)
    var command = GitCommand("merge", "--quiet", "--no-edit")
    switch mode {
    case .automatic: break
    case .fastForwardOnly: command = command.with("--ff-only")
    case .always: command = command.with("--no-ff")
    case .squash: command = command.with("--squash")
    }
    // The message of the merge has the name, so it is the short one.
    let ref = GitRef(bytes: revision.bytes)
    let name = ref.kind == .branch || ref.kind == .remoteBranch ? ref.shortBytes : ref.bytes[...]
    return try await join("Merge") { () throws(GitError) in
      try await run(command.with("--end-of-options").with(bytes: [Array(name)]))
    }
  }

  /// Puts the commits of the current branch onto another commit.
  package func rebase(onto revision: GitRevision) async throws(GitError) -> GitOutcome {
    let command = GitCommand("rebase", "--quiet").with(try await commitID(revision))
    return try await join("Rebase") { () throws(GitError) in try await run(command) }
  }

  /// Makes commits again on top of `HEAD`, in the order given.
  package func cherryPick(_ commits: [GitID]) async throws(GitError) -> GitOutcome {
    guard !commits.isEmpty else { return .finished(nil) }
    let command = GitCommand("cherry-pick").with(bytes: commits.map { Array($0.text.utf8) })
    return try await join("Cherry-pick") { () throws(GitError) in try await run(command) }
  }

  /// Makes commits that take others back, in the order given. Of a merge, the changes against its
  /// first parent are taken back.
  package func revert(_ commits: [GitID]) async throws(GitError) -> GitOutcome {
    guard !commits.isEmpty else { return .finished(nil) }
    var command = GitCommand("revert", "--no-edit")
    if commits.count == 1, try await resolveIfAny(Array("\(commits[0])^2".utf8)) != nil {
      command = command.with("--mainline=1")
    }
    command = command.with(bytes: commits.map { Array($0.text.utf8) })
    return try await join("Revert") { () throws(GitError) in try await run(command) }
  }

  /// Goes on with what is half done, once conflicts are marked as solved.
  package func continueOperation() async throws(GitError) -> GitOutcome {
    try await advance("--continue")
  }

  /// Goes on without the commit that stopped it.
  package func skipOperation() async throws(GitError) -> GitOutcome { try await advance("--skip") }

  private func advance(_ option: String) async throws(GitError) -> GitOutcome {
    guard let operation = operation(), let command = operation.kind.command else {
      throw .failed(command: option, code: 1, message: "Nothing is half done.")
    }
    let start = try await startOfOperation()
    return try await join(operation.kind.title, from: start, isAdvance: true) {
      () throws(GitError) in try await run(GitCommand(command, option))
    }
  }

  /// Ends what is half done and goes back to where it began.
  package func abortOperation() async throws(GitError) {
    guard let operation = operation() else { return }
    let command = operation.kind.command.map { GitCommand($0, "--abort") }
    try await run(command ?? GitCommand("bisect", "reset"))
  }

  /// Runs what joins commits. Its undo goes back to a commit, or to `HEAD`.
  func join(
    _ title: String, from start: GitID? = nil, isAdvance: Bool = false,
    _ body: () async throws(GitError) -> Void
  ) async throws(GitError) -> GitOutcome {
    let before = try await head()
    let wasBusy = operation()?.kind.command != nil && !isAdvance
    do { try await body() } catch {
      guard case .failed = error, !wasBusy, let operation = operation(),
        operation.kind.command != nil
      else { throw error }
      return .stopped(operation)
    }
    if let operation = operation(), operation.kind.command != nil { return .stopped(operation) }
    let new = try await head()
    guard let old = start ?? before, let new, new != old else { return .finished(nil) }
    // Files that were changed meanwhile stay, or the reset refuses.
    let back = GitCommand("reset", "--keep", "--quiet").with(old)
    return .finished(GitUndo(title, [.expectHead(new), .run(back)]))
  }

  /// The commit at which something of several steps began.
  private func startOfOperation() async throws(GitError) -> GitID? {
    for name in ["rebase-merge/orig-head", "rebase-apply/orig-head", "sequencer/head"] {
      guard let bytes = SmallFile.contents(gitFolder.appending(GitPath(name))) else { continue }
      if let id = GitID(bytes: bytes.prefix { $0 > 0x20 }) { return id }
    }
    return try await head()
  }
}

extension GitOperation.Kind {
  /// The command that continues and aborts it; nil for a bisection, which is not of this sort.
  fileprivate var command: String? {
    switch self {
    case .merge: "merge"
    case .rebase: "rebase"
    case .cherryPick: "cherry-pick"
    case .revert: "revert"
    case .applyMail: "am"
    case .bisect: nil
    }
  }

  fileprivate var title: String {
    switch self {
    case .merge: "Merge"
    case .rebase: "Rebase"
    case .cherryPick: "Cherry-pick"
    case .revert: "Revert"
    case .applyMail: "Apply mail"
    case .bisect: "Bisect"
    }
  }
}
