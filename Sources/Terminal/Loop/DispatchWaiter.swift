import CRecurse
import Dispatch

#if canImport(Darwin)
  import CoreFoundation
#endif

/// Waits with Dispatch sources, whose handlers are jobs of the main queue. It needs only Dispatch's
/// public interface.
///
///     source, timer, setNeedsTurn ─▶ begin ─▶ (enqueued jobs) ─▶ finish ─▶ arm the sources
///
/// A turn is two jobs, so that the tasks that input starts run before the frame. Jobs between two
/// turns are no part of one: what they change calls ``setNeedsTurn()``. The main queue's jobs
/// run on any thread, one at a time, once ``keepMainThread()`` was called.
@MainActor
package final class DispatchWaiter: LoopWaiter {
  private enum Phase { case waiting, beginning, running }

  private var cycle: LoopCycle?
  private var phase = Phase.waiting
  private var ready = LoopReadiness()
  private var input: DescriptorSource?
  private var output: DescriptorSource?
  private var signals: DescriptorSource?
  private var timer: (any DispatchSourceTimer)?
  private var deadline: Duration?

  package init() {}

  /// The waiter of an app's loop.
  package static func process() throws(TerminalError) -> DispatchWaiter {
    // A task on the main thread is a job of the main queue, which ends the main queue's own run.
    guard recurse_is_main_thread(), withUnsafeCurrentTask(body: { $0 == nil }) else {
      throw .mainQueueIsBusy
    }
    recurse_keep_signal_mask()
    return DispatchWaiter()
  }

  package var needsNotice: Bool { true }

  package func keepMainThread() -> Never { dispatchMain() }

  package func keepMainThread(until isOver: () -> Bool) throws(TerminalError) {
    // Dispatch's public interface runs the main queue only for good.
    #if canImport(Darwin)
      while !isOver() { CFRunLoopRunInMode(.defaultMode, 1e9, true) }
    #else
      let queue = try MainQueue.process()
      while !isOver() { queue.waitAndRunJobs() }
    #endif
  }

  package func run(_ cycle: LoopCycle) {
    self.cycle = cycle
    // A loop without a terminal waits for the main queue and for deadlines alone.
    if cycle.inputDescriptor >= 0 {
      input = DescriptorSource(readable: cycle.inputDescriptor) { [unowned self] in
        ready.input = true
        beginTurn()
      }
      output = DescriptorSource(writable: cycle.inputDescriptor) { [unowned self] in
        ready.output = true
        beginTurn()
      }
    }
    if cycle.signalDescriptor >= 0 {
      signals = DescriptorSource(readable: cycle.signalDescriptor) { [unowned self] in
        ready.signals = true
        beginTurn()
      }
    }
    wait()
  }

  package func setNeedsTurn() {
    guard cycle != nil, phase == .waiting else { return }
    phase = .beginning
    enqueue { $0.begin() }
  }

  /// Begins a turn at once, unless one is under way; the next turn then takes the new input.
  private func beginTurn() {
    if phase == .waiting { begin() }
  }

  private func begin() {
    guard let cycle else { return }
    phase = .running
    // What a handler starts inherits the thread's signal mask.
    recurse_apply_signal_mask()
    // Signals come first, and reading them does not block.
    ready.signals = true
    let ready = ready
    self.ready = LoopReadiness()
    cycle.begin(ready)
    enqueue { $0.finish() }
  }

  private func finish() {
    cycle?.finish()
    wait()
  }

  private func wait() {
    guard let cycle else { return }
    guard let interest = cycle.interest() else { return end(cycle) }
    phase = .waiting
    input?.isArmed = interest.input && !ready.input
    output?.isArmed = interest.output && !ready.output
    signals?.isArmed = !ready.signals
    if !interest.input { ready.input = false }
    if !interest.output { ready.output = false }
    let isDue = interest.deadline.map { $0 <= MonotonicTime.now } ?? false
    if isDue || ready.input || ready.output || ready.signals {
      setNeedsTurn()
    } else {
      setTimer(interest.deadline)
    }
  }

  private func setTimer(_ new: Duration?) {
    guard new != deadline else { return }
    deadline = new
    guard let new else {
      timer?.schedule(deadline: .distantFuture)
      return
    }
    let nanoseconds = ((new - MonotonicTime.now) / .nanoseconds(1)).rounded(.up)
    let time = DispatchTime.now() + .nanoseconds(Int(max(0, min(nanoseconds, 1e18))))
    (timer ?? makeTimer()).schedule(deadline: time, leeway: .nanoseconds(0))
  }

  private func makeTimer() -> any DispatchSourceTimer {
    let new = DispatchSource.makeTimerSource(flags: .strict, queue: .main)
    new.setEventHandler { [weak self] in
      // The timer's queue is the main queue, whose jobs run on the main actor.
      MainActor.assumeIsolated {
        self?.deadline = nil
        self?.beginTurn()
      }
    }
    new.activate()
    timer = new
    return new
  }

  private func end(_ cycle: LoopCycle) {
    self.cycle = nil
    phase = .waiting
    ready = LoopReadiness()
    for source in [input, output, signals] { source?.cancel() }
    input = nil
    output = nil
    signals = nil
    timer?.cancel()
    timer = nil
    deadline = nil
    cycle.end()
  }

  private func enqueue(_ part: @escaping @MainActor @Sendable (DispatchWaiter) -> Void) {
    // A waiter whose cycle has not ended stays until then.
    DispatchQueue.main.async { MainActor.assumeIsolated { part(self) } }
  }
}
