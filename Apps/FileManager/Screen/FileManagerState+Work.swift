import FileWork
import Recurse

extension FileManagerState {
  /// The items to which commands apply: those of the list, or the folder in the tree.
  var items: [RawPath] {
    if place == .left, showsTree { return tree.folder.map { [$0] } ?? [] }
    return list.chosen.map(\.path)
  }

  /// Puts the cursor on an entry to which a command of its menu applies. The marks go, unless the
  /// entry is one of the marked ones.
  mutating func pick(_ entry: FileEntry, on side: Side) {
    go(to: side == .main ? .main : .left)
    self[side].current = entry.id
    if !self[side].marked.contains(entry.id) { self[side].unmarkAll() }
  }

  /// - Parameter prompt: what asked for the work. A refusal shows it again, with what was typed.
  mutating func start(_ kind: FileJob.Kind, for prompt: Prompt? = nil) {
    let change = WaitingChange(kind: kind, prompt: prompt)
    guard let job else {
      problem = nil
      return begin(change)
    }
    guard kind.canWait else {
      notice = "Another change is going on."
      self.prompt = prompt
      return
    }
    waiting.append(change)
    notice = "Begins when \(job.kind.words.lowercased()) has ended."
  }

  private mutating func begin(_ change: WaitingChange) {
    asked = change.prompt
    jobs += 1
    (job, progress, pace) = (FileJob(jobs, change.kind), FileProgress(), Pace())
    (isForAll, isCancelling, answer) = (false, false, nil)
  }

  /// Begins the change that waits longest. What went wrong before it is still told after it.
  private mutating func beginNext() {
    guard !waiting.isEmpty else { return }
    begin(waiting.removeFirst())
  }

  /// Ends the app, or asks about the changes that wait.
  mutating func quit() {
    if waiting.isEmpty { isDone = true } else { isAskingToQuit = true }
  }

  /// Takes the progress of the job that goes on.
  mutating func take(_ progress: FileProgress, after time: Duration) {
    self.progress = progress
    pace.take(progress, after: time)
  }

  /// Deletes a file, and asks about anything else.
  mutating func delete() {
    if place != .left || !showsTree, refusesInArchive() { return }
    let items = items
    guard !items.isEmpty else { return problem = "“..” is not deleted." }
    if items.count == 1, place != .left || !showsTree, list.currentEntry?.isDirectory == false {
      start(.perform(.delete(items)))
    } else {
      doomed = items
    }
  }

  mutating func deleteDoomed() {
    guard let items = doomed else { return }
    doomed = nil
    start(.perform(.delete(items)))
  }

  mutating func rename(_ entry: FileEntry, to name: String, on side: Side) {
    self[side].columns.cursor = nil
    guard name != entry.name.description, !refusesInArchive() else { return }
    // A name that is refused is asked for again, with the reason.
    typed = name
    start(.perform(.rename(entry.path, to: RawName(name))), for: .rename(entry.path))
  }

  // MARK: - Questions

  mutating func ask(_ question: FileJob.Question) {
    // An answer for all was about other items than these.
    (answer, isForAll) = (nil, false)
    switch question {
    case .conflict(let conflict): self.question = conflict
    case .trouble(let trouble): self.trouble = trouble
    }
  }

  mutating func decide(_ decision: FileConflict.Decision) {
    give(.conflict(decision, forAll: isForAll))
    question = nil
  }

  mutating func decide(_ decision: FileTrouble.Decision, forAll: Bool = false) {
    give(.trouble(decision, forAll: forAll))
    trouble = nil
  }

  private mutating func give(_ answer: FileJob.Answer) {
    answers += 1
    self.answer = Answer(answer: answer, number: answers)
  }

  mutating func cancel() { isCancelling = job != nil }

  // MARK: - The end of a job

  mutating func finish(_ id: FileJob.ID, _ result: FileJob.Result) {
    guard let job, job.id == id else { return }
    finished += 1
    leaveDeleted(job.kind)
    let wasAnswered = answer != nil
    (self.job, answer) = (nil, nil)
    (question, trouble) = (nil, nil)
    isCancelling = false
    // The changes of a row are told together.
    skipped = isInRow ? skipped + result.skipped : result.skipped
    isShowingSkipped = false
    notice = result.words
    // Who has stopped the work knows why it ended, and reads it for a moment.
    let failure = result.failure == .cancelled ? nil : result.failure
    if result.failure == .cancelled {
      notice = ["\(FileError.cancelled)", result.words].compactMap { $0 }.joined(separator: " ")
    }
    problem = failure?.description ?? (isInRow ? problem : nil)
    isInRow = !waiting.isEmpty
    // A text that was refused is there to be corrected. A person who has stopped wants no more.
    if let asked, prompt == nil, !wasAnswered, result.failure != nil,
      result.failure != .cancelled, result.effects.isEmpty
    {
      prompt = asked
    }
    asked = nil
    if result.failure == nil {
      // What was made or renamed meanwhile leaves the marks of other items, and what was skipped
      // keeps its own.
      let items = Set(job.kind.items).subtracting(skipped.map(\.path))
      for side in [Side.main, .other] { self[side].unmark(Array(items)) }
    }
    if case .compared(let comparison, nil) = result { mark(comparison) }
    if case .perform(.restore) = job.kind, let path = result.newItem { goToRestored(path) }
    if case .empty = job.kind, result.failure == nil { isShowingTrash = false }
    for folder in result.changedFolders {
      // Only a list that shows the new item goes to it.
      for side in [Side.main, .other] where self[side].folder == folder {
        let item = result.newItem.flatMap { $0.parent == folder ? $0 : nil }
        self[side].reload(selecting: side == active ? item : nil)
      }
      tree.reload(folder)
    }
    beginNext()
    leaveArchives()
  }

  /// Shows an item that came back from the trash.
  private mutating func goToRestored(_ path: RawPath) {
    isShowingTrash = false
    enter(path.parent, selecting: path, on: active)
    goToList()
  }

  /// Shows the parent of a folder that was deleted.
  private mutating func leaveDeleted(_ kind: FileJob.Kind) {
    guard case .perform(.delete(let items)) = kind else { return }
    for side in [Side.main, .other] {
      let folder = self[side].folder
      let gone = items.first(where: folder.isWithin)
      if let gone { enter(gone.parent, on: side) }
    }
  }
}
