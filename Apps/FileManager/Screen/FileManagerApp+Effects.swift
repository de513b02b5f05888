import FileWork
import Recurse

extension FileManagerApp {
  /// The keys of the effects.
  private enum Work: Hashable, Sendable, CustomStringConvertible {
    case read(State.Side, FolderView.Reading)
    case sort(State.Side, Int)
    case tree(RawPath)
    case complete(RawPath)
    case go(State.Destination)
    case job(FileJob)
    case progress
    case cancel(FileJob.ID)
    case answer(FileJob.ID, RunningJob.Answer)
    case program(State.Program)
    case append([String])
    case keep(Int)

    /// Shown if the work did not finish when the app ended.
    var description: String {
      switch self {
      case .job(let job): job.unfinishedWords
      case .keep: "the file of bookmarks"
      default: "reading"
      }
    }
  }

  /// The time for which the end of the app waits for work on files.
  private static let patience = Duration.seconds(60)

  @EffectBuilder<FileManagerApp>
  package func effects(state: State) -> [Effect] {
    for side in state.showsTree ? [State.Side.main] : [.main, .other] {
      if let reading = state[side].reading {
        // What is not unpacked yet is read afterwards.
        if !state.archives.isPending(reading.folder) { read(reading, state[side], on: side) }
      }
      // What is not there yet is sorted when it comes.
      if state[side].isSorting, !state[side].all.isEmpty { sort(state[side], on: side) }
    }
    for folder in state.tree.loading { readTree(folder, hidden: state.main.showsHidden) }
    for running in state.jobs.running { effects(of: running) }
    if !state.jobs.running.isEmpty {
      Effect.every(.milliseconds(100), id: Work.progress) { $0.jobs.takeProgress() }
    }
    if let folder = state.completed { complete(in: folder) }
    if let destination = state.destination, !state.archives.isPending(destination.path) {
      find(
        destination.path, Work.go(destination), { $0.arrive(at: $1) },
        { $0.refuseDestination($1) }, through: { $0.arrive(in: $1) })
    }
    if let program = state.program {
      run(program)
      if case .command = program, !state.command.waiting.isEmpty {
        append(state.command.waiting)
      }
    }
    archiveEffects(state)
    leftoverEffects(state)
    if let placeFile, !state.kept.waiting.isEmpty { keep(state.kept, in: placeFile) }
    if state.isDone { Effect.quit() }
  }

  // MARK: - Reading

  private func read(
    _ reading: FolderView.Reading, _ view: FolderView, on side: State.Side
  ) -> Effect {
    let (order, choice) = (view.order, view.choice)
    return .task(id: Work.read(side, reading)) { app in
      do throws(FileError) {
        let contents = try await FolderContents.read(reading.folder, order, choice) {
          @MainActor part in
          app.send { $0[side].note(part, of: reading) }
        }
        app.send { $0.take(contents, of: reading, on: side) }
      } catch {
        app.send { $0.fail(error, of: reading, on: side) }
      }
    }
  }

  private func sort(_ view: FolderView, on side: State.Side) -> Effect {
    let (entries, folder, order) = (view.all, view.folder, view.order)
    let (choice, number) = (view.choice, view.sorts)
    return .task(id: Work.sort(side, number)) { app in
      let contents = await FolderContents.sort(entries, of: folder, order, choice)
      app.send { $0[side].show(contents, sorted: number) }
    }
  }

  private func readTree(_ folder: RawPath, hidden: Bool) -> Effect {
    .task(id: Work.tree(folder)) { app in
      do {
        let contents = try await FolderContents.read(
          folder, FileOrder(), FolderContents.Choice(hidden: hidden))
        let folders = contents.rows.filter { $0.kind == .directory && !$0.isParent }
          .map(\.path)
        app.send { $0.tree.take(folders, in: folder) }
      } catch {
        let reason = "\(error)"
        app.send { $0.tree.fail(reason, in: folder) }
      }
    }
  }

  /// Reads the names with which a typed path can go on. Enter tells what is wrong with the path.
  private func complete(in folder: RawPath) -> Effect {
    .task(id: Work.complete(folder)) { app in
      let entries = try? await FolderReader().entries(of: folder)
      let names = State.TypedNames(folder: folder, entries ?? [])
      app.send { $0.take(names) }
    }
  }

  /// Finds the folder of a path, or the reason why there is none.
  ///
  /// - Parameter through: takes a file that the path goes through, which may be an archive.
  private func find(
    _ path: RawPath, _ work: Work,
    _ arrive: @escaping @MainActor @Sendable (inout State, FolderReader.Place) -> Void,
    _ refuse: @escaping @MainActor @Sendable (inout State, String) -> Void,
    through: (@MainActor @Sendable (inout State, RawPath) -> Void)? = nil
  ) -> Effect {
    .task(id: work) { app in
      let reader = FolderReader()
      do throws(FileError) {
        let place = try await reader.place(of: path)
        app.send { arrive(&$0, place) }
      } catch {
        if let through, case .notAFolder = error, let file = await reader.file(on: path) {
          return app.send { through(&$0, file) }
        }
        let reason = "\(error)"
        app.send { refuse(&$0, reason) }
      }
    }
  }

  // MARK: - Work

  @EffectBuilder<FileManagerApp>
  private func effects(of running: RunningJob) -> [Effect] {
    let job = running.job
    work(on: job)
    if running.isCancelling {
      Effect.task(id: Work.cancel(job.id)) { _ in job.cancel() }
    }
    if let answer = running.answer {
      Effect.task(id: Work.answer(job.id, answer)) { _ in job.answer(answer.answer) }
    }
  }

  private func work(on job: FileJob) -> Effect {
    // Nobody waits for the end of what changes nothing.
    let ending: Effect.Cancellation = job.kind.isChange ? .finish(within: Self.patience) : .cancel
    return .task(id: Work.job(job), onCancel: ending) { [history] app in
      let result = await job.run(history) { @MainActor question in
        app.send { $0.take(question, of: job.id) }
      }
      app.send { $0.finish(job.id, result) }
    }
  }

  /// Stores the changes of the places. Those that come meanwhile have the next turn.
  private func keep(_ kept: KeptPlaces, in file: PlaceFile) -> Effect {
    let changes = kept.waiting
    return .task(id: Work.keep(kept.turns), onCancel: .finish(within: Self.patience)) { app in
      do throws(PlaceProblem) {
        let places = try await file.apply(changes)
        app.send { $0.kept.take(places, with: changes.count) }
      } catch {
        let reason = error.description
        app.send { $0.tellPlaceProblem(reason, changes) }
      }
    }
  }

  private func run(_ program: State.Program) -> Effect {
    switch program {
    case .editor(let path):
      return .run(.editor(path), id: Work.program(program)) { $0.programEnded($1) }
    case .changeFolder(let path):
      return find(path, Work.program(program), { $0.folderChanged($1) }, { $0.folderRefused($1) })
    case .shell(let folder):
      var shell = TerminalProgram.shell
      shell.directory = folder
      return inShell(program, shell, folder)
    case .command(let line, let folder):
      return inShell(program, .command(line, in: folder), folder, [line])
    }
  }

  /// Gives commands that were typed at once to the shell that runs the first of them.
  private func append(_ commands: [String]) -> Effect {
    .task(id: Work.append(commands)) { [shell] app in
      // In one transition, so that none is run twice or lost where more of them come.
      app.send { state in
        guard state.command.waiting == commands, shell?.append(commands) == true else { return }
        state.command.waiting = []
      }
    }
  }

  /// Shows the shell that goes on, or runs what is in its place where it cannot be had.
  private func inShell(
    _ program: State.Program, _ other: TerminalProgram, _ folder: String,
    _ commands: [String] = []
  ) -> Effect {
    .task(id: Work.program(program)) { [shell] app in
      let kept = shell?.program(in: folder, commands: commands)
      let result: ChildResult
      do throws(ChildError) {
        result = .success(try await app.run(kept ?? other))
      } catch {
        result = .failure(error)
      }
      let place = kept == nil ? nil : shell?.newFolder
      let keys = kept == nil ? "" : shell?.takeKeys() ?? ""
      app.send { $0.shellEnded(result, in: place, typed: keys) }
    }
  }
}
