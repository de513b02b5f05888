/// The options of a commit.
package struct GitCommitOptions: Hashable, Sendable {
  /// Whether it replaces the last commit.
  package var amends = false
  package var allowsEmpty = false
  package var signsOff = false
  /// Whether the hooks of the repository are left out.
  package var skipsHooks = false

  package init() {}
}

extension GitRepository {
  /// Commits what is staged. An amend with an empty message keeps the old one.
  @discardableResult
  package func commit(
    message: String, options: GitCommitOptions = GitCommitOptions()
  ) async throws(GitError) -> GitUndo {
    let old = try await head()
    // Lines that begin with `#` are a part of what a person wrote here.
    var command = GitCommand("commit", "--quiet", "--cleanup=whitespace")
    if options.amends { command = command.with("--amend") }
    if options.allowsEmpty { command = command.with("--allow-empty") }
    if options.signsOff { command = command.with("--signoff") }
    if options.skipsHooks { command = command.with("--no-verify") }
    if options.amends, message.utf8.allSatisfy({ $0 <= 0x20 }) {
      command = command.with("--no-edit")
    } else {
      command = command.with("--file=-").with(input: Array(message.utf8))
    }
    try await run(command)
    return backSoftly(options.amends ? "Amend" : "Commit", from: try await head(), to: old)
  }

  /// Reads the files that a commit of the index changes.
  ///
  /// - Parameter amends: whether the commit replaces the last one, so that it has the changes of
  ///   that as well.
  package func stagedChanges(amends: Bool = false) async throws(GitError) -> [GitFileChange] {
    var base = try await head()
    if amends, base != nil { base = try await resolveIfAny(Array("HEAD^1^{commit}".utf8)) }
    var command = GitCommand(
      reading: "diff-index", "--cached", "--raw", "--numstat", "-z", "-M")
    if let base { command = command.with(base) } else {
      let output = try await run(GitCommand(reading: "hash-object", "-t", "tree", "--stdin"))
      command = command.with(bytes: [Array(output.line)])
    }
    return FileChangeReader.changes(try await run(command.with("--")).bytes)
  }

  /// Goes back to a commit and leaves the index as it is, so that what was committed is staged.
  func backSoftly(_ title: String, from new: GitID?, to old: GitID?) -> GitUndo {
    let back =
      old.map { GitCommand("reset", "--soft", "--quiet").with($0) }
      ?? GitCommand("update-ref", "-d", "HEAD")
    return GitUndo(title, [.expectHead(new), .run(back)])
  }

  /// Moves the branch to another commit.
  package func reset(
    to revision: GitRevision, mode: GitResetMode
  ) async throws(GitError) -> GitUndo {
    let new = try await commitID(revision)
    let old = try await head()
    let title = "Reset to \(new.short)"
    switch mode {
    case .soft:
      try await run(GitCommand("reset", "--soft", "--quiet").with(new))
      return backSoftly(title, from: new, to: old)
    case .mixed:
      let save = try await save(changed(from: old, to: new, withMoved: true), withFiles: false)
      try await run(GitCommand("reset", "--mixed", "--quiet").with(new))
      let back = backSoftly(title, from: new, to: old)
      return GitUndo(title, back.steps + [.restore(save)])
    case .hard:
      let save = try await save(changed(from: old, to: new), withFiles: true)
      try await run(GitCommand("reset", "--hard", "--quiet").with(new))
      guard let old else { return GitUndo(title, [.restore(save)]) }
      let back = GitCommand("reset", "--hard", "--quiet").with(old)
      return GitUndo(title, [.expectHead(new), .expectClean, .run(back), .restore(save)])
    }
  }

  /// The paths that differ now, and if wished those that differ between the commits.
  private func changed(
    from old: GitID?, to new: GitID, withMoved: Bool = false
  ) async throws(GitError) -> [GitPath] {
    var command = GitCommand(reading: "diff-tree", "-r", "-z", "--name-only", "--no-renames")
    command = old.map { command.with($0) } ?? command.with("--root", "--no-commit-id")
    let moved = try await run(command.with(new).with("--")).bytes
    let differing = Set(ByteFields(moved).map { GitPath(bytes: $0) })
    var paths = withMoved ? differing : []
    for entry in try await status().entries {
      // A file that git does not know is lost only if the commit has one of its name.
      if entry.isUntracked, !differing.contains(entry.path) { continue }
      paths.formUnion([entry.path] + (entry.originalPath.map { [$0] } ?? []))
    }
    return paths.sorted()
  }
}

/// The parts that a reset moves beside the branch.
package enum GitResetMode: Hashable, Sendable {
  /// Nothing.
  case soft
  /// The index.
  case mixed
  /// The index and the files.
  case hard
}
