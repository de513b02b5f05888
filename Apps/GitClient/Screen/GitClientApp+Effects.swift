import GitWork
import Recurse

extension GitClientApp {
  /// The keys of the effects.
  private enum Work: Hashable, Sendable, CustomStringConvertible {
    case opening(makes: Bool)
    case status(Int)
    case refs(Int)
    case log(LogPage.Reading)
    case detail(Panel, DetailSource, Int)
    case watch(Int)
    case look
    case message(amends: Bool)
    case staged(amends: Bool, Int)
    case plan(GitID)
    case job(Job.ID)
    case program(Program)

    /// Shown if the work did not finish when the app ended.
    var description: String { if case .job = self { "the step of git" } else { "reading" } }
  }

  /// The time between two looks at what changed, and the time after which the files are read
  /// anyway.
  private static let interval = Duration.seconds(1)
  private static let patience = Duration.seconds(5)
  /// The most files whose times are looked at.
  private static let mostWatched = 200

  @EffectBuilder<GitClientApp>
  package func effects(state: State) -> [Effect] {
    if let repository = state.repository {
      readings(repository, state)
      if state.reads.seen > 0 {
        watch(repository, state)
        Effect.every(Self.patience, id: Work.look) { [now] in $0.readStatus(now: now()) }
      }
      if let job = state.work.job { perform(job, in: repository) }
      if let program = state.program { run(program, in: repository) }
    } else if state.obstacle == nil {
      open(makes: state.makesRepository)
    }
    if state.isDone, state.work.isIdle { Effect.quit() }
  }

  private func open(makes: Bool) -> Effect {
    read(.opening(makes: makes)) { [folder, program] in
      makes
        ? try await GitRepository.create(at: folder, program: program)
        : try await GitRepository.open(at: folder, program: program)
    } then: { [now] in
      $0.open($1, now: now())
    }
  }

  // MARK: - Reading

  /// An effect that reads a value, or the reason why it cannot be read.
  private func read<Value: Sendable>(
    _ work: Work, _ read: @escaping @Sendable () async throws -> Value,
    then take: @escaping @MainActor @Sendable (inout State, Result<Value, GitError>) -> Void
  ) -> Effect {
    .task(id: work) { app in
      let result = await Self.result(read)
      app.send { take(&$0, result) }
    }
  }

  private nonisolated static func result<Value: Sendable>(
    _ read: @Sendable () async throws -> Value
  ) async -> Result<Value, GitError> {
    do {
      return .success(try await read())
    } catch {
      return .failure(error as? GitError ?? .system("\(error)"))
    }
  }

  @EffectBuilder<GitClientApp>
  private func readings(_ repository: GitRepository, _ state: State) -> [Effect] {
    let number = state.reads.status
    read(.status(number)) {
      try await repository.status()
    } then: {
      $0.take($1, number: number)
    }
    read(.refs(state.reads.refs)) {
      try await RefsPage.Contents.read(repository)
    } then: {
      $0.take($1)
    }
    if let reading = state.log.reading {
      let page = state.log.reader(in: repository)
      read(.log(reading)) {
        try await page(reading.count)
      } then: {
        $0.log.take($1, of: reading)
      }
    }
    if let source = state.source { readDetail(repository, source, state) }
    if state.wantsMessage {
      let amends = state.draft.amends
      read(.message(amends: amends)) {
        amends ? try await repository.commit(.head).message : repository.preparedMessage() ?? ""
      } then: {
        $0.takeMessage($1)
      }
    }
    if state.isCommitting {
      let amends = state.draft.amends
      read(.staged(amends: amends, state.reads.seen)) {
        try await repository.stagedChanges(amends: amends)
      } then: {
        $0.staged = $0.value($1) ?? $0.staged
      }
    }
    if let commit = state.planning {
      read(.plan(commit)) {
        let base = try await repository.commit(GitRevision(commit)).commit.parents.first
        return try await repository.rebasePlan(after: base.map { GitRevision($0) })
      } then: {
        $0.take($1)
      }
    }
  }

  /// Reads what belongs to the chosen row: again after each look at the files, if it is one of
  /// them.
  private func readDetail(
    _ repository: GitRepository, _ source: DetailSource, _ state: State
  ) -> Effect {
    let (panel, node) = (state.panel, state.status.node)
    let version =
      switch source {
      case .file, .files: state.reads.seen
      case .ref: state.reads.refs
      case .commit, .stash: 0
      }
    return .task(id: Work.detail(panel, source, version)) { app in
      let detail = await Detail.read(source, of: node, in: repository)
      app.send { $0.take(detail, on: panel) }
    }
  }

  /// Looks at the times of git's files and of those that differ.
  private func watch(_ repository: GitRepository, _ state: State) -> Effect {
    let paths = (state.status.value?.entries ?? []).prefix(Self.mostWatched).map(\.path)
    return .task(id: Work.watch(state.reads.seen)) { app in
      let first = await Self.fingerprint(of: repository, paths)
      while true {
        try await app.clock.sleep(for: Self.interval)
        let changes = await Self.fingerprint(of: repository, paths).changes(since: first)
        if !changes.isEmpty { app.send { $0.note(changes) } }
      }
    }
  }

  @concurrent
  private nonisolated static func fingerprint(
    of repository: GitRepository, _ paths: [GitPath]
  ) async -> GitFingerprint {
    repository.fingerprint(watching: paths)
  }

  // MARK: - Doing

  private func perform(_ job: Job, in repository: GitRepository) -> Effect {
    .task(id: Work.job(job.id)) { app in
      let result = await Self.result {
        try await job.step.perform(repository) { progress in
          Task { @MainActor in app.send { $0.work.progress = progress } }
        }
      }
      app.send { $0.finish(job.id, result) }
    }
  }

  private func run(_ program: Program, in repository: GitRepository) -> Effect {
    var terminal: TerminalProgram
    switch program {
    case .editor(let path): terminal = .editor(path)
    case .commit(let draft):
      let message = draft.isEmpty ? [] : ["--edit", "--message", draft.message]
      terminal = TerminalProgram(
        "git", ["commit", "--verbose"] + (draft.amends ? ["--amend"] : []) + message)
    }
    terminal.directory = String(validating: repository.root.bytes, as: UTF8.self)
    return .run(terminal, id: Work.program(program)) { $0.programEnded($1) }
  }
}
