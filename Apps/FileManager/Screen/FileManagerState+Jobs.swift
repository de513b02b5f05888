import FileWork

/// What a person cancels, and how.
extension FileManagerState {
  mutating func showJobs() { (isShowingJobs, chosenJob) = (true, jobs.shown?.id) }

  /// The job about which a person is asked whether it goes on. The question ends with it.
  var doubtedJob: RunningJob? {
    get { doubted.flatMap { jobs[$0] } }
    set { doubted = newValue?.id }
  }

  /// Shows the question of a job, or asks whether it is cancelled.
  mutating func choose(_ id: FileJob.ID) {
    guard jobs[id]?.asked != nil else { return askToCancel(id) }
    jobs.prefer(id)
    isShowingJobs = false
  }

  /// What Enter does in the list of changes.
  var wordsAboutChosenJob: String {
    chosenJob.flatMap { jobs[$0] }?.asked == nil
      ? "Enter cancels one" : "Enter shows what it asks, Delete cancels it"
  }

  /// Asks whether a job is cancelled. What has not begun, or changes nothing, is cancelled at once.
  mutating func askToCancel(_ id: FileJob.ID) {
    if let request = jobs.forget(id) {
      for side in [Side.main, .other] { self[side].mark(request.marked) }
    } else if let job = jobs[id], !job.isCancelling {
      if job.job.kind.isChange { doubted = id } else { cancel(id) }
    }
  }

  /// What becomes of the job about which a person is asked.
  var wordsAboutCancelling: String {
    guard let job = doubtedJob else { return "" }
    let kind = job.job.kind
    let isInArchive = kind.changedPlaces.contains { archives.archive(of: $0) != nil }
    return kind.words(ifCancelledAfter: job.progress, changesArchive: isInArchive)
  }

  mutating func cancel(_ id: FileJob.ID) { jobs[id]?.cancel() }

  // MARK: - Escape

  /// What Escape ends.
  enum Ending: Equatable {
    case archive, preview, filter, marks
    case job(FileJob.ID)

    /// What the key does.
    var title: String {
      switch self {
      case .archive: "Cancel"
      case .preview: "Back"
      case .filter: "End the filter"
      case .marks: "Unmark all"
      case .job: "Cancel…"
      }
    }
  }

  /// What Escape ends next: what a person sees in the list, and then the job of the status line.
  var ending: Ending? {
    if archives.isPending(list.folder) { return .archive }
    if place == .preview { return .preview }
    if list.filter != nil { return .filter }
    if !list.marked.isEmpty { return .marks }
    if isPreviewing, previewsBeside { return .preview }
    return jobs.shown.map { .job($0.id) }
  }

  mutating func end(_ ending: Ending) {
    switch ending {
    case .archive: leaveArchive(on: active)
    case .preview: if place == .preview { goToList() } else { isPreviewing = false }
    case .filter: endFilter(on: active)
    case .marks: list.unmarkAll()
    case .job(let id): askToCancel(id)
    }
  }
}
