extension GitRepository {
  /// Reads the branches, those of remotes as well.
  package func branches(remote: Bool = true) async throws(GitError) -> [GitBranch] {
    let command = GitCommand(
      reading: "for-each-ref", "--format=" + RefReader.branchFormat, "refs/heads")
    return RefReader.branches(
      try await run(remote ? command.with("refs/remotes") : command).bytes)
  }

  /// Reads the tags, the newest first.
  package func tags() async throws(GitError) -> [GitTag] {
    let command = GitCommand(
      reading: "for-each-ref", "--sort=-creatordate", "--format=" + RefReader.tagFormat,
      "refs/tags")
    return RefReader.tags(try await run(command).bytes)
  }

  package func remotes() async throws(GitError) -> [GitRemote] {
    let command = GitCommand(
      reading: "config", "-z", "--get-regexp", "^remote\\..*\\.(url|pushurl)$")
    return RefReader.remotes(try await run(command.accepting(1)).bytes)
  }

  /// Makes a branch.
  @discardableResult
  package func createBranch(
    _ name: String, at start: GitRevision = .head, checksOut: Bool = true
  ) async throws(GitError) -> GitUndo {
    let name = try Self.checked(name)
    let checksOut = checksOut && !isBare
    // Before the first commit there is nothing that a branch could name but the next one.
    guard let id = try await resolveIfAny(start.bytes + "^{commit}".utf8) else {
      guard start == .head, checksOut else { throw .invalidName("\(start.bytes.text)") }
      let back = try await backToHere()
      try await run(GitCommand("switch", "--quiet", "--create", name))
      return GitUndo("Create \(name)", back)
    }
    let back = checksOut ? try await backToHere() : []
    if checksOut {
      try await run(GitCommand("switch", "--quiet", "--no-track", "--create", name).with(id))
    } else {
      try await run(GitCommand("branch", "--no-track", "--end-of-options", name).with(id))
    }
    let delete = GitCommand("update-ref", "-d").with(bytes: [GitRef.branch(name).bytes]).with(id)
    return GitUndo("Create \(name)", back + [.run(delete)])
  }

  @discardableResult
  package func renameBranch(_ branch: GitRef, to name: String) async throws(GitError) -> GitUndo {
    let new = GitRef.branch(try Self.checked(name))
    let move = GitCommand("branch", "--move", "--end-of-options")
    let (from, to) = (Array(branch.shortBytes), Array(new.shortBytes))
    try await run(move.with(bytes: [from, to]))
    return GitUndo("Rename \(branch.name)", [.run(move.with(bytes: [to, from]))])
  }

  /// Deletes a branch, also one whose commits are nowhere else: the undo brings it back.
  package func deleteBranch(_ branch: GitRef) async throws(GitError) -> GitUndo {
    let id = try await resolve(GitRevision(branch))
    var back: [GitUndo.Step] = [.run(Self.restoring(branch, id))]
    guard branch.kind == .branch else {
      try await run(GitCommand("update-ref", "-d").with(bytes: [branch.bytes]).with(id))
      return GitUndo("Delete \(branch.name)", back)
    }
    let key = Array("branch.".utf8) + branch.shortBytes + [UInt8(ascii: ".")]
    let settings = try await run(GitCommand(reading: "config", "--local", "-z", "--list"))
    for field in ByteFields(settings.bytes) where field.starts(with: key) {
      let parts = field.split(separator: UInt8(ascii: "\n"), maxSplits: 1).map { Array($0) }
      if parts.count == 2 {
        back.append(.run(GitCommand("config", "--local", "--add").with(bytes: parts)))
      }
    }
    try await run(
      GitCommand("branch", "--delete", "--force", "--quiet", "--end-of-options")
        .with(bytes: [Array(branch.shortBytes)]))
    return GitUndo("Delete \(branch.name)", back)
  }

  /// A command that makes a ref if there is none of its name.
  private static func restoring(_ ref: GitRef, _ id: GitID) -> GitCommand {
    let nothing = String(repeating: "0", count: id.text.utf8.count)
    return GitCommand("update-ref").with(bytes: [ref.bytes]).with(id.text, nothing)
  }

  /// Whether the commits of a branch are also in its upstream or in `HEAD`.
  package func isMerged(_ branch: GitRef) async throws(GitError) -> Bool {
    let id = try await commitID(GitRevision(branch))
    let upstream = try await resolveIfAny(branch.bytes + "@{upstream}".utf8)
    for other in [upstream, try await head()] {
      guard let other else { continue }
      let command = GitCommand(reading: "merge-base", "--is-ancestor").with(id).with(other)
      if try await run(command.accepting(1)).code == 0 { return true }
    }
    return false
  }

  /// Counts the commits that only one of two revisions leads to.
  package func distance(
    of revision: GitRevision, from other: GitRevision = .head
  ) async throws(GitError) -> GitDistance {
    let (one, two) = (try await commitID(revision), try await commitID(other))
    let command = GitCommand(reading: "rev-list", "--left-right", "--count")
    let words = try await run(command.with("\(one)...\(two)", "--")).line
      .split(separator: UInt8(ascii: "\t"))
    guard words.count == 2, let ahead = words[0].number, let behind = words[1].number else {
      throw .unreadable(command: "rev-list")
    }
    return GitDistance(ahead: ahead, behind: behind)
  }

  /// Sets the branch that one follows; nil to follow none.
  package func setUpstream(of branch: GitRef, to upstream: GitRef?) async throws(GitError) {
    var command = GitCommand("branch", "--quiet")
    if let upstream {
      command = command.with(bytes: [Array("--set-upstream-to=".utf8) + upstream.shortBytes])
    } else {
      command = command.with("--unset-upstream")
    }
    try await run(command.with("--end-of-options").with(bytes: [Array(branch.shortBytes)]))
  }

  /// Makes a tag, with an object of its own if there is a message.
  @discardableResult
  package func createTag(
    _ name: String, at revision: GitRevision = .head, message: String? = nil
  ) async throws(GitError) -> GitUndo {
    let name = try Self.checked(name)
    let id = try await commitID(revision)
    var command = GitCommand("tag")
    if let message {
      command = command.with("--annotate", "--cleanup=whitespace", "--file=-")
        .with(input: Array(message.utf8))
    }
    try await run(command.with("--end-of-options", name).with(id))
    let delete = GitCommand("update-ref", "-d").with(bytes: [GitRef.tag(name).bytes])
    return GitUndo("Create \(name)", [.run(delete)])
  }

  package func deleteTag(_ tag: GitRef) async throws(GitError) -> GitUndo {
    let id = try await resolve(GitRevision(tag))
    try await run(GitCommand("update-ref", "-d").with(bytes: [tag.bytes]).with(id))
    return GitUndo("Delete \(tag.name)", [.run(Self.restoring(tag, id))])
  }
}
