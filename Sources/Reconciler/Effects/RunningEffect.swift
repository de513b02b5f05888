/// An effect that has been started.
@MainActor
class RunningEffect {
  func start() {}
  func cancel() {}
  /// Takes over what a newer effect of the same key would do next.
  func adopt(_ newer: RunningEffect) {}
  /// Whether a newer effect of this key has to wait, and for what.
  var unfinished: Task<Void, Never>? { nil }
  func wait(for earlier: Task<Void, Never>) {}
}

/// A transition that is replaced while its effect runs.
@MainActor
final class Latest<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

final class TaskEffect: RunningEffect {
  private let operation: @MainActor @Sendable () async throws -> Void
  private weak let instance: ComponentInstance?
  private let engine: Engine
  private let finishes: Bool
  private let latest: AnyObject?
  private var task: Task<Void, Never>?
  private var earlier: Task<Void, Never>?
  private var hasEnded = false

  init(
    of instance: ComponentInstance, finishes: Bool = false, latest: AnyObject? = nil,
    _ operation: @escaping @MainActor @Sendable () async throws -> Void
  ) {
    self.operation = operation
    self.instance = instance
    engine = instance.engine
    self.finishes = finishes
    self.latest = latest
  }

  override func start() {
    engine.taskStarted()
    task = Task { [engine, operation, earlier] in
      if let earlier { await earlier.value }
      do {
        try await operation()
      } catch is CancellationError {
        // The key went, or the component did: nobody waits for the rest.
      } catch {
        if let instance = self.instance, instance.isMounted { engine.fail(error, at: instance) }
      }
      hasEnded = true
      engine.taskEnded()
    }
  }

  override func cancel() {
    if !finishes { task?.cancel() }
  }

  override var unfinished: Task<Void, Never>? { finishes && !hasEnded ? task : nil }

  override func wait(for earlier: Task<Void, Never>) { self.earlier = earlier }

  override func adopt(_ newer: RunningEffect) {
    guard let newer = newer as? TaskEffect, let mine = latest, let others = newer.latest else {
      return
    }
    (mine as? any Replaceable)?.replace(with: others)
  }
}

@MainActor
private protocol Replaceable: AnyObject {
  func replace(with other: AnyObject)
}

extension Latest: Replaceable {
  fileprivate func replace(with other: AnyObject) {
    if let other = other as? Latest<Value> { value = other.value }
  }
}

final class TimerEffect: RunningEffect {
  private let interval: Duration
  private let timeline: Timeline
  private var action: @MainActor () -> Void
  private var timer: Timeline.Timer?

  init(every interval: Duration, in timeline: Timeline, _ action: @escaping @MainActor () -> Void) {
    precondition(interval > .zero, "an effect's interval must be longer than zero")
    self.interval = interval
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

  override func adopt(_ newer: RunningEffect) {
    if let newer = newer as? TimerEffect { action = newer.action }
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
