import GitWork

/// Something that git does, which a person may cancel.
package struct Step: Sendable {
  enum Kind {
    case change
    /// One that has no way back.
    case plain
    /// One that waits for another repository, and has no way back.
    case transfer
    /// A change whose end needs no words.
    case quiet
    /// A change that uses up the message that a person wrote.
    case commit
    case undo, redo
  }

  /// The name of the work that goes on, such as "Fetch".
  package let title: String
  let kind: Kind
  /// The words for what an end in the middle leaves, of a step that may wait for long.
  var remains: String?
  let perform:
    @Sendable (GitRepository, @escaping GitRepository.OnProgress) async throws -> GitOutcome

  /// A step that has a way back.
  static func change(
    _ title: String, _ kind: Kind = .change,
    _ perform: @escaping @Sendable (GitRepository) async throws -> GitUndo?
  ) -> Step {
    Step(title: title, kind: kind) { repository, _ in .finished(try await perform(repository)) }
  }

  /// A step that waits for another repository, and may tell how far it is.
  static func transfer(
    _ title: String, remains: String,
    _ perform:
      @escaping @Sendable (
        GitRepository, @escaping GitRepository.OnProgress
      ) async throws -> Void
  ) -> Step {
    Step(title: title, kind: .transfer, remains: remains) { repository, onProgress in
      try await perform(repository, onProgress)
      return .finished(nil)
    }
  }

  /// A step without a way back, in this repository alone.
  static func plain(
    _ title: String, _ perform: @escaping @Sendable (GitRepository) async throws -> Void
  ) -> Step {
    Step(title: title, kind: .plain) { repository, _ in
      try await perform(repository)
      return .finished(nil)
    }
  }

  /// A step that joins commits, and may stop at conflicts.
  static func join(
    _ title: String, remains: String? = nil,
    _ perform:
      @escaping @Sendable (
        GitRepository, @escaping GitRepository.OnProgress
      ) async throws -> GitOutcome
  ) -> Step {
    Step(title: title, kind: .change, remains: remains, perform: perform)
  }
}
