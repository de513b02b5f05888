import GitWork

/// A step that waits or goes on.
struct Job: Identifiable, Sendable {
  let id: Int
  let step: Step
}

/// The steps of git: those that wait, the one that goes on, and those that can be undone.
package struct Work {
  /// The steps in their order; the first one goes on.
  private(set) var jobs: [Job] = []
  private var count = 0
  var progress: GitProgress?
  private var undos: [GitUndo] = []
  private var redos: [GitUndo] = []
  /// What a person does first, where a step cannot be done. The line of the status has it until
  /// another row is chosen.
  var advice: String?
  /// The last completed work, in words for a person.
  var notice: String?
  /// The last error, until a person takes it away or another step begins.
  package var problem: Problem?
  /// Whether all that git said of it is shown.
  var tellsAll = false

  /// The step that goes on.
  var job: Job? { jobs.first }
  package var isIdle: Bool { jobs.isEmpty }

  @discardableResult
  mutating func start(_ step: Step) -> Job.ID {
    count += 1
    jobs.append(Job(id: count, step: step))
    (problem, notice, advice) = (nil, nil, nil)
    return count
  }

  mutating func undo() { reverse(undos.last, .undo) }
  mutating func redo() { reverse(redos.last, .redo) }

  private mutating func reverse(_ undo: GitUndo?, _ kind: Step.Kind) {
    guard isIdle else { return }
    let word = kind == .undo ? "undo" : "redo"
    guard let undo else {
      notice = "There is nothing to \(word)."
      return
    }
    start(.change("\(undo.title): \(word)", kind) { try await $0.undo(undo) })
  }

  /// Ends the step that goes on, and forgets those that wait.
  mutating func cancel() {
    guard let job else { return }
    notice = "\(job.step.title): cancelled."
    (jobs, progress) = ([], nil)
  }

  mutating func finish(_ id: Job.ID, _ result: Result<GitOutcome, GitError>) {
    guard let job, job.id == id else { return }
    jobs.removeFirst()
    progress = nil
    switch result {
    case .success(.finished(let undo)): end(job.step, undo)
    case .success(.stopped(let operation)):
      notice = "The \(operation.kind.words) waits. Solve the conflicts, then m goes on."
    case .failure(let error):
      // What follows was meant for what this step should have made.
      jobs = []
      problem = Problem(error, of: job.step.title)
    }
  }

  private mutating func end(_ step: Step, _ undo: GitUndo?) {
    switch step.kind {
    case .undo:
      notice = "Undone: \(undos.removeLast().title)."
      if let undo {
        notice? += " Ctrl+Y redoes it."
        redos.append(undo)
      }
    case .redo:
      notice = "Done again: \(redos.removeLast().title)."
      if let undo { undos.append(undo) }
    case .change, .quiet, .commit, .plain, .transfer:
      if let undo {
        undos.append(undo)
        redos = []
      }
      guard step.kind != .quiet else { return }
      let words = step.kind == .transfer || step.kind == .plain ? "done" : "nothing changed"
      notice = undo.map { $0.title + ". Ctrl+Z undoes it." } ?? "\(step.title): \(words)."
    }
  }
}

extension GitOperation.Kind {
  var words: String {
    switch self {
    case .merge: "merge"
    case .rebase: "rebase"
    case .cherryPick: "cherry-pick"
    case .revert: "revert"
    case .bisect: "bisection"
    case .applyMail: "application of mails"
    }
  }
}
