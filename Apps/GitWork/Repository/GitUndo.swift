/// The commands that lead back to the state before a step.
///
/// ```swift
/// let undo = try await repository.discard(entries)
/// try await repository.undo(undo)
/// ```
///
/// Git keeps what is needed for two weeks, or until its garbage is collected by hand.
package struct GitUndo: Hashable, Sendable {
  /// The step that is undone, such as "Discard 3 files".
  package let title: String
  let steps: [Step]

  enum Step: Hashable, Sendable {
    /// Requires that `HEAD` is at a commit, or at none.
    case expectHead(GitID?)
    /// Requires that no file that git knows differs from `HEAD`.
    case expectClean
    case run(GitCommand)
    /// Drops a stash, wherever it is by now.
    case dropStash(GitID)
    /// Restores some paths in the index and among the files.
    case restore(PathSave)
  }

  init(_ title: String, _ steps: [Step]) { (self.title, self.steps) = (title, steps) }
}

extension GitRepository {
  /// Runs an undo. Returns the step that brings the undone back, if there is one.
  ///
  /// - Throws: `GitError.changedSince` if it would lose what was made since.
  @discardableResult
  package func undo(_ undo: GitUndo) async throws(GitError) -> GitUndo? {
    var redo: [GitUndo.Step] = []
    for step in undo.steps {
      switch step {
      case .expectHead(let id): if try await head() != id { throw .changedSince }
      case .expectClean: if try await !isClean() { throw .changedSince }
      case .run(let command):
        let before = try await head()
        try await run(command)
        if let forth = command.opposite(before) {
          redo += [.expectHead(try await head()), .run(forth)]
        }
      case .dropStash(let id):
        if let stash = try await stashes().first(where: { $0.commit == id }) {
          _ = try await dropStash(stash)
        }
      case .restore(let save): redo.append(.restore(try await restore(save)))
      }
    }
    return redo.isEmpty ? nil : GitUndo(undo.title, redo)
  }

  /// Whether the index and the files are those of `HEAD`, apart from files that git does not know.
  func isClean() async throws(GitError) -> Bool {
    let command = GitCommand(
      reading: "status", "--porcelain=v2", "-z", "--untracked-files=no")
    return try await run(command).bytes.isEmpty
  }
}

extension GitCommand {
  /// The command that moves the branch to where it was before this one, if nothing is lost by it.
  fileprivate func opposite(_ before: GitID?) -> GitCommand? {
    guard let before else {
      let isFirst = arguments.prefix(2) == GitCommand("update-ref", "HEAD").arguments[...]
      return isFirst ? GitCommand("update-ref", "-d", "HEAD") : nil
    }
    if self == GitCommand("update-ref", "-d", "HEAD") {
      return GitCommand("update-ref", "HEAD").with(before)
    }
    let words = arguments.map { $0[...].text }
    guard words.first == "reset", words.contains("--soft") || words.contains("--keep") else {
      return nil
    }
    var command = self
    command.arguments[arguments.count - 1] = Array(before.text.utf8)
    return command
  }
}

/// "Discard a.txt", or "Discard 3 files".
func title(_ verb: String, _ paths: [GitPath]) -> String {
  if let path = paths.first, paths.count == 1 { return "\(verb) \(path.name)" }
  return "\(verb) \(paths.count) files"
}
