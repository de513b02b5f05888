/// Delays the values of `debounce` and `throttle` by a clock.
///
///     debounce   idle ──value──▶ waiting ──value──▶ waiting longer ──quiet──▶ writes, idle
///     throttle   idle ──value──▶ writes, resting ──value──▶ resting ──over──▶ writes the last
@MainActor
final class QuietPeriod<C: Clock, Value> where C.Duration == Duration {
  private let clock: C
  private let duration: Duration
  private let extends: Bool
  private weak var output: SourceNode<Value>?
  private var waiting: Value?
  private var deadline: C.Instant
  private var task: Task<Void, Never>?

  init(_ output: SourceNode<Value>, clock: C, duration: Duration, extends: Bool) {
    self.output = output
    self.clock = clock
    self.duration = duration
    self.extends = extends
    deadline = clock.now
  }

  isolated deinit { task?.cancel() }

  func receive(_ value: Value) {
    if extends {
      waiting = .some(value)
      deadline = clock.now.advanced(by: duration)
      if task == nil { wait() }
    } else if task == nil {
      output?.write(value)
      deadline = clock.now.advanced(by: duration)
      wait()
    } else {
      waiting = .some(value)
    }
  }

  private func wait() {
    task = Task { [weak self, clock, deadline] in
      try? await clock.sleep(until: deadline, tolerance: nil)
      if !Task.isCancelled { self?.wake() }
    }
  }

  private func wake() {
    task = nil
    if extends, clock.now < deadline { return wait() }
    guard let value = waiting else { return }
    waiting = nil
    output?.write(value)
    guard !extends else { return }
    deadline = clock.now.advanced(by: duration)
    wait()
  }
}
