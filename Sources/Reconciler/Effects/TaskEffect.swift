final class TaskEffect: RunningEffect {
  private let operation: @MainActor @Sendable (EffectLife) async throws -> Void
  /// The instance of the effect. An error goes to the boundary around it.
  private let source: ZeroingReference<Instance>
  private let engine: Engine
  private let key: NodeKey
  /// The time that the task may take at the app's end, or `nil` if it does not finish.
  private let patience: Duration?
  /// The task's place and start time, if it must finish.
  private var path = ""
  private var begin = Duration.zero
  private let latest: Replaceable?
  private var task: Task<Void, Never>?
  private var earlier: Task<Void, Never>?
  private var hasEnded = false
  /// Whether it completes although its key went.
  private var isLetGo = false

  init(
    of source: Instance, key: NodeKey, patience: Duration? = nil, latest: Replaceable? = nil,
    _ operation: @escaping @MainActor @Sendable (EffectLife) async throws -> Void
  ) {
    self.operation = operation
    self.source = source.reference
    engine = source.engine
    self.key = key
    self.patience = patience
    self.latest = latest
  }

  /// The task in the words for a person, who may have written all of its id.
  var name: String {
    let id = key.description
    let shown = id.prefix(120)
    return "\(path): \(id.isEmpty ? "an effect" : shown.endIndex < id.endIndex ? "\(shown)…" : id)"
  }

  override func start() {
    engine.runningEffects.taskCount += 1
    if patience != nil {
      path = source.target?.path ?? ""
      begin = engine.clock.timeline.now
      engine.runningEffects.finishing[ObjectIdentifier(self)] = self
    }
    task = Task { [engine, operation, earlier, life] in
      if let earlier { await earlier.value }
      do {
        // One that was cancelled before its turn does not begin.
        if !Task.isCancelled { try await operation(life) }
      } catch let error where life.isOver || error is CancellationError {
        // The key went, or the component did: what a cancelled operation throws is nobody's
        // concern.
      } catch {
        if let source = source.target, source.isMounted {
          engine.fail(error, at: source)
        } else {
          engine.diagnostics.report("an effect failed after its component had gone: \(error)")
        }
      }
      hasEnded = true
      if isLetGo { life.isOver = true }
      engine.runningEffects.finishing[ObjectIdentifier(self)] = nil
      engine.runningEffects.taskCount -= 1
      engine.clock.timeline.setNeedsTurn()
    }
  }

  override func cancel() {
    guard patience == nil || hasEnded else {
      isLetGo = true
      return
    }
    super.cancel()
    task?.cancel()
  }

  /// Until when an app waits for it that was asked to end.
  func deadline(askedAt time: Duration) -> Duration { max(begin, time) + (patience ?? .zero) }

  /// Ends it although it is to finish.
  func giveUp() { task?.cancel() }

  override var unfinished: Task<Void, Never>? { patience != nil && !hasEnded ? task : nil }

  override func wait(for earlier: Task<Void, Never>) { self.earlier = earlier }

  override func adopt(_ newer: RunningEffect) -> Bool {
    guard let newer = newer as? TaskEffect else { return false }
    guard let mine = latest, let others = newer.latest else {
      return latest == nil && newer.latest == nil
    }
    return mine.take(from: others)
  }
}
