import RecurseReactive

/// An effect that has been started.
@MainActor
class RunningEffect {
  func start() {}
  func cancel() {}
  /// Takes over what a newer effect of the same key would do next.
  ///
  /// - Returns: false where the newer one is of another kind, and has to replace this one.
  func adopt(_ newer: RunningEffect) -> Bool { type(of: newer) == type(of: self) }
  /// Whether a newer effect of this key has to wait, and for what.
  var unfinished: Task<Void, Never>? { nil }
  func wait(for earlier: Task<Void, Never>) {}
}

/// A transition that is replaced while its effect runs.
@MainActor
class Replaceable {
  func take(from newer: Replaceable) -> Bool { false }
}

/// A transition of a known type.
final class Latest<Value>: Replaceable {
  private(set) var value: Value
  init(_ value: Value) { self.value = value }

  override func take(from newer: Replaceable) -> Bool {
    guard let newer = newer as? Latest<Value> else { return false }
    value = newer.value
    return true
  }
}

final class TaskEffect: RunningEffect {
  private let operation: @MainActor @Sendable () async throws -> Void
  /// Where the effect stands: an error goes to the boundary around it.
  private let source: BackReference<Instance>
  private let engine: Engine
  private let key: NodeKey
  /// How long it may take at the app's end; `nil` where it does not finish.
  private let patience: Duration?
  /// Where it stands and its key, and when it began, where it is to finish.
  private(set) var name = ""
  private var begin = Duration.zero
  private let latest: Replaceable?
  private var task: Task<Void, Never>?
  private var earlier: Task<Void, Never>?
  private var hasEnded = false

  init(
    of source: Instance, key: NodeKey, patience: Duration? = nil, latest: Replaceable? = nil,
    _ operation: @escaping @MainActor @Sendable () async throws -> Void
  ) {
    self.operation = operation
    self.source = source.reference
    engine = source.engine
    self.key = key
    self.patience = patience
    self.latest = latest
  }

  override func start() {
    engine.taskStarted()
    if patience != nil {
      name = "\(source.target?.path ?? ""): \(key.description)"
      begin = engine.clock.timeline.now
      engine.finishing[ObjectIdentifier(self)] = self
    }
    task = Task { [engine, operation, earlier] in
      if let earlier { await earlier.value }
      do {
        // One that was cancelled before its turn does not begin.
        if !Task.isCancelled { try await operation() }
      } catch is CancellationError {
        // The key went, or the component did: nobody waits for the rest.
      } catch {
        if let source = source.target, source.isMounted {
          engine.fail(error, at: source)
        } else {
          engine.report("an effect failed after its component had gone: \(error)")
        }
      }
      hasEnded = true
      engine.finishing[ObjectIdentifier(self)] = nil
      engine.taskEnded()
    }
  }

  override func cancel() {
    if patience == nil { task?.cancel() }
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

final class TimerEffect: RunningEffect {
  /// A shorter interval, or none, would leave no time for anything else.
  private static let shortest = Duration.milliseconds(1)

  private var interval: Duration
  private let timeline: Timeline
  private var action: @MainActor () -> Void
  private var timer: Timeline.Timer?

  init(every interval: Duration, in timeline: Timeline, _ action: @escaping @MainActor () -> Void) {
    self.interval = max(interval, Self.shortest)
    self.timeline = timeline
    self.action = action
  }

  override func start() { schedule(at: timeline.now + interval) }

  private func schedule(at deadline: Duration) {
    timer = timeline.schedule(at: deadline) { [weak self] in
      guard let self else { return }
      var next = deadline + interval
      if next <= timeline.now { next = timeline.now + interval }
      schedule(at: next)
      action()
    }
  }

  override func cancel() { timer?.cancel() }

  /// A new interval holds from the next tick on.
  override func adopt(_ newer: RunningEffect) -> Bool {
    guard let newer = newer as? TimerEffect else { return false }
    action = newer.action
    interval = newer.interval
    return true
  }
}

/// The observation of a source.
final class ObservationEffect: RunningEffect {
  private let latest: Replaceable
  private let observe: @MainActor () -> Disposable
  private var observation: Disposable?

  init(_ latest: Replaceable, _ observe: @escaping @MainActor () -> Disposable) {
    self.latest = latest
    self.observe = observe
  }

  override func start() { observation = observe() }

  override func cancel() { observation = nil }

  override func adopt(_ newer: RunningEffect) -> Bool {
    guard let newer = newer as? ObservationEffect else { return false }
    return latest.take(from: newer.latest)
  }
}

final class QuitEffect: RunningEffect {
  private let status: Int32
  private let engine: Engine

  init(status: Int32, engine: Engine) {
    self.status = status
    self.engine = engine
  }

  override func start() { engine.quit(status: status) }
}
