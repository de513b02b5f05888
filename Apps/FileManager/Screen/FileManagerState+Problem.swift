import FileWork
import Recurse

/// A failure stays in the status line until the person goes on.
extension FileManagerState {
  /// The parts of a list that change when the person goes on.
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

  /// Removes the message when the person goes on in a list that has been read.
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
