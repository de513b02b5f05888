/// A failure of git. `description` is a text for a person.
package enum GitError: Error, Hashable, Sendable {
  case cancelled
  /// The program `git` is not on this system.
  case gitMissing
  /// The program is older than this app can use.
  case tooOld(version: String)
  /// The folder and those above it hold no repository.
  case noRepository(GitPath)
  /// The folder does not exist or cannot be entered.
  case noFolder(GitPath)
  /// The folder belongs to another user, whom git does not trust.
  case notTrusted(GitPath)
  /// A name that git does not allow.
  case invalidName(String)
  /// A branch and the one that it follows both have new commits, and nothing says how a pull joins
  /// them.
  case diverged
  /// An undo would lose changes that were made since.
  case changedSince
  /// Git wrote something else than expected.
  case unreadable(command: String)
  /// A command failed, with git's own words.
  case failed(command: String, code: Int32, message: String)
  /// The program could not be started or read.
  case system(String)
}
