import RecursePatches

extension GitRepository {
  /// Reads the stashes, the last one first.
  package func stashes() async throws(GitError) -> [GitStash] {
    guard try await resolveIfAny(Array("refs/stash".utf8)) != nil else { return [] }
    let command = GitCommand(
      reading: "log", "--walk-reflogs", "-z", "--date=raw", RefReader.stashFormat, "refs/stash",
      "--")
    return RefReader.stashes(try await run(command).bytes)
  }

  /// Puts changes aside. Returns nil if there are none.
  @discardableResult
  package func pushStash(
    message: String = "", includesUntracked: Bool = true, keepsIndex: Bool = false,
    paths: [GitPath] = []
  ) async throws(GitError) -> GitUndo? {
    let stashRef = Array("refs/stash".utf8)
    let before = try await resolveIfAny(stashRef)
    var command = GitCommand("stash", "push", "--quiet")
    if includesUntracked { command = command.with("--include-untracked") }
    if keepsIndex { command = command.with("--keep-index") }
    if !message.isEmpty { command = command.with("--message=\(message)") }
    try await run(paths.isEmpty ? command : command.withInput(paths: paths))
    guard let id = try await resolveIfAny(stashRef), id != before else { return nil }
    let apply = GitCommand("stash", "apply", "--index", "--quiet").with(id)
    // What stays in the index is in the stash as well, and would be in its own way.
    let clean = GitCommand("reset", "--hard", "--quiet")
    return GitUndo(
      "Stash", (keepsIndex ? [.run(clean)] : []) + [.run(apply), .dropStash(id)])
  }

  /// Brings changes back and keeps the stash.
  ///
  /// - Returns: the undo. If there are conflicts, the status tells.
  package func applyStash(_ stash: GitStash) async throws(GitError) -> GitUndo? {
    let save = try await save(try await paths(of: stash), withFiles: true)
    let fits = try await apply(stash)
    return GitUndo(fits ? "Apply stash" : "Apply stash, which conflicts", [.restore(save)])
  }

  /// Brings changes back and drops the stash, unless they conflict.
  package func popStash(_ stash: GitStash) async throws(GitError) -> GitUndo? {
    let save = try await save(try await paths(of: stash), withFiles: true)
    guard try await apply(stash) else {
      return GitUndo("Pop stash, which conflicts and is kept", [.restore(save)])
    }
    let drop = try await dropStash(stash)
    return GitUndo("Pop stash", [.restore(save)] + drop.steps)
  }

  package func dropStash(_ stash: GitStash) async throws(GitError) -> GitUndo {
    // Others may have come or gone since the list was read.
    guard let index = try await stashes().first(where: { $0.commit == stash.commit })?.index
    else { throw .changedSince }
    try await run(GitCommand("stash", "drop", "--quiet", "stash@{\(index)}"))
    let store = GitCommand("stash", "store", "--quiet", "--message=\(stash.message)")
    return GitUndo("Drop stash", [.run(store.with(stash.commit))])
  }

  /// Makes a diff of a stash, with its untracked files.
  package func diff(
    of stash: GitStash, options: GitDiffOptions = GitDiffOptions()
  ) async throws(GitError) -> GitDiff {
    var diff = try await diff(.commit(GitRevision(stash.commit)), options: options)
    guard let untracked = try await untrackedPart(of: stash), !diff.isCut else { return diff }
    let more = try await self.diff(.commit(GitRevision(untracked)), options: options)
    diff.patch = Patch(bytes: diff.patch.bytes + more.patch.bytes)
    diff.isCut = more.isCut
    return diff
  }

  /// Applies a stash, with its index if that is possible. Returns whether there is no conflict.
  private func apply(_ stash: GitStash) async throws(GitError) -> Bool {
    let command = GitCommand("stash", "apply", "--quiet")
    let exact = try await run(command.with("--index").with(stash.commit).accepting(1))
    if exact.code == 0 { return true }
    do { try await run(command.with(stash.commit)) } catch {
      guard try await !status(untracked: .none).conflicts.isEmpty else { throw error }
      return false
    }
    return true
  }

  /// The third parent of a stash has the files that git did not know.
  private func untrackedPart(of stash: GitStash) async throws(GitError) -> GitID? {
    try await resolveIfAny(Array("\(stash.commit)^3".utf8))
  }

  private func paths(of stash: GitStash) async throws(GitError) -> [GitPath] {
    let names = GitCommand(reading: "diff-tree", "-r", "-z", "--name-only", "--no-renames")
    var bytes: [UInt8] = []
    for side in ["", "^2"] {
      bytes += try await run(
        names.with("\(stash.commit)^1", "\(stash.commit)\(side)", "--")
      ).bytes
    }
    if let untracked = try await untrackedPart(of: stash) {
      let tree = GitCommand(reading: "ls-tree", "-r", "-z", "--name-only", "--full-tree")
      bytes += try await run(tree.with(untracked)).bytes
    }
    return Set(ByteFields(bytes).map { GitPath(bytes: $0) }).sorted()
  }
}
