import RecursePatches

/// The sides that a diff compares.
package enum GitDiffSides: Hashable, Sendable {
  /// The last commit and the index.
  case staged
  /// The index and the files.
  case unstaged
  /// Nothing and a file that git does not know.
  case untracked
  /// The first parent of a commit and the commit.
  case commit(GitRevision)
  /// Two commits.
  case commits(GitRevision, GitRevision)
}

/// The options of a diff.
package struct GitDiffOptions: Hashable, Sendable {
  /// The lines around a change.
  package var contextLines = 3
  /// Whether lines count as equal that differ in blanks. Parts of such a diff cannot be staged.
  package var ignoresWhitespace = false
  package var findsRenames = true
  /// The most bytes; a longer diff is cut after a whole line.
  package var limit = 16 << 20

  package init() {}
}

/// The text of a diff, as `DiffView` shows it.
package struct GitDiff: Equatable, Sendable {
  package var patch: Patch
  /// Whether the diff is longer than the limit.
  package var isCut: Bool
}

extension GitRepository {
  /// Makes a diff of some paths, or of all that the sides have if there are none.
  package func diff(
    _ sides: GitDiffSides, paths: [GitPath] = [], options: GitDiffOptions = GitDiffOptions()
  ) async throws(GitError) -> GitDiff {
    switch sides {
    case .unstaged: return try await diff(options.command("diff").with(paths: paths))
    case .staged: return try await diff(options.command("diff").with("--cached").with(paths: paths))
    case .untracked:
      var all = GitDiff(patch: Patch(""), isCut: false)
      for path in paths {
        // The code says that the sides differ.
        let command = options.command("diff").with("--no-index").accepting(1)
        let one = try await diff(command.with(paths: ["/dev/null", path]))
        all.patch = paths.count == 1 ? one.patch : Patch(bytes: all.patch.bytes + one.patch.bytes)
        all.isCut = all.isCut || one.isCut || all.patch.bytes.count > options.limit
        if all.isCut { break }
      }
      return all
    case .commit(let revision):
      let id = try await commitID(revision)
      let parent = try await resolveIfAny(Array("\(id)^1".utf8))
      var command = options.command("diff-tree").with("-p", "-r", "--root", "--no-commit-id")
      if let parent { command = command.with(parent) }
      return try await diff(command.with(id).with(paths: paths))
    case .commits(let old, let new):
      let command = options.command("diff-tree").with("-p", "-r")
        .with(try await commitID(old)).with(try await commitID(new))
      return try await diff(command.with(paths: paths))
    }
  }

  private func diff(_ command: GitCommand) async throws(GitError) -> GitDiff {
    let output = try await run(command)
    guard output.isCut else { return GitDiff(patch: Patch(bytes: output.bytes), isCut: false) }
    let end = output.bytes.lastIndex(of: UInt8(ascii: "\n")) ?? -1
    return GitDiff(patch: Patch(bytes: output.bytes[...end]), isCut: true)
  }
}

extension GitDiffOptions {
  /// A command that makes diffs, whatever the settings of a person are.
  func command(_ name: String) -> GitCommand {
    var command = GitCommand(
      reading: name, "--no-color", "--no-ext-diff", "--no-textconv", "--src-prefix=a/",
      "--dst-prefix=b/", "--submodule=short", "-U\(max(0, contextLines))",
      findsRenames ? "-M" : "--no-renames")
    if ignoresWhitespace { command = command.with("-w") }
    command.limit = max(1, limit)
    return command
  }
}
