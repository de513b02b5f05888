/// The history of operations, which performs, undoes and redoes them.
///
/// An undo that stops halfway splits its step: what is reversed can be redone, and what is not can
/// still be undone. An effect whose item is gone is dropped, so that it does not block those before
/// it for good.
///
/// Operations that are apart may be performed at once. Each is a step when it ends, and as their
/// paths are apart, they can be undone in any order. An undo or redo is refused meanwhile.
public actor UndoStack {
  /// Effects that are undone together.
  public struct Step: Hashable, Sendable {
    /// The operation that a person asked for.
    public let operation: FileOperation
    /// The effects that reversing this step reverses.
    public let effects: [FileEffect]
  }

  public nonisolated let worker: FileWorker
  private var steps = Steps()
  /// The number of operations that are running. An actor takes other calls while it waits.
  private var performing = 0
  /// Whether an undo or redo is running.
  private var isReversing = false

  public init(worker: FileWorker) { self.worker = worker }

  /// The steps that can be undone, the next one last.
  public var undoable: [Step] { steps.undoable }

  /// The steps that can be redone, the next one last.
  public var redoable: [Step] { steps.redoable }

  /// Performs an operation and remembers what it did, also if it failed halfway.
  @discardableResult
  public func perform(
    _ operation: FileOperation, conflicts: ConflictPolicy = .always(.skip),
    troubles: TroublePolicy = .always(.stop),
    onProgress: @escaping @Sendable (FileProgress) -> Void = { _ in }
  ) async -> FileOutcome {
    performing += 1
    let outcome = await worker.run(
      operation, conflicts: conflicts, troubles: troubles, onProgress: onProgress)
    performing -= 1
    if !outcome.effects.isEmpty {
      steps.undoable.append(Step(operation: operation, effects: outcome.effects))
      steps.redoable = []
    }
    return outcome
  }

  /// Undoes the last step. Returns nil if there is none.
  @discardableResult
  public func undo(
    onProgress: @escaping @Sendable (FileProgress) -> Void = { _ in }
  ) async -> FileReversal? {
    await reverse(\.undoable, to: \.redoable, onProgress)
  }

  /// Redoes the step that was undone last. Returns nil if there is none.
  @discardableResult
  public func redo(
    onProgress: @escaping @Sendable (FileProgress) -> Void = { _ in }
  ) async -> FileReversal? {
    await reverse(\.redoable, to: \.undoable, onProgress)
  }

  /// Removes entries of the trash for good, and forgets all steps, which need what is gone.
  ///
  /// - Returns: the reason why some of them are still there.
  public func emptyTrash(
    _ entries: [TrashEntry], onProgress: @escaping @Sendable (FileProgress) -> Void = { _ in }
  ) async -> FileError? {
    defer { forget() }
    return await failure(of: entries, onProgress)
  }

  /// Removes entries of the trash for good. The steps lose the effects that need them, no others.
  ///
  /// - Returns: the reason why some of them are still there.
  public func remove(
    _ entries: [TrashEntry], onProgress: @escaping @Sendable (FileProgress) -> Void = { _ in }
  ) async -> FileError? {
    if let failure = await failure(of: entries, onProgress) { return failure }
    for entry in entries { steps.replace(.trashed(entry), by: nil) }
    return nil
  }

  private func failure(
    of entries: [TrashEntry], _ onProgress: @escaping @Sendable (FileProgress) -> Void
  ) async -> FileError? {
    do throws(FileError) {
      try await worker.trash.empty(entries, onProgress: onProgress)
      return nil
    } catch {
      return error
    }
  }

  /// Forgets all steps. Nothing on the disk changes.
  public func forget() { steps = Steps() }

  private struct Steps {
    var undoable: [Step] = []
    var redoable: [Step] = []

    /// Puts another effect into the steps in place of one, or takes it from them.
    mutating func replace(_ effect: FileEffect, by other: FileEffect?) {
      for path in [\Steps.undoable, \Steps.redoable] {
        self[keyPath: path] = self[keyPath: path].compactMap { step in
          let effects = step.effects.compactMap { $0 == effect ? other : $0 }
          return effects.isEmpty ? nil : Step(operation: step.operation, effects: effects)
        }
      }
    }
  }

  private func reverse(
    _ source: WritableKeyPath<Steps, [Step]>,
    to target: WritableKeyPath<Steps, [Step]>,
    _ onProgress: @escaping @Sendable (FileProgress) -> Void
  ) async -> FileReversal? {
    guard let step = steps[keyPath: source].last else { return nil }
    guard !isReversing, performing == 0 else {
      return FileReversal(remaining: step.effects, failure: .busy)
    }
    isReversing = true
    defer { isReversing = false }
    steps[keyPath: source].removeLast()
    let reversal = await worker.reverse(step.effects, onProgress: onProgress)
    var remaining = reversal.remaining
    if let lost = reversal.lost { remaining.remove(at: lost) }
    if !remaining.isEmpty {
      steps[keyPath: source].append(Step(operation: step.operation, effects: remaining))
    }
    if !reversal.done.isEmpty {
      var operation = step.operation
      if case .restore(let old) = operation, case .trashed(let new)? = reversal.done.last {
        // The step that deleted the item knows it as another entry.
        steps.replace(.trashed(old), by: .trashed(new))
        operation = .restore(new)
      }
      steps[keyPath: target].append(Step(operation: operation, effects: reversal.done))
    }
    return reversal
  }
}
