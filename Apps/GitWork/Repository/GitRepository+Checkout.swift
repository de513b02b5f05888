extension GitRepository {
  /// Goes to a branch. A remote's branch gets a branch here that follows it.
  package func checkout(_ branch: GitRef) async throws(GitError) -> GitUndo {
    let back = try await backToHere()
    let title = "Check out \(branch.name)"
    guard branch.kind == .remoteBranch else {
      try await run(
        GitCommand("switch", "--quiet", "--no-guess").with(bytes: [Array(branch.shortBytes)]))
      return GitUndo(title, try await expectingHead(back))
    }
    let local = GitRef(
      bytes: Array("refs/heads/".utf8) + (try await nameWithoutRemote(branch)))
    if try await resolveIfAny(local.bytes) != nil { return try await checkout(local) }
    try await run(
      GitCommand("switch", "--quiet", "--track", "--create")
        .with(bytes: [Array(local.shortBytes), branch.bytes]))
    let id = try await resolve(GitRevision(local))
    let delete = GitCommand("update-ref", "-d").with(bytes: [local.bytes]).with(id)
    return GitUndo(title, try await expectingHead(back) + [.run(delete)])
  }

  /// Goes to a commit, without a branch.
  package func checkout(detached revision: GitRevision) async throws(GitError) -> GitUndo {
    let id = try await commitID(revision)
    let back = try await backToHere()
    try await run(GitCommand("switch", "--quiet", "--detach").with(id))
    return GitUndo("Check out \(id.short)", try await expectingHead(back))
  }

  /// The steps that go to where `HEAD` is now.
  func backToHere() async throws(GitError) -> [GitUndo.Step] {
    let output = try await run(
      GitCommand(reading: "symbolic-ref", "--quiet", "HEAD").accepting(1))
    let branch = output.code == 0 ? GitRef(bytes: output.line) : nil
    guard let id = try await head() else {
      guard let branch else { return [] }
      return [.run(GitCommand("symbolic-ref", "HEAD").with(bytes: [branch.bytes]))]
    }
    if let branch, branch.kind == .branch {
      let back = GitCommand("switch", "--quiet", "--no-guess")
      return [.run(back.with(bytes: [Array(branch.shortBytes)]))]
    }
    return [.run(GitCommand("switch", "--quiet", "--detach").with(id))]
  }

  private func expectingHead(_ steps: [GitUndo.Step]) async throws(GitError) -> [GitUndo.Step] {
    [.expectHead(try await head())] + steps
  }

  /// The name of a remote's branch: a remote's own name can hold slashes as well.
  func nameWithoutRemote(_ branch: GitRef) async throws(GitError) -> ArraySlice<UInt8> {
    let prefixes = try await remotes().map { Array("\($0.name)/".utf8) }
    let prefix = prefixes.filter { branch.shortBytes.starts(with: $0) }.max { $0.count < $1.count }
    if let prefix { return branch.shortBytes.dropFirst(prefix.count) }
    return branch.shortBytes.drop { $0 != GitPath.slash }.dropFirst()
  }
}
