/// The differences between the last commit, the index and the files, and the place of `HEAD`.
package struct GitStatus: Hashable, Sendable {
  package var head: GitHead
  /// The branch that the current one follows.
  package var upstream: GitUpstream?
  /// The files in the order of their paths: those that git knows, then the others.
  package var entries: [GitStatusEntry]
  /// The operation that is half done, such as a rebase.
  package var operation: GitOperation?

  package var conflicts: [GitStatusEntry] { entries.filter { $0.conflict != nil } }
  package var staged: [GitStatusEntry] { entries.filter { $0.index != nil } }
  package var unstaged: [GitStatusEntry] { entries.filter { $0.worktree != nil } }
  package var untracked: [GitStatusEntry] { entries.filter(\.isUntracked) }
}

/// The place of `HEAD`.
package struct GitHead: Hashable, Sendable {
  /// The branch; nil if `HEAD` is detached.
  package var branch: GitRef?
  /// The commit; nil if the repository has none yet.
  package var commit: GitID?
}

/// A branch that another one follows.
package struct GitUpstream: Hashable, Sendable {
  /// The name as git shows it, such as `origin/main`.
  package var name: String
  /// The commits that only the branch has.
  package var ahead: Int
  /// The commits that only the upstream has.
  package var behind: Int
  /// Whether the upstream no longer exists.
  package var isGone: Bool
}

/// A file that differs.
package struct GitStatusEntry: Identifiable, Hashable, Sendable {
  /// The path from the root; a folder of an inner repository ends in a slash.
  package var path: GitPath
  /// The path before, of a file that was renamed or copied.
  package var originalPath: GitPath?
  /// The change between the last commit and the index.
  package var index: GitChangeKind?
  /// The change between the index and the file.
  package var worktree: GitChangeKind?
  package var conflict: GitConflictKind?
  package var isUntracked = false
  package var isIgnored = false
  package var isSubmodule = false

  package var id: GitPath { path }

  init(path: GitPath) { self.path = path }
}

/// The changes of both sides of a merge to a file. "Us" is `HEAD`.
package enum GitConflictKind: Hashable, Sendable {
  case bothDeleted, addedByUs, deletedByThem, addedByThem, deletedByUs, bothAdded, bothModified
}

/// Something of several steps that is half done.
package struct GitOperation: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case merge, rebase, cherryPick, revert, bisect, applyMail
  }

  package var kind: Kind
  /// The step that is next and the number of them, if git tells.
  package var step: Int?
  package var stepCount: Int?
  /// The branch that is rebased, or the commit that is merged.
  package var name: String?
}
