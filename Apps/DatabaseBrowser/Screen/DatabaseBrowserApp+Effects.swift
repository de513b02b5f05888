import DatabaseWork
import Recurse

extension DatabaseBrowserApp {
  /// The keys of the effects.
  private enum Work: Hashable, Sendable, CustomStringConvertible {
    case opening(Int)
    case schema(Int)
    case facts(Int)
    case look
    case page(Grid.Request)
    case trial(TableQuery)
    case count(TableQuery, Int)
    case tableCount(TableCounts.Request)
    case value(ValueForm.ID)
    case copy(CopyRequest)
    case job(Job.ID)
    case run(SQLPage.Run)
    case leave(BrowserState.Leaving)
    case history
    case keep(SQLPage.HistoryEntry.ID)

    /// Shown if the work did not finish when the app ended.
    var description: String {
      switch self {
      case .job: "the change"
      case .run, .leave: "the statement"
      case .keep: "the history"
      default: "reading"
      }
    }
  }

  /// The time between two looks at the file.
  private static let interval = Duration.seconds(1)

  @EffectBuilder<DatabaseBrowserApp>
  package func effects(state: State) -> [Effect] {
    if let history { keep(history, state) }
    if let file = state.file {
      readings(file, state)
      Effect.every(Self.interval, id: Work.look) { $0.look() }
      if let job = state.work.job { perform(job, in: file, state.schema) }
      if let run = state.sql.running { perform(run, in: file) }
      if let leaving = state.leaving, let sql = leaving.sql {
        read(.leave(leaving)) {
          try await file.run(sql)
        } then: { state, result in
          switch result {
          case .success(let result): state.left(result.problem)
          case .failure(let problem): state.left(problem)
          }
        }
      }
    } else if state.obstacle == nil || state.obstacle == .locked {
      if state.obstacle != nil { Effect.every(Self.interval, id: Work.look) { $0.openLocked() } }
      read(.opening(state.attempts)) { [path, isReadOnly] in
        try await DatabaseFile.open(path, isReadOnly: isReadOnly)
      } then: {
        $0.take($1)
      }
    }
    if state.isDone, state.work.isIdle { Effect.quit() }
  }

  // MARK: - Reading

  /// An effect that reads a value, or the reason for which it cannot be read.
  private func read<Value: Sendable>(
    _ work: Work, _ read: @escaping @Sendable () async throws -> Value,
    then take: @escaping @MainActor @Sendable (inout State, Result<Value, DatabaseProblem>) -> Void
  ) -> Effect {
    .task(id: work) { app in
      let result = await Self.result(read)
      app.send { take(&$0, result) }
    }
  }

  private nonisolated static func result<Value: Sendable>(
    _ read: @Sendable () async throws -> Value
  ) async -> Result<Value, DatabaseProblem> {
    do {
      return .success(try await read())
    } catch {
      return .failure(DatabaseProblem(error))
    }
  }

  @EffectBuilder<DatabaseBrowserApp>
  private func readings(_ file: DatabaseFile, _ state: State) -> [Effect] {
    read(.schema(state.reads.schema)) {
      try await file.schema()
    } then: {
      $0.take($1)
    }
    read(.facts(state.reads.facts)) {
      try await file.facts()
    } then: {
      $0.take($1)
    }
    if state.canRead, let trial = state.trial {
      read(.trial(trial)) {
        try await file.check(trial)
      } then: {
        $0.take($1, of: trial)
      }
    }
    if state.canRead, let request = state.request {
      read(.page(request)) {
        let start = ContinuousClock.now
        let rows = try await file.page(
          of: request.query, at: request.place, count: request.count)
        return Grid.PageRead(rows: rows, milliseconds: start.duration(to: .now).milliseconds)
      } then: {
        $0.take($1, of: request)
      }
    }
    if state.canCount, let grid = state.grid, !grid.isCounted, grid.query.table.problem == nil {
      let (query, version) = (grid.query, grid.version)
      read(.count(query, version)) {
        try await file.count(of: query)
      } then: {
        $0.take($1, of: query, version)
      }
    }
    if state.canRead, let request = state.copying { read(request, in: file) }
    if let request = state.countRequest {
      read(.tableCount(request)) {
        try await file.count(of: request.table, most: TableCounts.most)
      } then: {
        $0.counts.take($1, of: request)
      }
    }
    if state.canRead, let form = state.valueForm, form.value == nil {
      let (id, table, key, column) = (form.id, form.table, form.key, form.column.name)
      read(.value(id)) {
        try await file.value(of: column, in: table, key: key)
      } then: {
        $0.takeValue((try? $1.get()) ?? nil, of: id)
      }
    }
  }

  private func read(_ request: CopyRequest, in file: DatabaseFile) -> Effect {
    .task(id: Work.copy(request)) { app in
      let result = await Self.result { try await file.row(of: request.table, key: request.key) }
      app.send { $0.copy(result, of: request, &$1) }
    }
  }

  @EffectBuilder<DatabaseBrowserApp>
  private func keep(_ history: HistoryFile, _ state: State) -> [Effect] {
    read(.history) {
      history.read()
    } then: { state, result in
      if case .success(let statements) = result { state.sql.take(statements) }
    }
    // One that failed is of use until it is mended.
    if let last = state.sql.history.first, !last.note.isEmpty, !last.hasFailed {
      Effect.task(id: Work.keep(last.id), onCancel: .finish) { app in
        let result = await Self.result { try history.add(last.sql) }
        guard case .failure = result else { return }
        app.send { $0.work.notice = "The statement could not be kept for the next time." }
      }
    }
  }

  // MARK: - Doing

  private func perform(_ job: Job, in file: DatabaseFile, _ schema: Schema) -> Effect {
    switch job.kind {
    case .change(let change, _):
      // A change that has begun ends, also if the app does.
      return .task(id: Work.job(job.id), onCancel: .finish) { app in
        let result = await Self.result { try await file.perform(change, schema: schema) }
        app.send { $0.finish(job.id, result) }
      }
    case .export(let source, let format, let path):
      return .task(id: Work.job(job.id)) { app in
        let result = await Self.result {
          try await file.export(source, as: format, to: path) { count in
            Task { @MainActor in app.send { $0.note(written: count, by: job.id) } }
          }
        }
        app.send { $0.finishExport(job.id, result) }
      }
    case .load(let source):
      return .task(id: Work.job(job.id)) { app in
        let result = await Self.result {
          try await file.load(source, schema: schema) { count in
            Task { @MainActor in app.send { $0.note(written: count, by: job.id) } }
          }
        }
        app.send { $0.finishImport(job.id, result) }
      }
    }
  }

  private func perform(_ run: SQLPage.Run, in file: DatabaseFile) -> Effect {
    .task(id: Work.run(run)) { app in
      if run.isPlan {
        let plan = await Self.result { try await file.plan(of: run.sql) }
        app.send { $0.take(plan, of: run) }
      } else {
        let result = await Self.result { try await file.run(run.sql) }
        app.send { $0.take(result, of: run) }
      }
    }
  }
}
