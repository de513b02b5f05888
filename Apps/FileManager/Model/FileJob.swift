import FileWork
import Synchronization

/// Work on files that goes on: its progress, its end, and the questions that it waits for.
final class FileJob: Identifiable, Sendable {
  enum Kind: Hashable, Sendable {
    case perform(FileOperation)
    case undo, redo
  }

  /// The result of a job.
  enum Result: Sendable {
    case performed(FileOperation, FileOutcome)
    /// An undo or a redo; `nil` if there was nothing to reverse.
    case reversed(FileReversal?, isUndo: Bool)
  }

  let id: Int
  let kind: Kind
  private let held = Mutex(Held())
  private let answers: AsyncStream<FileConflict.Decision>
  private let answering: AsyncStream<FileConflict.Decision>.Continuation

  private struct Held: Sendable {
    var progress = FileProgress()
    /// The decisions for all further conflicts: of two folders, and of any other items.
    var always: [Bool: FileConflict.Decision] = [:]
    /// Whether the last question was about two folders.
    var asksToMerge = false
    var work: Task<Result, Never>?
    var isCancelled = false
  }

  init(_ id: Int, _ kind: Kind) {
    (self.id, self.kind) = (id, kind)
    (answers, answering) = AsyncStream.makeStream(of: FileConflict.Decision.self)
  }

  var progress: FileProgress { held.withLock { $0.progress } }

  /// Does the work. It ends early after ``cancel()``, and tells what it did in any case.
  ///
  /// - Parameter ask: shows a conflict to a person, who ``answer(_:forAll:)``s.
  func run(
    _ history: UndoStack, ask: @escaping @Sendable (FileConflict) async -> Void
  ) async -> Result {
    let work = Task { await perform(history, ask) }
    let isCancelled = held.withLock {
      $0.work = work
      return $0.isCancelled
    }
    if isCancelled { work.cancel() }
    return await withTaskCancellationHandler {
      await work.value
    } onCancel: {
      work.cancel()
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

  func answer(_ decision: FileConflict.Decision, forAll: Bool) {
    if forAll { held.withLock { $0.always[$0.asksToMerge] = decision } }
    answering.yield(decision)
  }

  private func perform(
    _ history: UndoStack, _ ask: @escaping @Sendable (FileConflict) async -> Void
  ) async -> Result {
    let report: @Sendable (FileProgress) -> Void = { progress in
      self.held.withLock { $0.progress = progress }
    }
    switch kind {
    case .perform(let operation):
      let conflicts = ConflictPolicy { conflict in await self.decide(conflict, ask) }
      let outcome = await history.perform(operation, conflicts: conflicts, onProgress: report)
      return .performed(operation, outcome)
    case .undo: return .reversed(await history.undo(onProgress: report), isUndo: true)
    case .redo: return .reversed(await history.redo(onProgress: report), isUndo: false)
    }
  }

  private func decide(
    _ conflict: FileConflict, _ ask: @Sendable (FileConflict) async -> Void
  ) async -> FileConflict.Decision {
    let always = held.withLock { held in
      held.asksToMerge = conflict.canMerge
      return held.always[conflict.canMerge]
    }
    if let always { return always }
    await ask(conflict)
    for await answer in answers { return answer }
    // The job was cancelled.
    return .skip
  }
}
