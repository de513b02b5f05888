import FileWork

/// Work that a person asks for.
struct JobRequest: Identifiable {
  /// The number of the request, which is that of its job: ``FileJobs`` gives it.
  var id: FileJob.ID = 0
  let kind: FileJob.Kind
  /// The question that led to it, which is asked again if the answer is refused.
  let prompt: FileManagerState.Prompt?
  /// The answer to the question.
  let typed: String
  /// The items that were marked, whose marks are taken.
  let marked: [RawPath]
  let reach: FileReach
  /// Whether what it brings into the trash is removed from there at once.
  var erases = false

  /// - Parameter archives: the archives that folders show, of which it may change the files.
  init(
    _ kind: FileJob.Kind, for prompt: FileManagerState.Prompt? = nil, typed: String = "",
    marked: [RawPath] = [], in archives: ArchiveStore? = nil
  ) {
    (self.kind, self.prompt, self.typed, self.marked) = (kind, prompt, typed, marked)
    reach = kind.reach(in: archives)
  }
}

extension FileJob.Kind {
  /// Whether the work may begin later. What a person sees now is undone or compared, or is all that
  /// the trash has.
  var canWait: Bool {
    switch self {
    case .perform, .remove: true
    case .undo, .redo, .empty, .compare: false
    }
  }

  /// The files that the work reads and changes. An undo finds them as the last change has left
  /// them, and may need any entry of the trash.
  fileprivate func reach(in archives: ArchiveStore?) -> FileReach {
    switch self {
    case .perform(let operation): operation.reach(in: archives)
    case .undo, .redo, .empty: .everything
    case .remove(let entries): FileReach(writes: entries.map(\.item))
    case .compare(let comparison):
      FileReach(reads: [comparison.unread.first, comparison.unread.second])
    }
  }
}
