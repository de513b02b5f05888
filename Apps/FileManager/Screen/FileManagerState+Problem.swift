import FileWork
import Recurse

/// What went wrong is told until a person goes on.
extension FileManagerState {
  /// What a person changes in the list by going on.
  struct Step: Equatable, Sendable {
    let entry: FileEntry.ID?
    let marks: Int
    let order: FileOrder
    /// Whether the list is being read, which may move the cursor, too.
    let isReading: Bool
    let problem: String?
  }

  var step: Step {
    Step(
      entry: list.current, marks: list.marked.count, order: list.order,
      isReading: list.isLoading || list.isSorting, problem: problem)
  }

  /// Ends what is told once a person goes on in a list that has been read.
  mutating func noteStep(_ step: Step) {
    defer { lastStep = step }
    guard let lastStep, step != lastStep, step.problem == lastStep.problem else { return }
    if !step.isReading, !lastStep.isReading { problem = nil }
  }

  /// What went wrong, unless a sheet says it where a person looks.
  var problemBelow: String? {
    prompt != nil || described != nil || isShowingBookmarks ? nil : problem
  }
}
