import GitWork
import Recurse

// What a person asks git to do with commits, branches and other repositories.
extension ClientState {
  // MARK: - Questions

  mutating func ask(
    _ title: String, _ message: String, _ answer: String, isDestructive: Bool = true, _ step: Step
  ) {
    ask(title, message, [.init(title: answer, isDestructive: isDestructive, step: step)])
  }

  mutating func ask(_ title: String, _ message: String, _ answers: [Question.Answer]) {
    question = Question(title: title, message: message, answers: answers)
  }

  mutating func show(_ prompt: Prompt, typed: String = "") {
    (self.prompt, self.typed, typedAddress) = (prompt, typed, "")
    (promptProblem, answering) = (nil, nil)
  }

  /// Begins the step of the prompt, which is shown until that has gone well. There a person can
  /// correct a name that git refuses.
  mutating func answerPrompt() {
    let isAnswered = work.jobs.contains { $0.id == answering }
    guard let prompt, !isAnswered, prompt.canBeEmpty || !typed.isEmpty,
      let step = prompt.step(typed, address: typedAddress)
    else { return }
    promptProblem = nil
    answering = work.start(step)
  }

  /// Takes the prompt away whose step has gone well, or says there why it has not.
  mutating func endPrompt(_ result: Result<GitOutcome, GitError>) {
    answering = nil
    guard prompt != nil else { return }
    if case .success = result {
      prompt = nil
    } else {
      (promptProblem, work.problem) = (work.problem?.reason, nil)
    }
  }

  // MARK: - Committing

  /// Opens the sheet for a message, which begins with the one that git has prepared, or with that
  /// of the last commit.
  mutating func writeCommit(amends: Bool = false) {
    guard !amends || status.value?.head.commit != nil else {
      work.advice = "There is no commit to amend."
      return
    }
    if let conflict = status.value?.conflictWords {
      work.problem = Problem("\(conflict). Solve it, then Space marks it as solved.")
      if let path = status.value?.conflicts.first?.path { status.select(path, in: .conflicts) }
      if panel == .status { go(to: .list) }
      return
    }
    amend(amends)
    isCommitting = true
    wantsMessage = true
  }

  /// Amends the last commit, or makes a new one.
  mutating func amend(_ amends: Bool) {
    if !amends { draft.stopAmending() }
    draft.amends = amends
    wantsMessage = amends
  }

  mutating func takeMessage(_ result: Result<String, GitError>) {
    wantsMessage = false
    guard case .success(let message) = result else { return }
    if draft.amends { draft.amend(message) } else { draft.begin(message) }
  }

  mutating func commit() {
    guard !draft.isEmpty, status.value?.conflictWords == nil else { return }
    let message = draft.message
    var options = GitCommitOptions()
    options.amends = draft.amends
    start(
      .change(draft.amends ? "Amend" : "Commit", .commit) { [options] in
        try await $0.commit(message: message, options: options)
      })
    isCommitting = false
  }

  // MARK: - Programs

  mutating func commitInEditor() {
    isCommitting = false
    program = .commit(draft)
  }

  mutating func editFile() {
    guard let path = status.node?.entry?.path else { return }
    // The argument of a program is text here.
    if path.isText {
      program = .editor(path.description)
    } else {
      work.problem = Problem("“\(path)” cannot be passed on, since its name is no text.")
    }
  }

  mutating func programEnded(_ result: ChildResult) {
    if case .success(let exit) = result, exit.status == 0, case .commit? = program {
      draft = CommitDraft()
    }
    program = nil
    if case .failure(let error) = result { work.problem = Problem("\(error)") }
    reload()
  }

  // MARK: - Commits

  mutating func checkOut(_ commit: GitCommit) {
    start(
      .change("Check out \(commit.id.short)") {
        try await $0.checkout(detached: GitRevision(commit.id))
      })
  }

  mutating func cherryPick(_ commit: GitCommit) {
    ask(
      "Cherry-pick \(commit.id.short)?", commit.subject, "Cherry-pick", isDestructive: false,
      .join("Cherry-pick") { repository, _ in try await repository.cherryPick([commit.id]) })
  }

  mutating func revert(_ commit: GitCommit) {
    ask(
      "Revert \(commit.id.short)?", commit.subject, "Revert", isDestructive: false,
      .join("Revert") { repository, _ in try await repository.revert([commit.id]) })
  }

  mutating func reset(to commit: GitCommit) {
    let modes: [(String, GitResetMode)] = [("Soft", .soft), ("Mixed", .mixed), ("Hard", .hard)]
    ask(
      "Reset to \(commit.id.short)?",
      """
      Soft keeps the index and the files as they are.
      Mixed keeps the files alone: nothing is staged then.
      Hard discards all changes that are not committed.
      Ctrl+Z goes back.
      """,
      modes.map { title, mode in
        .init(
          title: title, isDestructive: mode == .hard,
          step: .change("Reset") { try await $0.reset(to: GitRevision(commit.id), mode: mode) })
      })
  }

  mutating func take(_ result: Result<GitRebasePlan, GitError>) {
    planning = nil
    plan = value(result)
  }

  mutating func rebase(_ plan: GitRebasePlan) {
    self.plan = nil
    start(.join("Rebase") { repository, _ in try await repository.rebase(plan) })
  }

  /// Shows a commit in the log.
  mutating func showInLog(_ id: GitID) {
    blamed = nil
    log.show(id)
    show(.log, .detail)
  }

  mutating func showHistory(of path: GitPath) {
    log.showHistory(of: path)
    show(.log)
  }

  // MARK: - Branches

  mutating func checkOut(_ ref: GitRef) {
    start(
      .change("Check out \(ref.name)") {
        ref.kind == .tag
          ? try await $0.checkout(detached: GitRevision(ref)) : try await $0.checkout(ref)
      })
  }

  /// Deletes a branch of a remote there.
  mutating func deleteThere(_ ref: GitRef) {
    let remote = refs.remotes.map(\.name).filter { ref.name.hasPrefix($0 + "/") }
      .max { $0.count < $1.count }
    guard let remote else { return }
    ask(
      "Delete “\(ref.name)” on \(remote)?", "It is gone there for all. No key brings it back.",
      "Delete",
      .transfer("Delete \(ref.name)", remains: Self.remainsOfPush) {
        try await $0.deleteRemoteRef(ref, on: remote, onProgress: $1)
      })
  }

  mutating func delete(_ ref: GitRef) {
    let isTag = ref.kind == .tag
    ask(
      "Delete \(isTag ? "tag" : "branch") “\(ref.name)”?", "Ctrl+Z brings it back.", "Delete",
      .change("Delete \(ref.name)") {
        isTag ? try await $0.deleteTag(ref) : try await $0.deleteBranch(ref)
      })
  }

  mutating func merge(_ ref: GitRef) {
    ask(
      "Merge “\(ref.name)” into “\(headName)”?", "", "Merge", isDestructive: false,
      .join("Merge") { repository, _ in try await repository.merge(GitRevision(ref)) })
  }

  mutating func rebase(onto ref: GitRef) {
    ask(
      "Rebase “\(headName)” onto “\(ref.name)”?",
      "Its commits are made anew. Ctrl+Z goes back.", "Rebase", isDestructive: false,
      .join("Rebase") { repository, _ in try await repository.rebase(onto: GitRevision(ref)) })
  }

  /// The branch, or the commit without one.
  var headName: String {
    guard let head = status.value?.head else { return "" }
    return head.branch?.name ?? head.commit?.short ?? "no branch"
  }

  // MARK: - Other repositories

  mutating func fetch(_ remote: String? = nil) {
    let remains = "Branches that have arrived stay, the others are as they were."
    start(.transfer("Fetch", remains: remains) { try await $0.fetch(remote, onProgress: $1) })
  }

  mutating func pull() { start(Self.pull(.configured)) }

  private static func pull(_ mode: GitPullMode) -> Step {
    let remains = "What has arrived waits for the next pull. If files are being changed, some are "
      + "new and some old."
    return .join("Pull", remains: remains) { try await $0.pull(mode, onProgress: $1) }
  }

  /// Asks how a pull joins a branch and the one that it follows, if no setting says so.
  mutating func askToJoin() {
    work.problem = nil
    ask(
      "How are the commits joined?",
      """
      “\(headName)” and the branch that it follows both have new commits.
      Merge keeps them as they are, and adds a commit that joins them.
      Rebase makes yours anew after the others. Ctrl+Z goes back.
      """,
      [
        .init(title: "Merge", isDestructive: false, step: Self.pull(.merge)),
        .init(title: "Rebase", isDestructive: false, step: Self.pull(.rebase)),
      ])
  }

  private static let remainsOfPush =
    "The remote has all of it or nothing. A fetch shows which of both."

  /// Asks before the branch is pushed to where it follows, since no step brings back what others
  /// have. A tag, and a branch that follows none, goes to the remote that a person chooses.
  mutating func push(_ ref: GitRef? = nil) {
    func step(to remote: String?, _ force: GitPushForce = .never) -> Step {
      .transfer("Push", remains: Self.remainsOfPush) {
        try await $0.push(ref, to: remote, force: force, onProgress: $1)
      }
    }
    guard ref == nil, let upstream = status.value?.upstream else {
      let remotes = refs.remotes.map(\.name)
      guard !remotes.isEmpty else {
        work.advice = "There is no remote to push to."
        return
      }
      ask(
        "Push “\(ref?.name ?? headName)”?", ref == nil ? "It follows the branch there then." : "",
        remotes.prefix(4).map { name in
          .init(title: "To \(name)", isDestructive: false, step: step(to: name))
        })
      return
    }
    guard upstream.behind > 0 else { return askToPush(to: upstream, step(to: nil)) }
    ask(
      "Push over \(upstream.name)?",
      upstream.behind == 1
        ? "It has a commit that you have not. It is lost there."
        : "It has \(upstream.behind) commits that you have not. They are lost there.", "Force push",
      step(to: nil, .withLease))
  }

  private mutating func askToPush(to upstream: GitUpstream, _ step: Step) {
    guard upstream.ahead > 0 || upstream.isGone else {
      work.notice = "\(upstream.name) has all commits of \(headName)."
      return
    }
    let what =
      switch upstream.ahead {
      case 0: "“\(headName)”"
      case 1: "1 commit"
      case let count: "\(count) commits"
      }
    let newest = refs.branches.first(where: \.isCurrent)?.subject
    let subject = newest.map { upstream.ahead > 1 ? "The newest is “\($0)”." : "“\($0)”" } ?? ""
    ask("Push \(what) to \(upstream.name)?", subject, "Push", isDestructive: false, step)
  }

  // MARK: - What is half done

  mutating func goOn() {
    guard let operation = status.value?.operation else { return }
    var answers: [Question.Answer] = [
      .init(
        title: "Continue", isDestructive: false,
        step: .join("Continue") { repository, _ in try await repository.continueOperation() })
    ]
    if operation.kind != .merge {
      answers.append(
        .init(
          title: "Skip", isDestructive: false,
          step: .join("Skip") { repository, _ in try await repository.skipOperation() }))
    }
    answers.append(
      .init(
        title: "Abort", isDestructive: true,
        step: .plain("Abort") { try await $0.abortOperation() }))
    let count = status.value?.conflicts.count ?? 0
    guard count > 0 else {
      question = Question(
        title: "Go on with the \(operation.kind.words)?", message: "All conflicts are solved.",
        answers: answers, isExpected: true)
      return
    }
    let words = count == 1 ? "1 file has conflicts." : "\(count) files have conflicts."
    ask("The \(operation.kind.words) is half done", words, answers)
  }
}
