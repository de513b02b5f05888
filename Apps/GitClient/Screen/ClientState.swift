import GitWork
import Recurse
import RecursePatches

/// The known parts of a repository, their display, git's present work, and the question for the
/// person.
package struct ClientState {
  /// The repository; `nil` until it is opened, and where there is none.
  package private(set) var repository: GitRepository?
  /// The reason why there is no repository.
  package private(set) var obstacle: GitError?
  /// Whether a repository is to be made.
  private(set) var makesRepository = false
  /// The seconds since 1970.
  var now = 0

  package var panel = Panel.status { didSet { if panel != oldValue { lines = nil } } }
  package var focus: Focus? = Focus(.status, .list)
  /// Whether the side of the details had the focus last. Where there is little room, it is shown
  /// alone.
  private(set) var showsDetail = false
  /// Whether the page of the status shows a commit, as the list of commits was used last.
  private var showsCommit = false
  package var status = StatusPage()
  package var log = LogPage()
  package var refs = RefsPage()
  package var details: [Panel: Detail] = [:]
  /// The lines of the shown file, while a person chooses some of them.
  package var lines: LineChoice?
  var sizes: SplitSizes = [
    // Beside a share of one, unless commits say what they want.
    "statusDetail": .share(11.0 / 9), "statusNarrow": .share(2),
    "statusNarrowDetail": .share(3), "branchesNarrow": .share(2),
    "branchesNarrowDetail": .share(3), "statusList": .share(1), "head": .share(1),
    "logAbove": .share(1), "logBelow": .share(1), "branches": .share(2),
    "branchesDetail": .share(3), "stashesAbove": .share(1), "stashesBelow": .share(3),
  ]
  /// The numbers of the states that are to be read.
  private(set) var reads = Reads()

  package var work = Work()

  var draft = CommitDraft()
  var isCommitting = false
  /// The files that the commit will change.
  var staged: [GitFileChange] = []
  /// Whether the message of the last commit is to be read, for an amend.
  var wantsMessage = false
  var prompt: Prompt?
  var typed = "" { didSet { if typed != oldValue { promptProblem = nil } } }
  /// The reason why git did not do what was typed, until that is changed.
  var promptProblem: String?
  /// The step that uses what was typed.
  var answering: Job.ID?
  /// The address of a new remote.
  var typedAddress = ""
  var question: Question?
  package var plan: GitRebasePlan?
  /// The first commit of a rebase whose plan is being read.
  var planning: GitID?
  var blamed: Blamed?
  var program: Program?
  var isDone = false

  /// Counters; a higher one means that something is to be read again.
  struct Reads: Hashable, Sendable {
    var status = 1
    var refs = 1
    /// The status that was read last.
    var seen = 0
  }

  /// A file whose lines are shown with their commits.
  struct Blamed: Hashable, Sendable {
    let path: GitPath
    let revision: GitRevision?
  }

  /// The repository is there, or cannot be opened.
  mutating func open(_ result: Result<GitRepository, GitError>, now: Int) {
    self.now = now
    switch result {
    case .success(let repository):
      self.repository = repository
      if repository.isBare { show(.log) }
      reload()
    case .failure(let error): obstacle = error
    }
  }

  /// Whether there are no files to work on.
  var isBare: Bool { repository?.isBare ?? false }

  mutating func makeRepository() {
    (makesRepository, obstacle) = (true, nil)
  }

  // MARK: - Pages

  package mutating func show(_ panel: Panel, _ place: Focus.Place = .list) {
    self.panel = panel
    go(to: place)
  }

  mutating func go(to place: Focus.Place) {
    focus = Focus(panel, place)
    noteFocus(focus)
  }

  /// Takes the part of a page that a person went to.
  mutating func noteFocus(_ focus: Focus?) {
    work.advice = nil
    guard let focus, focus.panel == panel else { return }
    showsDetail = focus.isDetail
    if focus.place == .detail { details[panel]?.choosePart() }
    if focus.place == .head || focus.place == .list { showsCommit = focus.place == .head }
  }

  /// Goes from the list to what belongs to its row, and back.
  mutating func switchSide() { go(to: showsDetail ? .list : .detail) }

  /// Quits once git has nothing to do. A step that waits for another repository may never end, so
  /// a person says whether it is waited for.
  mutating func quit() {
    guard let step = work.job?.step, let remains = step.remains else {
      isDone = true
      return
    }
    ask(
      "\(step.title) is not done", remains,
      [
        .init(title: "Quit now", isDestructive: true, action: .quit(waits: false)),
        .init(title: "Quit when it is done", isDestructive: false, action: .quit(waits: true)),
      ])
  }

  mutating func perform(_ action: Question.Answer.Action) {
    switch action {
    case .step(let step): start(step)
    case .quit(let waits):
      if !waits { work.cancel() }
      isDone = true
    }
  }

  /// Cancels the step that goes on, takes an error away, or leaves the lines or the details.
  mutating func goBack() {
    if !work.isIdle {
      work.cancel()
      reload()
    } else if work.problem != nil {
      work.problem = nil
    } else if lines != nil {
      lines = nil
    } else {
      go(to: .list)
    }
  }

  /// The source of the chosen row's details.
  var source: DetailSource? {
    switch panel {
    case .status:
      guard status.value != nil else { return nil }
      guard !showsCommit, let node = status.node else {
        return log.selected.map(DetailSource.commit)
      }
      return node.entry.map { .file(node.id.area, $0.path) } ?? .files(node.id)
    case .log: return log.shown.map(DetailSource.commit)
    case .branches: return refs.branch.map(DetailSource.ref)
    case .stashes: return refs.selectedStash.map(DetailSource.stash)
    case .remotes: return refs.shownRemoteRef.map(DetailSource.ref)
    }
  }

  /// The shown content of a page; `nil` if no row is chosen there.
  func shown(on panel: Panel) -> Detail.Content? {
    panel == self.panel && source == nil ? nil : details[panel]?.content
  }

  /// The details beside the list.
  var detail: Detail? { details[panel] }

  /// The part of a patch that is chosen on a page.
  subscript(part panel: Panel) -> PatchPart? {
    get { details[panel]?.part }
    set { details[panel]?.part = newValue }
  }

  /// The file of a commit that is shown on a page.
  subscript(file panel: Panel) -> GitPath?? {
    get { .some(details[panel]?.file) }
    set {
      details[panel]?.file = newValue ?? nil
      if focus == Focus(panel, .detail) { details[panel]?.choosePart() }
    }
  }

  subscript(files panel: Panel) -> [Detail.FileRow] { details[panel]?.files ?? [] }

  /// The chosen one of the commits of a branch or a tag.
  subscript(commit panel: Panel) -> GitID? {
    get { details[panel]?.commit }
    set { details[panel]?.commit = newValue }
  }

  /// The commits of a branch or a tag.
  subscript(commits panel: Panel) -> [LogRow] {
    if case .commits(let rows, _)? = details[panel]?.content { rows } else { [] }
  }

  mutating func take(_ detail: Detail, on panel: Panel) {
    if details[panel] == nil { details[panel] = detail } else { details[panel]?.take(detail) }
    if focus == Focus(panel, .detail) { details[panel]?.choosePart() }
    guard panel == .status, let choice = lines else { return }
    // What was staged is no longer among the lines; the others are chosen from anew.
    guard detail.source == .file(choice.area, choice.path) else {
      lines = nil
      return
    }
    if detail.patch != choice.patch {
      lines = LineChoice(detail.patch, path: choice.path, area: choice.area)
    }
  }

  // MARK: - Reading

  /// Reads all again.
  package mutating func reload() {
    reads.status += 1
    reads.refs += 1
    log.reload()
  }

  mutating func note(_ changes: GitFingerprint.Parts) {
    if changes.contains(.head) || changes.contains(.refs) {
      reload()
    } else if !changes.isEmpty {
      reads.status += 1
    }
  }

  /// Reads the files again, which no fingerprint tells of.
  mutating func readStatus(now: Int) {
    self.now = now
    if work.isIdle, reads.seen == reads.status { reads.status += 1 }
  }

  mutating func take(_ result: Result<GitStatus, GitError>, number: Int) {
    reads.seen = number
    guard let status = value(result) else { return }
    self.status.take(status)
    if let choice = lines, source != .file(choice.area, choice.path) { lines = nil }
  }

  mutating func take(_ result: Result<RefsPage.Contents, GitError>) {
    if let contents = value(result) { refs.take(contents) }
  }

  /// The value of a reading. A failure is shown.
  mutating func value<Value>(_ result: Result<Value, GitError>) -> Value? {
    switch result {
    case .success(let value): return value
    case .failure(.cancelled): return nil
    case .failure(let error):
      work.problem = Problem(error)
      return nil
    }
  }

  // MARK: - Doing

  mutating func start(_ step: Step) { work.start(step) }

  /// Takes back the question whether a step is waited for that has ended: a person wanted to quit,
  /// unless it went wrong or stopped at conflicts.
  private mutating func endQuestion(about result: Result<GitOutcome, GitError>) {
    let isFinished = if case .success(.finished) = result { true } else { false }
    if !isFinished { isDone = false }
    guard question?.isAboutQuitting == true else { return }
    (question, isDone) = (nil, isFinished)
  }

  mutating func finish(_ id: Job.ID, _ result: Result<GitOutcome, GitError>) {
    guard let job = work.job, job.id == id else { return reload() }
    let kind = job.step.kind
    work.finish(id, result)
    if case .failure(.diverged) = result { askToJoin() }
    if id == answering { endPrompt(result) }
    if case .success = result, kind == .commit { draft = CommitDraft() }
    endQuestion(about: result)
    if kind == .quiet { reads.status += 1 } else { reload() }
  }
}
