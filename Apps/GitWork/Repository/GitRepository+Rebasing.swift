extension GitRepository {
  /// Lists the commits after one, the oldest first, to be rearranged; from the first of all if it
  /// is nil. Merges are left out, as the rebase does.
  package func rebasePlan(after base: GitRevision?) async throws(GitError) -> GitRebasePlan {
    var id: GitID?
    if let base { id = try await commitID(base) }
    var command = GitCommand(
      reading: "log", "-z", "--date=raw", "--decorate=full", "--topo-order", "--reverse",
      "--no-merges", LogReader.format, "HEAD")
    if let id { command = command.with("^\(id)") }
    var stream = CommitStream()
    let commits = stream.read(try await run(command.with("--")).bytes)
    return GitRebasePlan(
      base: id, steps: commits.map { .init(.pick, $0.id, subject: $0.subject) })
  }

  /// Rearranges commits.
  package func rebase(_ plan: GitRebasePlan) async throws(GitError) -> GitOutcome {
    let text = try await text(of: plan)
    let blob = try await store(Array(text.utf8))
    var command = GitCommand(
      "-c", "rebase.updateRefs=false", "-c", "rebase.missingCommitsCheck=ignore", "rebase",
      "--interactive", "--no-autosquash", "--keep-empty")
    // Git runs the editor with the path of its own plan, which ours replaces.
    command = command.with(environment: [
      "GIT_SEQUENCE_EDITOR": "f() { git cat-file blob \(blob) > \"$1\"; }; f"
    ])
    command = plan.base.map { command.with($0) } ?? command.with("--root")
    return try await join("Rebase") { () throws(GitError) in try await run(command) }
  }

  /// Writes the plan as git reads it. New messages are objects, so that no text becomes a command.
  private func text(of plan: GitRebasePlan) async throws(GitError) -> String {
    let first = plan.steps.first { $0.action != .drop }
    switch first?.action {
    case .squash, .fixup:
      throw .failed(
        command: "rebase", code: 1, message: "There is no commit before the first one to add to.")
    default: break
    }
    var lines: [String] = []
    for step in plan.steps {
      switch step.action {
      case .pick: lines.append("pick \(step.commit)")
      case .edit: lines.append("edit \(step.commit)")
      case .drop: lines.append("drop \(step.commit)")
      case .fixup, .squash(message: .some): lines.append("fixup \(step.commit)")
      case .squash(message: nil): lines.append("squash \(step.commit)")
      case .reword: lines.append("pick \(step.commit)")
      }
      switch step.action {
      case .reword(let message), .squash(message: .some(let message)):
        let blob = try await store(Array(message.utf8))
        lines.append(
          "exec git cat-file blob \(blob) | git commit --amend --quiet --no-verify --allow-empty"
            + " --cleanup=whitespace --file=-")
      default: break
      }
    }
    return (lines.isEmpty ? "noop" : lines.joined(separator: "\n")) + "\n"
  }

  /// Keeps bytes as an object.
  private func store(_ bytes: [UInt8]) async throws(GitError) -> GitID {
    // Without bytes the input is no file, which git does not mind.
    let output = try await run(
      GitCommand("hash-object", "-w", "--stdin", "--no-filters").with(input: bytes))
    guard let id = GitID(bytes: output.line) else { throw .unreadable(command: "hash-object") }
    return id
  }
}
