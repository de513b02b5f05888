/// The way in which a pull joins the fetched commits.
package enum GitPullMode: Hashable, Sendable { case configured, fastForward, merge, rebase }

/// The way in which a push treats commits that only the remote has.
package enum GitPushForce: Hashable, Sendable {
  case never
  /// They are replaced if they are those that were fetched last.
  case withLease
}

extension GitRepository {
  /// A receiver of progress, called away from the main actor.
  package typealias OnProgress = @Sendable (GitProgress) -> Void

  /// Fetches from a remote, or from all.
  package func fetch(
    _ remote: String? = nil, prunes: Bool = true, onProgress: @escaping OnProgress = { _ in }
  ) async throws(GitError) {
    var command = GitCommand("fetch", "--progress")
    if prunes { command = command.with("--prune") }
    command =
      try remote.map { name throws(GitError) in
        command.with("--end-of-options", try Self.checked(name))
      } ?? command.with("--all")
    try await talk(command, onProgress)
  }

  /// Fetches the upstream of the current branch and joins it.
  ///
  /// - Throws: ``GitError/diverged`` where the settings do not join branches that have diverged.
  package func pull(
    _ mode: GitPullMode = .configured, onProgress: @escaping OnProgress = { _ in }
  ) async throws(GitError) -> GitOutcome {
    var command = GitCommand("pull", "--progress", "--no-edit")
    switch mode {
    case .configured: break
    case .fastForward: command = command.with("--ff-only")
    // A setting may allow no more than moving forward.
    case .merge: command = command.with("--no-rebase", "--ff")
    case .rebase: command = command.with("--rebase")
    }
    do {
      return try await join("Pull") { () throws(GitError) in try await talk(command, onProgress) }
    } catch {
      if mode == .configured, error.isDivergence { throw .diverged }
      throw error
    }
  }

  /// Pushes a branch, or the current one, to the one that it follows; or to a remote, which it
  /// then follows.
  package func push(
    _ branch: GitRef? = nil, to remote: String? = nil, force: GitPushForce = .never,
    withTags: Bool = false, onProgress: @escaping OnProgress = { _ in }
  ) async throws(GitError) {
    let pushed = try await pushedBranch(branch)
    let upstream = try await upstream(of: pushed)
    var command = GitCommand("push", "--progress")
    if force == .withLease { command = command.with("--force-with-lease") }
    if withTags { command = command.with("--follow-tags") }
    if let upstream, remote == nil {
      command = command.with("--end-of-options", upstream.remote)
        .with(bytes: [pushed.bytes + [UInt8(ascii: ":")] + upstream.ref])
    } else {
      var name = remote ?? ""
      if remote == nil { name = try await usualRemote() }
      command = command.with("--set-upstream", "--end-of-options", try Self.checked(name))
        .with(bytes: [pushed.bytes + [UInt8(ascii: ":")] + pushed.bytes])
    }
    try await talk(command, onProgress)
  }

  /// Deletes a branch or a tag of a remote.
  package func deleteRemoteRef(
    _ ref: GitRef, on remote: String, onProgress: @escaping OnProgress = { _ in }
  ) async throws(GitError) {
    var target = ref.bytes
    if ref.kind == .remoteBranch {
      target = Array("refs/heads/".utf8) + (try await nameWithoutRemote(ref))
    }
    let command = GitCommand("push", "--progress", "--delete", "--end-of-options")
    try await talk(command.with(try Self.checked(remote)).with(bytes: [target]), onProgress)
  }

  package func addRemote(_ name: String, url: String) async throws(GitError) {
    let (name, url) = (try Self.checked(name), try Self.checked(url))
    try await run(GitCommand("remote", "add", "--end-of-options", name, url))
  }

  package func removeRemote(_ name: String) async throws(GitError) {
    try await run(GitCommand("remote", "remove", "--end-of-options", try Self.checked(name)))
  }

  /// Runs a command that tells its progress.
  private func talk(
    _ command: GitCommand, _ onProgress: @escaping OnProgress
  ) async throws(GitError) {
    let reader = SharedProgress()
    _ = try await program.run(command, in: root) { bytes in
      for progress in reader.read(bytes) { onProgress(progress) }
    }
  }

  private func pushedBranch(_ branch: GitRef?) async throws(GitError) -> GitRef {
    if let branch { return branch }
    let output = try await run(GitCommand(reading: "symbolic-ref", "HEAD"))
    return GitRef(bytes: output.line)
  }

  private func upstream(
    of branch: GitRef
  ) async throws(GitError) -> (remote: String, ref: [UInt8])? {
    let key = Array("branch.".utf8) + branch.shortBytes
    func setting(_ name: String) async throws(GitError) -> [UInt8] {
      let command = GitCommand(reading: "config", "-z", "--get")
      let output = try await run(command.with(bytes: [key + name.utf8]).accepting(1))
      return Array(output.bytes.dropLast())
    }
    let (remote, ref) = (try await setting(".remote"), try await setting(".merge"))
    return remote.isEmpty || ref.isEmpty ? nil : (remote[...].text, ref)
  }

  /// The remote to push to if nobody says: `origin`, or the only one.
  private func usualRemote() async throws(GitError) -> String {
    let names = try await remotes().map(\.name)
    if names.contains("origin") { return "origin" }
    if let name = names.first, names.count == 1 { return name }
    throw .failed(command: "push", code: 1, message: "There is no remote to push to.")
  }
}
