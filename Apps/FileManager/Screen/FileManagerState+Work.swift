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

  /// Begins work, or lets it wait for what is in its way.
  ///
  /// - Parameter prompt: what asked for the work. A refusal shows it again, with what was typed.
  mutating func start(_ kind: FileJob.Kind, for prompt: Prompt? = nil, erases: Bool = false) {
    let isFirst = jobs.running.isEmpty
    let marks = main.marked.union(other.marked)
    let marked = kind.items.filter { marks.contains($0.id) }
    var request = JobRequest(
      kind, for: prompt, typed: typed, marked: marked, in: archives.store)
    request.erases = erases
    switch jobs.start(request) {
    // What went wrong in a row is still told after it.
    case .begun: if isFirst { problem = nil }
    case .waits(let other):
      notice = "Begins when \(other?.words.lowercased() ?? "another change") has ended."
    case .refused: return notice = "Another change is going on."
    }
    // The next command is about other items.
    for side in [Side.main, .other] { self[side].unmark(marked) }
  }

  /// Ends the app, or asks about what would be lost: changes that wait, and a program.
  mutating func quit(_ shell: KeptShell? = nil) {
    let isRunning = shell?.isRunning ?? false
    if jobs.waiting.isEmpty, !isRunning { isDone = true } else { isAskingToQuit = true }
  }

  mutating func quitWithoutWaiting() {
    jobs.forgetWaiting()
    isDone = true
  }

  /// Deletes a file, and asks about anything else.
  mutating func delete() {
    if place != .left || !showsTree, refusesInArchive() { return }
    let items = items
    guard !items.isEmpty else { return tellNoItem() }
    let isInTree = place == .left && showsTree
    if items.count == 1, !isInTree, list.chosen.first?.isDirectory == false {
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

  /// Asks whether the items are deleted for good. What is in an archive goes as by ``delete()``.
  mutating func askToErase() {
    let isInTree = place == .left && showsTree
    if items.isEmpty || !isInTree && isInArchive { return delete() }
    erased = items
  }

  /// Deletes the items into the trash, and removes them there.
  mutating func erase() {
    guard let items = erased else { return }
    erased = nil
    start(.perform(.delete(items)), erases: true)
  }

  mutating func rename(_ entry: FileEntry, to name: String, on side: Side) {
    self[side].columns.cursor = nil
    guard name != entry.name.description, !refusesInArchive() else { return }
    // A name that is refused is asked for again, with the reason.
    typed = name
    start(.perform(.rename(entry.path, to: RawName(name))), for: .rename(entry.path))
  }

  // MARK: - The end of a job

  mutating func finish(_ id: FileJob.ID, _ result: FileJob.Result) {
    guard let ended = jobs[id] else { return }
    jobs[id] = nil
    finished += 1
    archives.check()
    let kind = ended.job.kind
    follow(result.effects)
    // Who has stopped it, or reads why it failed, decides about the rest in the trash.
    let erases = ended.request.erases && result.failure == nil && !result.effects.isEmpty
    if !erases || !result.skipped.isEmpty { tell(result) }
    if erases { start(.remove(result.effects.compactMap(\.trashEntry))) }
    reloadChangedArchives(result)
    // A text that was refused is there to be corrected. A person who has stopped wants no more.
    if let asked = ended.request.prompt, prompt == nil, ended.answer == nil,
      result.failure != nil, result.failure != .cancelled, result.effects.isEmpty
    {
      (prompt, typed) = (asked, ended.request.typed)
    }
    // What is left to do has its mark again.
    let skipped = Set(result.skipped.map(\.path))
    let left = ended.request.marked.filter { result.failure != nil || skipped.contains($0) }
    for side in [Side.main, .other] { self[side].mark(left) }
    if case .compared(let comparison, nil) = result { mark(comparison) }
    if case .perform(.restore) = kind, let path = result.newItem { goToRestored(path) }
    if case .empty = kind, result.failure == nil { isShowingTrash = false }
    for folder in result.changedFolders {
      // Only a list that shows the new item goes to it.
      for side in [Side.main, .other] where self[side].folder == folder {
        let item = result.newItem.flatMap { $0.parent == folder ? $0 : nil }
        self[side].reload(selecting: side == active ? item : nil)
      }
      tree.reload(folder)
    }
    jobs.startWaiting()
    leaveArchives()
  }

  /// Tells how a job ended. The jobs of a row are told together: no success hides a failure.
  private mutating func tell(_ result: FileJob.Result) {
    let othersGoOn = !jobs.running.isEmpty || !jobs.waiting.isEmpty
    let left = result.skipped.map { item in
      SkippedItem(path: archives.shown(item.path), reason: archives.shown(item.reason))
    }
    skipped = isInRow ? skipped + left : left
    // What is told together goes on below what is read already.
    if !isInRow { isShowingSkipped = false }
    // Who has stopped the work knows why it ended, and reads it for a moment.
    let failure = result.failure == .cancelled ? nil : result.failure
    let done = result.words(offersUndo: !othersGoOn)
    // A notice would lie over the reason, so what was done is told behind it.
    let words = failure.map { failure in
      [archives.shown(failure.description), done].compactMap { $0 }.joined(separator: " ")
    }
    notice = words == nil ? done : nil
    if prompt == nil {
      problem = words ?? (isInRow ? problem : nil)
    } else if let words {
      // What a person types is about something else.
      notice = words
    }
    if result.failure == .cancelled {
      notice = ["\(FileError.cancelled)", notice].compactMap { $0 }.joined(separator: " ")
    } else if othersGoOn, let words {
      // The line below the lists is about the others, perhaps for long.
      notice = words
    }
    isInRow = othersGoOn
  }

  /// Shows an item that came back from the trash.
  private mutating func goToRestored(_ path: RawPath) {
    isShowingTrash = false
    enter(path.parent, selecting: path, on: active)
    goToList()
  }

  /// Goes on where the folder of a list is now, or where it was if it is gone.
  private mutating func follow(_ effects: [FileEffect]) {
    for side in [Side.main, .other] {
      let folder = self[side].folder.followed(through: effects)
      if folder != self[side].folder { enter(folder, on: side) }
    }
  }
}
