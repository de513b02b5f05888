import RecurseReactive

/// An effect that has been started.
@MainActor
class RunningEffect {
  /// The lifetime that the effect's senders check. It is created only for effects that start: many
  /// effects are created only to compare their keys.
  final private(set) lazy var life = EffectLife()

  func start() {}
  /// Its key went, or its component.
  func cancel() { life.isOver = true }
  /// Takes over the next work of a newer effect with the same key.
  ///
  /// - Returns: `false` if the newer effect is of another kind, and has to replace this one.
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

final class TimerEffect: RunningEffect {
  /// A shorter interval, or none, would leave no time for anything else.
  private static let shortest = Duration.milliseconds(1)

  private var interval: Duration
  private let timeline: Timeline
  private var action: @MainActor (EffectLife) -> Void
  private var timer: Timeline.Timer?

  init(
    every interval: Duration, in timeline: Timeline,
    _ action: @escaping @MainActor (EffectLife) -> Void
  ) {
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
      action(life)
    }
  }

  override func cancel() {
    super.cancel()
    timer?.cancel()
  }

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
  private let observe: @MainActor (EffectLife) -> Disposable
  private var observation: Disposable?

  init(_ latest: Replaceable, _ observe: @escaping @MainActor (EffectLife) -> Disposable) {
    self.latest = latest
    self.observe = observe
  }

  override func start() { observation = observe(life) }

  override func cancel() {
    super.cancel()
    observation = nil
  }

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

/// The life of a started effect. Every way back from it asks: what comes after its end is dropped.
@MainActor
final class EffectLife {
  var isOver = false
}
