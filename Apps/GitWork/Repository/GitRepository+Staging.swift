extension GitRepository {
  /// Stages files as they are, also new ones and deleted ones. A conflict counts as solved.
  package func stage(_ paths: [GitPath]) async throws(GitError) -> GitUndo {
    try await step("Stage", paths) { () throws(GitError) in
      try await run(GitCommand("add", "--all").withInput(paths: paths))
    }
  }

  /// Stages all that differs. Files in conflict stay as they are: a staged one counts as solved.
  package func stageAll() async throws(GitError) -> GitUndo {
    let status = try await status()
    let entries = status.unstaged + status.untracked
    return try await stage(entries.map(\.path))
  }

  /// Takes files back from the index. A file that was renamed needs both its paths.
  package func unstage(_ paths: [GitPath]) async throws(GitError) -> GitUndo {
    try await step("Unstage", paths) { () throws(GitError) in
      try await run(GitCommand("reset", "--quiet").withInput(paths: paths))
    }
  }

  /// Makes files as they are in the index; removes those that git does not know.
  package func discard(_ entries: [GitStatusEntry]) async throws(GitError) -> GitUndo {
    let paths = entries.map(\.path)
    return try await step("Discard", paths, withFiles: true) { () throws(GitError) in
      for path in entries.filter({ $0.isUntracked || $0.isIgnored }).map(\.path) {
        try await remove(path)
      }
      let known = entries.filter { !$0.isUntracked && !$0.isIgnored && $0.conflict == nil }
        .map(\.path)
      if !known.isEmpty {
        try await run(GitCommand("checkout", "--quiet").withInput(paths: known))
      }
      // A file in conflict becomes that of the last commit, or is removed if that has none.
      for path in entries.filter({ $0.conflict != nil }).map(\.path) {
        try await take("HEAD", of: path)
      }
    }
  }

  /// Removes a file that git does not know, or a folder of them but for repositories in it.
  private func remove(_ path: GitPath) async throws(GitError) {
    if path.bytes.last == GitPath.slash {
      let clean = GitCommand("clean", "--force", "-d", "-x", "--quiet")
      try await run(clean.with(paths: [path]))
    } else {
      SmallFile.remove(root.appending(path), below: root)
      guard !SmallFile.exists(root.appending(path)) else {
        throw .system("“\(path)” cannot be removed.")
      }
    }
  }

  /// Makes a file in conflict that of a commit, in the index as well.
  private func take(_ commit: String, of path: GitPath) async throws(GitError) {
    let name = Array("\(commit):".utf8) + path.bytes
    if try await resolveIfAny(name) != nil {
      try await run(GitCommand("checkout", "--quiet", commit).with(paths: [path]))
    } else {
      try await run(GitCommand("rm", "--quiet", "--force").with(paths: [path]))
    }
  }

  /// Does something with paths and returns how to undo it.
  func step(
    _ verb: String, _ paths: [GitPath], withFiles: Bool = false,
    _ body: () async throws(GitError) -> Void
  ) async throws(GitError) -> GitUndo {
    guard !paths.isEmpty else { return GitUndo(title(verb, paths), []) }
    let save = try await save(paths, withFiles: withFiles)
    do { try await body() } catch {
      // What failed halfway is as if it had not begun, also if this task is cancelled. The first
      // failure is the one that counts.
      await Task.detached { _ = try? await restore(save) }.value
      throw error
    }
    return GitUndo(title(verb, paths), [.restore(save)])
  }
}
