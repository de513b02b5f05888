import DatabaseWork

/// Something that is done to the database or with it, which a person may cancel.
struct Job: Identifiable, Sendable {
  enum Kind: Sendable {
    case change(RowChange, Direction)
    case export(ExportSource, ExportFormat, String)
    case load(CSVImport)
  }

  enum Direction: Sendable { case forward, undo, redo }

  let id: Int
  let kind: Kind

  var title: String {
    switch kind {
    case .change(let change, _): change.title
    case .export(_, let format, _): "Write \(format.rawValue)"
    case .load: "Import"
    }
  }

  /// What was done, once it is.
  var done: String {
    guard case .change(let change, _) = kind else { return title }
    return change.done
  }

  /// What undoing does, as a person sees it.
  var wayBack: String {
    if case .change(.delete(_, let keys), _) = kind {
      keys.count == 1 ? "brings it back" : "brings them back"
    } else {
      "undoes it"
    }
  }
}

/// A value that was typed into a cell.
package struct TypedValue: Hashable, Sendable {
  let key: [SQLValue]
  let column: String
  let text: String
}

/// The jobs: those that wait, the one that goes on, and the changes that can be undone.
package struct Work {
  /// The most changes that can be undone.
  private static let most = 200

  /// The jobs in their order; the first one goes on.
  private(set) var jobs: [Job] = []
  private var count = 0
  /// The number of rows that were written to a file, or read from one.
  var written: Int?
  package private(set) var undos: [RowUndo] = []
  package private(set) var redos: [RowUndo] = []
  /// The last completed work, in words for a person.
  package var notice: String? { didSet { if notice != nil { problem = nil } } }
  /// The last error, in the database's words, until something else is done.
  package var problem: String? {
    didSet { if problem == nil { unsaved = nil } }
  }
  /// The value that a person has typed, until it is stored or its error is gone.
  package var unsaved: TypedValue?

  var job: Job? { jobs.first }
  package var isIdle: Bool { jobs.isEmpty }

  @discardableResult
  mutating func start(_ kind: Job.Kind) -> Job.ID {
    count += 1
    jobs.append(Job(id: count, kind: kind))
    (problem, notice) = (nil, nil)
    return count
  }

  mutating func undo() { reverse(undos.last, .undo, "undo") }
  mutating func redo() { reverse(redos.last, .redo, "redo") }

  private mutating func reverse(_ undo: RowUndo?, _ direction: Job.Direction, _ word: String) {
    guard isIdle else { return }
    guard let undo else { return notice = "There is nothing to \(word)." }
    start(.change(.revert(undo), direction))
  }

  mutating func cancel() {
    guard let job else { return }
    notice = "\(job.title): cancelled."
    (jobs, written) = ([], nil)
  }

  /// Gives up the files that are written or read. Changes of rows go on to their end.
  mutating func giveUpFiles() {
    jobs.removeAll { if case .change = $0.kind { false } else { true } }
    written = nil
  }

  /// - Returns: the job that was finished.
  mutating func finish(_ id: Job.ID) -> Job? {
    guard let job, job.id == id else { return nil }
    jobs.removeFirst()
    written = nil
    return job
  }

  /// Forgets the changes that were rolled back.
  mutating func forgetChanges() { (undos, redos) = ([], []) }

  mutating func fail(_ job: Job, _ error: DatabaseProblem) {
    // What follows was meant for what this job should have made.
    jobs = []
    problem = "\(job.title): \(DisplayText.line("\(error)"))"
    // A way back that another change has closed is not to hide those before it.
    guard error == .changedMeanwhile, case .change(_, let direction) = job.kind else { return }
    switch direction {
    case .forward: break
    case .undo: undos.removeLast()
    case .redo: redos.removeLast()
    }
  }

  mutating func finish(_ source: CSVImport, _ outcome: ImportOutcome) {
    let what = "\(NumberText.rows(outcome.count)) from “\(DisplayText.line(source.path))”"
    guard !outcome.isNew else { return notice = "A new table has \(what)." }
    redos = []
    if let undo = outcome.undo { undos.append(undo) }
    if undos.count > Self.most { undos.removeFirst() }
    notice =
      "Added \(what). "
      + (outcome.undo == nil ? "It is too much to be undone." : "Ctrl+Z undoes it.")
  }

  mutating func finish(_ job: Job, _ direction: Job.Direction, _ outcome: RowOutcome) {
    let rows = outcome.others == 1 ? "row" : "rows"
    let others =
      outcome.others == 0 ? "" : " Triggers and keys changed \(outcome.others) more \(rows)."
    switch direction {
    case .forward:
      (redos, unsaved) = ([], nil)
      if let undo = outcome.undo { undos.append(undo) } else { undos = [] }
      if undos.count > Self.most { undos.removeFirst() }
      notice =
        "\(job.done).\(others) "
        + (outcome.undo == nil ? "It is too much to be undone." : "Ctrl+Z \(job.wayBack).")
    case .undo:
      undos.removeLast()
      if let undo = outcome.undo { redos.append(undo) }
      notice = "Undone: \(job.title). Ctrl+Y redoes it."
    case .redo:
      redos.removeLast()
      if let undo = outcome.undo { undos.append(undo) }
      notice = "Done again: \(job.title)."
    }
  }
}
