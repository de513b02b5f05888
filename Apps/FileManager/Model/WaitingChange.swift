/// A change that begins when the one before it has ended.
struct WaitingChange: Hashable, Sendable {
  let kind: FileJob.Kind
  /// The question that led to it.
  let prompt: FileManagerState.Prompt?
}

extension FileJob.Kind {
  /// Whether the work may begin later. What a person sees now is undone or compared, and the trash
  /// has now the entries that are removed.
  var canWait: Bool {
    switch self {
    case .perform: true
    case .undo, .redo, .empty, .remove, .compare: false
    }
  }
}
