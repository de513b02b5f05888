import Dispatch
import FileWork
import Synchronization

/// Work on files that goes on: its progress, its end, and the questions that it waits for.
final class FileJob: Identifiable, Sendable {
  enum Kind: Hashable, Sendable {
    case perform(FileOperation)
    case undo, redo
    /// All entries that a person saw in the trash are removed for good.
    case empty([TrashEntry])
    /// Entries of the trash are removed for good.
    case remove([TrashEntry])
    /// Files of two folders are read and compared.
    case compare(FolderComparison)

    /// Whether the work has to come to its end when the app is closed.
    var isChange: Bool { if case .compare = self { false } else { true } }
  }

  /// The result of a job.
  enum Result: Sendable {
    case performed(FileOperation, FileOutcome)
    /// An undo or a redo; `nil` if there was nothing to reverse.
    case reversed(FileReversal?, isUndo: Bool)
    /// Entries of the trash are gone.
    case emptied(FileJob.Kind, FileError?)
    /// What differs between two folders, unless the comparison was cancelled.
    case compared(FolderComparison, FileError?)
  }

  /// A question to a person.
  enum Question: Hashable, Sendable {
    case conflict(FileConflict)
    case trouble(FileTrouble)
  }

  /// The answer to a question.
  enum Answer: Hashable, Sendable {
    case conflict(FileConflict.Decision, forAll: Bool)
    case trouble(FileTrouble.Decision, forAll: Bool)
  }

  let id: Int
  let kind: Kind
  private let held = Mutex(Held())
  private let answers: AsyncStream<Answer>
  private let answering: AsyncStream<Answer>.Continuation
  private let now: @Sendable () -> ContinuousClock.Instant
  private let begin: ContinuousClock.Instant
  private let ended = DispatchSemaphore(value: 0)

  private struct Held: Sendable {
    var progress = FileProgress()
    /// The decisions for all further conflicts: of two folders, and of any other items.
    var always: [Bool: FileConflict.Decision] = [:]
    var alwaysInTrouble: FileTrouble.Decision?
    /// Whether the last question was about two folders.
    var asksToMerge = false
    /// When it began to wait for an answer; `nil` if it does not.
    var asked: ContinuousClock.Instant?
    /// The time for which it has waited for answers before.
    var waited = Duration.zero
    var work: Task<Result, Never>?
    var isCancelled = false
  }

  /// - Parameter now: tells the time.
  init(
    _ id: Int, _ kind: Kind,
    now: @escaping @Sendable () -> ContinuousClock.Instant = { ContinuousClock.now }
  ) {
    (self.id, self.kind, self.now, begin) = (id, kind, now, now())
    (answers, answering) = AsyncStream.makeStream(of: Answer.self)
  }

  var progress: FileProgress { held.withLock { $0.progress } }

  /// The time for which it has worked. While it waits for an answer, it does not.
  var time: Duration {
    held.withLock { ($0.asked ?? now()) - begin - $0.waited }
  }

  /// Does the work. It ends early after ``cancel()``, and tells what it did in any case.
  ///
  /// - Parameter ask: shows a question to a person, who ``answer(_:)``s.
  func run(
    _ history: UndoStack, ask: @escaping @Sendable (Question) async -> Void
  ) async -> Result {
    let work = Task {
      defer { ended.signal() }
      return await perform(history, ask)
    }
    let isCancelled = held.withLock {
      $0.work = work
      return $0.isCancelled
    }
    if isCancelled { work.cancel() }
    return await withTaskCancellationHandler {
      await work.value
    } onCancel: {
      giveUp()
    }
  }

  /// Stops the work where nothing is half done.
  func cancel() {
    let work = held.withLock {
      $0.isCancelled = true
      return $0.work
    }
    work?.cancel()
  }

  /// The time in which a job that is given up removes what is half done.
  private static let lastMoment = DispatchTimeInterval.seconds(2)

  /// Stops the work, and waits until its incomplete copy is gone: the process ends after this. A
  /// job that waits for an answer has none.
  private func giveUp() {
    cancel()
    guard held.withLock({ $0.asked == nil }) else { return }
    _ = ended.wait(timeout: .now() + Self.lastMoment)
  }

  func answer(_ answer: Answer) {
    held.withLock { held in
      switch answer {
      case .conflict(let decision, forAll: true): held.always[held.asksToMerge] = decision
      case .trouble(let decision, forAll: true): held.alwaysInTrouble = decision
      case .conflict, .trouble: break
      }
    }
    answering.yield(answer)
  }

  private func perform(
    _ history: UndoStack, _ ask: @escaping @Sendable (Question) async -> Void
  ) async -> Result {
    let report: @Sendable (FileProgress) -> Void = { progress in
      self.held.withLock { $0.progress = progress }
    }
    switch kind {
    case .perform(let operation):
      let conflicts = ConflictPolicy { conflict in await self.decide(conflict, ask) }
      let troubles = TroublePolicy { trouble in await self.decide(trouble, ask) }
      let outcome = await history.perform(
        operation, conflicts: conflicts, troubles: troubles, onProgress: report)
      return .performed(operation, outcome)
    case .undo: return .reversed(await history.undo(onProgress: report), isUndo: true)
    case .redo: return .reversed(await history.redo(onProgress: report), isUndo: false)
    case .empty(let entries):
      return .emptied(kind, await history.emptyTrash(entries, onProgress: report))
    case .remove(let entries):
      return .emptied(kind, await history.remove(entries, onProgress: report))
    case .compare(var comparison):
      do throws(FileError) {
        comparison.take(try await comparison.unread.run(onProgress: report))
        return .compared(comparison, nil)
      } catch {
        return .compared(comparison, error)
      }
    }
  }

  private func decide(
    _ conflict: FileConflict, _ ask: @Sendable (Question) async -> Void
  ) async -> FileConflict.Decision {
    let always = held.withLock { held in
      held.asksToMerge = conflict.canMerge
      return held.always[conflict.canMerge]
    }
    if let always { return always }
    // Without an answer, the job was cancelled.
    guard case .conflict(let decision, _) = await self.answer(to: .conflict(conflict), ask) else {
      return .skip
    }
    return decision
  }

  private func decide(
    _ trouble: FileTrouble, _ ask: @Sendable (Question) async -> Void
  ) async -> FileTrouble.Decision {
    if let always = held.withLock({ $0.alwaysInTrouble }) { return always }
    guard case .trouble(let decision, _) = await self.answer(to: .trouble(trouble), ask) else {
      return .stop
    }
    return decision
  }

  private func answer(
    to question: Question, _ ask: @Sendable (Question) async -> Void
  ) async -> Answer? {
    held.withLock { $0.asked = now() }
    defer {
      held.withLock { held in
        if let asked = held.asked { held.waited += now() - asked }
        held.asked = nil
      }
    }
    await ask(question)
    for await answer in answers { return answer }
    return nil
  }
}

extension FileJob: Hashable {
  static func == (first: FileJob, second: FileJob) -> Bool { first === second }

  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
