/// The end of a step that joins commits: a merge, a rebase, a pull, a cherry-pick or a revert.
package enum GitOutcome: Hashable, Sendable {
  /// All is done. The undo is nil if nothing changed.
  case finished(GitUndo?)
  /// It waits for a person, who solves conflicts or edits, then continues or aborts.
  case stopped(GitOperation)
}
